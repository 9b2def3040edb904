/** What somebody did at this table, as far as it has been shown. */
import type { Visit } from "../visit/visit.svelte";

/** Sentences about one seat's own acts and words, the newest first. */
export function doingsOf({ story, stage, game, speech }: Visit, seat: number): string[] {
  const shown = stage.shown?.seq ?? -1;
  return story
    .filter(({ seq }) => seq <= shown)
    .flatMap(({ facts }) => facts.filter((fact) => "seat" in fact && fact.seat === seat && !game.hush?.(fact)))
    .map((fact) => speech.tell("fact", fact))
    .reverse();
}
