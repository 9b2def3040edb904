/** How far the game has come, in words. */
import type { MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";

/** What the top bar says: roles, or the scenario where there are none. */
export function course({ options: { level, scenario } }: MazeView, speech: Speech): string {
  return level ? speech.say("course.level", { level }) : speech.say("course.scenario", { number: scenario, scenario });
}

/** The part that a replay names: by the sand and the theft, as nobody has turns. */
export function part({ phase, stolen, past }: MazeView, speech: Speech): string {
  if (phase === "brief" || phase === "guess" || phase === "choice" || phase === "over") return speech.say(`part.${phase}`);
  return stolen ? speech.say("part.alarm") : speech.say("part.sand", { number: past.flips.length + 1 });
}
