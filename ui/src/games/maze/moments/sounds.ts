/** What is heard of a moment; whatever is one's own alone to know is not heard at all. */
import type { Maze, MazeFact } from "../../../types/maze";
import type { SeenMoment, Sound } from "../../game";

type Sounds = { readonly [Kind in MazeFact["fact"]]?: Sound };

const SOUNDS: Sounds = {
  got_ready: "key",
  sand_turned: "sand",
  slid: "sole",
  rode: "treads",
  jumped: "straw",
  explored: "neon",
  ball_spent: "coin",
  flipped: "sand",
  tiles_passed: "shuffle",
  tiles_handed_on: "shuffle",
  tile_turned: "card",
  deck_turned_over: "shuffle",
  deck_shuffled: "shuffle",
  talk_opened: "hum_up",
  talk_closed: "hum_down",
  camera_off: "dial",
  stolen: "siren",
  got_out: "ring",
  low_sand: "grains",
  sand_ran_out: "grains",
  eye_laid: "card",
  said: "say",
  haunted: "look",
  accused: "bell",
  voted: "flick",
  revealed: "reveal",
  eliminated: "lid",
  flip_offered: "coin",
  went_empty_handed: "stamp",
  guessed: "stamp",
};

/** A push is heard by whoever is pushed, louder than by the others. */
export function sounds({ facts }: SeenMoment<Maze>, me: number | null): Sound[] {
  return facts.flatMap((fact): Sound[] => {
    if (fact.fact === "nudged") return [fact.whom === me ? "knock" : "pass"];
    if (fact.fact === "verdict") return [fact.validated ? "designate" : "refused"];
    if (fact.fact === "ended") return [fact.outcome === "escape" || fact.outcome === "last_ok" || fact.outcome === "alone_ok" ? "chest_open" : "chest_empty"];
    const sound = SOUNDS[fact.fact];
    return sound ? [sound] : [];
  });
}
