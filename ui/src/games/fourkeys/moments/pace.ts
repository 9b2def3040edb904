/** How long things take to happen on the table, in milliseconds. */
import type { Fourkeys } from "../../../types/fourkeys";
import { paceOf } from "../../parts/moments/facts";
import type { Timing } from "../../parts/motion/flights";
import { countingTime } from "../ending/worths";

export const FLY = 520;
const SLIDE = 420;
/** Keys light up, the leaves swing, coins drop. */
export const OPEN = 1_500;

export const pace = paceOf<Fourkeys>({
  renewed: 900,
  refilled: 400,
  pushed: SLIDE,
  took: FLY + 280,
  laid: FLY + 180,
  opened: OPEN,
  skipped: 700,
  round_over: SLIDE + 100,
  counted: ({ gold }) => countingTime(gold.length),
});

/** Tiles slide, and go home when the doors have opened; cards fly at once. */
export function timingOf(name: string, facts: readonly Fourkeys["fact"][]): Timing {
  const has = (kind: Fourkeys["fact"]["fact"]) => facts.some(({ fact }) => fact === kind);
  if (!name.startsWith("tile")) return { wait: 0, time: FLY };
  return { wait: has("round_over") ? FLY + (has("opened") ? OPEN / 2 : 0) : 0, time: SLIDE };
}
