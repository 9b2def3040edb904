/** How long things take to happen on the table, in milliseconds. */
import type { BoyardFact, BoyardView } from "../../../types/boyard";
import { POUNCE, STEP, THROW } from "../board/times";

/** From one note to the next, and until the last one lies. */
export const NOTE = 300;
/** The tiger stays on the chest. */
export const TIGER_STAYS = 1_600;
/** What an opening has brought is looked at. */
export const LINGERS = 1_400;
export const KEY_FLIES = 620;

type Times = { readonly [Kind in BoyardFact["fact"]]?: number };

/** Of what is no motion on the fort: long enough to be read in a replay. */
const TIMES: Times = {
  echoed: 1,
  readied: 120,
  note_seen: 1,
  note_taken: NOTE,
  tiger_pounced: POUNCE + TIGER_STAYS,
  keys_won: KEY_FLIES,
  key_put: KEY_FLIES,
  first_rolled: THROW,
  bonus_rolled: THROW,
  chest_opened: 1_200,
  chest_emptied: LINGERS,
  rounds_over: LINGERS,
  card_drawn: 900,
  dice_rolled: 900,
  answered: 1_100,
  riddle_solved: 2_400,
  riddle_missed: 2_400,
  decided: 2_400,
  duel_over: 1_200,
};
const ANY = 350;

export function timeOf(fact: BoyardFact): number {
  if (fact.fact === "rolled" || fact.fact === "pawn_rolled") return THROW + fact.die * STEP;
  return TIMES[fact.fact] ?? ANY;
}

export function pace(facts: readonly BoyardFact[]): number {
  return facts.reduce((sum, fact) => sum + timeOf(fact), 0);
}

/** A trial is looked at again in its own time: it is won by moments. */
export function asPlayed({ on }: BoyardView): boolean {
  return on !== null && on.trial !== "riddle" && on.course.phase !== "brief";
}
