/** Passwords on the page. */
import type { Passwords } from "../../types/passwords";
import type { Catalogue } from "../../words/sentences";
import type { GamePage } from "../game";
import { catalogues } from "../parts/words";
import Ending from "./ending/Ending.svelte";
import { PICTURES } from "./gems/cuts";
import { pace } from "./moments/pace";
import { sounds } from "./moments/sounds";
import Table from "./Table.svelte";
import { goal, nudge } from "./words/goal";
import { course } from "./words/turn";

/** The announcement is the line of a turn: gems, safes and ballots are seen on the table. */
const HUSHED: readonly Passwords["fact"]["fact"][] = ["placed", "dealt", "voted", "abstained"];

const page: GamePage<Passwords> = {
  name: "passwords",
  words: [
    catalogues(
      import.meta.glob<Catalogue>(
        ["../../../../src/trousseau/games/passwords/words/*.json", "./words/*/*.json", "!./words/*/rules.json"],
        { eager: true, import: "default" },
      ),
    ),
  ],
  Table,
  Ending,
  pictures: PICTURES,
  pace,
  sounds,
  hush: ({ fact }) => HUSHED.includes(fact),
  phrases: ["nice_word", "is_it_a_word", "same_family", "my_safe", "no_vowels", "so_long", "thanks", "thinking"],
  course,
  goal,
  nudge,
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
  daily: () => import("./daily"),
  keys: [
    ["A – Z", "key.letters"],
    ["1, 2", "key.ways"],
    ["Alt ← →", "key.ways"],
    ["9", "key.pass"],
    ["1 – 3", "key.votes"],
    ["← →", "key.ring"],
  ],
};

export default page;
