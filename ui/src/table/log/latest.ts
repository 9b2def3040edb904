/** The end of the log, as far as it has been shown. */
import type { Visit } from "../visit/visit.svelte";

/** So many of its last lines; what is not worth one is left out. */
export function latestLines({ story, stage, game, speech }: Visit, count: number): string[] {
  const shown = stage.shown?.seq ?? -1;
  const facts = story.filter(({ seq }) => seq <= shown).flatMap((moment) => moment.facts);
  const worth = facts.filter((fact) => !game.hush?.(fact));
  return worth.slice(-count).map((fact) => speech.tell("fact", fact));
}
