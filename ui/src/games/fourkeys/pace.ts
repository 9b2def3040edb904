/** How long things take to happen on the table, in milliseconds. */
import type { FourKeysFact } from "../../types/fourkeys";
import { countingTime } from "./worths";

export const FLY = 520;
export const SLIDE = 420;
/** Keys light up, the leaves swing, coins drop. */
export const OPEN = 1_500;

export function pace(facts: readonly FourKeysFact[]): number {
  return facts.reduce((sum, fact) => sum + timeOf(fact), 0);
}

function timeOf(fact: FourKeysFact): number {
  switch (fact.fact) {
    case "renewed":
      return 900;
    case "refilled":
      return 400;
    case "pushed":
      return SLIDE;
    case "took":
      return FLY + 280;
    case "laid":
      return FLY + 180;
    case "opened":
      return OPEN;
    case "skipped":
      return 700;
    case "round_over":
      return SLIDE + 100;
    case "counted":
      return countingTime(fact.gold.length);
  }
}
