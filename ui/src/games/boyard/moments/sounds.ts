/** What is heard of a moment as it begins; notes, keys and tigers are heard as each comes to pass. */
import type { Boyard, BoyardFact } from "../../../types/boyard";
import type { SeenMoment, Sound } from "../../game";

type Sounds = { readonly [Kind in BoyardFact["fact"]]?: Sound };

const SOUNDS: Sounds = {
  rolled: "bone",
  first_rolled: "bone",
  pawn_rolled: "bone",
  bonus_rolled: "bone",
  dice_rolled: "bones",
  card_lifted: "flick",
  card_drawn: "card",
  chest_opened: "bolts",
  sand_turned: "page",
  answered: "say",
  even_double: "bell",
  sand_ran_out: "grains",
  sand_up: "grains",
  riddle_solved: "gulls",
  riddle_missed: "splash",
  key_left: "pass",
  chest_emptied: "ring",
  rounds_over: "ring",
  player_prepared: "key",
};

export function sounds({ facts, view }: SeenMoment<Boyard>, me: number | null): Sound[] {
  const heard = facts.flatMap((fact) => soundOf(fact));
  const mine = me !== null && view.turn === me && facts.some(({ fact }) => fact === "turn_began");
  return mine ? [...heard, "turn"] : heard;
}

function soundOf(fact: BoyardFact): Sound[] {
  if (fact.fact === "decided") return [fact.won ? "gulls" : "splash"];
  if (fact.fact === "duel_over") return [fact.won ? "key" : "refused"];
  const sound = SOUNDS[fact.fact];
  return sound ? [sound] : [];
}
