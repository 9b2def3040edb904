/** What one is after, and where a newcomer's hand should go. */
import type { MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { Nudge } from "../../game";

/** The same for everybody: a neighbour who sees it must not learn anything of a card. */
export function goal({ seat, phase, stolen, status }: MazeView, speech: Speech): string {
  if (seat === null || phase === "over" || status[seat] !== "in") return "";
  if (phase === "brief") return speech.say("goal.brief");
  return speech.say(stolen ? "goal.escape" : "goal.steal");
}

const PAD: readonly string[] = ["slide", "ride", "explore", "jump"];

/** Where the hand goes now; once somebody is on their way all is plain. */
export function nudge({ seat, phase, moves, past, accusation, prepared }: MazeView): Nudge | null {
  if (seat === null) return null;
  if (phase === "brief") return prepared[seat] ? null : { spot: "pad.hub", words: "nudge.ready" };
  if (phase !== "run") return null;
  if (accusation && moves.some((move) => move.do === "vote")) return { spot: "vote.yes vote.no", words: "nudge.vote" };
  const acted = (past.acts[seat] ?? 0) > 0;
  return !acted && moves.some((move) => PAD.includes(move.do)) ? { spot: "pad", words: "nudge.pad" } : null;
}
