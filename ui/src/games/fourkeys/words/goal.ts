/** What a player is after, and where a newcomer begins. */
import type { FourKeysView } from "../../../types/fourkeys";
import type { Speech } from "../../../words/sentences";
import type { Nudge } from "../../game";
import { acting } from "./turn";

export function goal(view: FourKeysView, speech: Speech): string {
  return view.seat === null || view.phase === "over" ? "" : speech.say("fourkeys.goal");
}

export function nudge(view: FourKeysView): Nudge | null {
  if (view.seat === null || acting(view)?.seat !== view.seat) return null;
  if (view.phase === "lay") return { spot: "dungeon", words: "nudge.lay" };
  return { spot: "piles", words: "nudge.take" };
}
