/** Why one can't accuse, or lay the eye card, just now. */
import type { Speech } from "../../../words/sentences";
import { refusalOf } from "../../parts/choosing/off";
import type { MazeChoosing } from "../choosing/choosing.svelte";

export type Signal = "stare" | "nudge" | "lay_eye" | "accuse";

/** In a few words; null if one can, before anybody or before this seat. */
export function whyNot(kind: Signal, choosing: MazeChoosing, speech: Speech, seat?: number): string | null {
  const { view } = choosing;
  const moves = choosing.all(kind).filter((move) => seat === undefined || (move.do === "accuse" ? move.seats.includes(seat) : move.seat === seat));
  const [first] = moves;
  if (first) {
    const count = Math.min(...moves.map((move) => choosing.wait(move)));
    return count ? speech.say("signal.wait", { count }) : null;
  }
  if (kind === "accuse" && view.accusation) return speech.say("signal.voting");
  if (kind === "nudge" && seat !== undefined && view.nudge?.seat === seat) return speech.say("signal.there");
  if (kind === "lay_eye" && seat !== undefined && view.eye?.seat === seat) return speech.say("signal.there");
  return refusalOf(view, speech, kind);
}
