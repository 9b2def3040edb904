/** What became of accusations, as the view tells it. */
import type { Case, MazeView } from "../../../types/maze";
import { VERDICT } from "./times";

export type Outcome = "rejected" | "unmasked" | "wrong";

/** Nobody who was unmasked is in play any more; a hero who was named ends the game. */
export function verdictOf({ seats, verdict }: Case, { status, outcome }: Pick<MazeView, "status" | "outcome">): Outcome {
  if (verdict !== "validated") return "rejected";
  return outcome === "wrong" && seats.some((seat) => status[seat] === "in") ? "wrong" : "unmasked";
}

/** Whether a card lies at the edge: who is made an offer has its plates instead. */
export function isCarded(view: Pick<MazeView, "accusation" | "offer" | "past">, now: number, me: number | null): boolean {
  const theirs = view.offer !== null && view.offer.seat !== me;
  return view.accusation !== null || theirs || freshVerdict(view, now) !== null;
}

/** The verdict that fell a moment ago; null while another accusation is open, and if the game went over it. */
export function freshVerdict({ accusation, past }: Pick<MazeView, "accusation" | "past">, now: number): Case | null {
  const last = past.cases.at(-1);
  return last && last.verdict !== "lapsed" && !accusation && now - last.at < VERDICT ? last : null;
}
