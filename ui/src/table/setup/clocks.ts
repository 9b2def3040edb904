/** How long one may think, as tables offer it. */
import { say } from "../../words/page";

const MINUTE = 60;
const DAY = 86_400;

/** Seconds for a move; null is no clock. */
export const CLOCKS: readonly (number | null)[] = [null, 15, 30, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, DAY];

/** Those that are proposed for a new table. */
export const PROPOSED: readonly (number | null)[] = [null, MINUTE, 3 * MINUTE, 5 * MINUTE];

/** What a new table has: enough for everybody, and nobody waits for ever. */
export const USUAL_CLOCK = 3 * MINUTE;

export function clockWords(seconds: number | null): string {
  if (seconds === null) return say("setup.clock_none");
  if (seconds >= DAY) return say("setup.clock_day");
  return seconds < MINUTE ? say("setup.seconds", { count: seconds }) : say("setup.minutes", { count: seconds / MINUTE });
}
