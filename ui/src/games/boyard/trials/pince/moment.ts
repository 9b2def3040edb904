/** What is to be seen of la pince: the card, and how far it has fallen. */
import type { PinchMoment } from "../../stage/types";
import type { TrialOf } from "../part";
import { isDecided } from "../signal.svelte";

export interface Falling {
  moment: PinchMoment;
  /** 0 while it is held; 1: it is through the fingers. */
  fall: number;
}

/** Nothing is seen of it beyond this. */
export const GONE = 1.7;

/** How far a card falls in a time, faster and faster: it passes the fingers in exactly the window. */
export function fallen(after: number, window: number): number {
  return Math.min(GONE, (after / Math.max(1, window)) ** 2);
}

/** `falls` is for how long the card has been seen falling; `given` what I have just answered. */
export function momentOf(view: TrialOf<"pince">, falls: number, given: { after: number | null } | null): Falling {
  const last = isDecided(view) ? view.outcomes.at(-1) : undefined;
  if (last?.how === "early") return { moment: "early", fall: 0 };
  if (last) return closed(last.how === "in_time", last.time.after, last.window);
  if (given?.after === null) return { moment: "early", fall: 0 };
  if (given) return closed(given.after <= view.window, given.after, view.window);
  return view.duel.signal === null ? { moment: "held", fall: 0 } : { moment: "falling", fall: fallen(falls, view.window) };
}

function closed(caught: boolean, after: number | null, window: number): Falling {
  return caught ? { moment: "caught", fall: fallen(after ?? 0, window) } : { moment: "fallen", fall: 1 };
}
