/** The course of the game, for the top bar and a replay's timeline. */
import type { MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";

export function course({ phase, options }: MazeView, speech: Speech): string {
  if (phase === "over") return speech.say("course.over");
  return options.level ? speech.say("course.roles", { level: options.level }) : speech.say("course.scenario", { scenario: options.scenario });
}
