/** How long things take to happen on the table, in milliseconds. */
import type { Coffre } from "../../../types/coffre";
import { paceOf } from "../../parts/moments/facts";

export const FLY = 620;
export const FLIP = 420;
export const LOOK = 1_300;
/** The one who looks may read the face. */
export const LOOK_MYSELF = 2_100;
export const DESIGNATION = 2_900;
export const FINAL = 2_000;
/** From one card to the next when all are turned up. */
export const TURN_UP = 210;
export const BEFORE_TURN_UP = 500;
export const CHEST = 3_200;

export const pace = paceOf<Coffre>({
  observed: (_, all) => (all.some(({ fact }) => fact === "saw") ? LOOK_MYSELF : LOOK) + 200,
  exchanged: FLY + FLIP + 300,
  forced: FLY + FLIP + 300,
  passed: 750,
  turn_ended: 420,
  designated: DESIGNATION,
  final_phase: FINAL,
  named: 1_100,
  said: 420,
  revealed: ({ hands }) => turnUpTime(hands.length) + CHEST,
  saw: 0,
  received: 0,
});

/** Until the last card is turned up. */
export function turnUpTime(seats: number): number {
  return BEFORE_TURN_UP + (seats + 2) * TURN_UP + FLIP;
}
