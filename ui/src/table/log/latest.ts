/** The end of the log, as far as it has been shown. */
import type { Visit } from "../visit/visit.svelte";

/** What happened last, a line for each moment, so that nothing is told by halves. */
export function latestLines({ story, stage, game, speech }: Visit, count: number): string[] {
  const shown = stage.shown?.seq ?? -1;
  const told = story
    .filter(({ seq }) => seq <= shown)
    .map(({ facts }) => facts.filter((fact) => !game.hush?.(fact)))
    .filter((facts) => facts.length > 0);
  return told.slice(-count).map((facts) => facts.map((fact) => speech.tell("fact", fact)).join(" "));
}
