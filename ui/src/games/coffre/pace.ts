/** How long things take to happen on the table, in milliseconds. */
import type { CoffreFact } from "../../types/coffre";

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

export function pace(facts: readonly CoffreFact[]): number {
  return facts.reduce((sum, fact) => sum + timeOf(fact, facts), 0);
}

function timeOf(fact: CoffreFact, all: readonly CoffreFact[]): number {
  switch (fact.fact) {
    case "observed":
      return (all.some((one) => one.fact === "saw") ? LOOK_MYSELF : LOOK) + 200;
    case "exchanged":
    case "forced":
      return FLY + FLIP + 300;
    case "passed":
      return 750;
    case "turn_ended":
      return 420;
    case "designated":
      return DESIGNATION;
    case "final_phase":
      return FINAL;
    case "named":
      return 1_100;
    case "said":
      return 420;
    case "revealed":
      return turnUpTime(fact.hands.length) + CHEST;
    case "saw":
    case "received":
      return 0;
  }
}

/** Until the last card is turned up. */
export function turnUpTime(seats: number): number {
  return BEFORE_TURN_UP + (seats + 2) * TURN_UP + FLIP;
}
