/** How long things take to happen on the table, in milliseconds. */
import type { Passwords } from "../../../types/passwords";
import { paceOf } from "../../parts/moments/facts";

/** A letter lights, light runs to the next safe, a gem drops. */
export const STEP = 520;
/** Of that, until the gem is there. */
export const RUN = 330;
/** The door turns, bolts shoot out, the safe goes to its owner. */
export const SLAM = 1_250;
/** Of that, how long it is on its way. */
export const CARRY = 520;
export const DEAL = 560;
/** Ballots turn over, and are read. */
export const VERDICT = 2_200;
/** A struck word is read. */
export const STRUCK = 2_600;
export const HEARD = 450;

export const pace = paceOf<Passwords>({
  announced: HEARD,
  hesitated: 600,
  not_known: 1,
  doubted: 300,
  asked: 300,
  contested: 600,
  voted: 200,
  abstained: 100,
  verdict: VERDICT,
  struck: STRUCK,
  placed: ({ steps }) => steps.length * STEP,
  closed: SLAM,
  dealt: DEAL,
  passed: 800,
  counted: 900,
});
