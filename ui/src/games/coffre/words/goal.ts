/** What a player is after: it hangs on the card in hand, and changes with it. */
import type { CoffreView } from "../../../types/coffre";
import type { Speech } from "../../../words/sentences";
import type { Nudge } from "../../game";

/** "You hold a Neutral: unmask the Fake Key at the end." Empty for those who hold nothing. */
export function goal(view: CoffreView, speech: Speech): string {
  const face = view.seat === null ? null : view.hands[view.seat]?.face;
  return face && view.phase !== "over" ? speech.name("goal", face) : "";
}

export function nudge({ phase, turn, seat }: CoffreView): Nudge | null {
  if (seat === null || phase === "over") return null;
  if (turn !== seat) return { spot: "talk", words: "nudge.talk" };
  if (phase === "act") return { spot: "do.observe", words: "nudge.observe" };
  return phase === "close" ? { spot: "do.end_turn", words: "nudge.end_turn" } : null;
}
