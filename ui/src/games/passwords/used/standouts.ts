/** The words of a game that are worth remembering, in the order in which they are told. */
import type { Speech } from "../../../words/sentences";

export const STANDOUTS = ["longest", "rarest", "most_fruitful"] as const;
export type StandoutKind = (typeof STANDOUTS)[number];

/** How much of it: its letters, how many words are commoner, or its gems. */
export function standoutNote(kind: StandoutKind, count: number, speech: Speech): string {
  if (kind === "most_fruitful") return speech.say("gems", { count });
  return speech.say(kind === "longest" ? "standout.letters" : "standout.rank", { count });
}
