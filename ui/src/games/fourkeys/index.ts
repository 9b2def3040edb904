/** Four Keys on the page. */
import type { Fourkeys } from "../../types/fourkeys";
import type { Catalogue } from "../../words/sentences";
import type { GamePage } from "../game";
import { catalogues } from "../parts/words";
import { PICTURES } from "./cards/art";
import Ending from "./ending/Ending.svelte";
import { tale } from "./ending/tale";
import { pace } from "./moments/pace";
import { sounds } from "./moments/sounds";
import Table from "./Table.svelte";
import { goal, nudge } from "./words/goal";
import { course } from "./words/turn";

const page: GamePage<Fourkeys> = {
  name: "fourkeys",
  words: [
    catalogues(
      import.meta.glob<Catalogue>(
        ["../../../../src/trousseau/games/fourkeys/words/*.json", "./words/*/*.json", "!./words/*/rules.json"],
        { eager: true, import: "default" },
      ),
    ),
  ],
  Table,
  Ending,
  tale,
  pictures: PICTURES,
  pace,
  sounds,
  gist: ({ fact }) => !["laid", "refilled", "round_over"].includes(fact),
  phrases: ["nice_room", "my_door", "dont_push", "sorry_coin", "no_key", "so_close", "rich", "thinking"],
  course,
  goal,
  nudge,
  keys: [
    ["1 – 4", "key.piles"],
    ["5 – 8", "key.places"],
    ["9", "key.renew"],
    ["F", "key.turn"],
    ["1 – 9", "key.squares"],
    ["← ↑ → ↓", "key.arrows"],
  ],
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
};

export default page;
