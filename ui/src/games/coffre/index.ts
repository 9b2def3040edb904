/** Le Coffre et la Clé on the page. */
import type { Coffre } from "../../types/coffre";
import type { Catalogue } from "../../words/sentences";
import type { GamePage } from "../game";
import { catalogues } from "../parts/words";
import { BACK, PICTURES } from "./cards/cards";
import { emblems } from "./ending/emblems";
import Ending from "./ending/Ending.svelte";
import { tale } from "./ending/tale";
import { pace } from "./moments/pace";
import { sounds } from "./moments/sounds";
import Table from "./Table.svelte";
import { goal, nudge } from "./words/goal";
import { course } from "./words/turn";

const page: GamePage<Coffre> = {
  name: "coffre",
  words: [
    catalogues(
      import.meta.glob<Catalogue>(
        ["../../../../src/trousseau/games/coffre/words/*.json", "./words/*/*.json", "!./words/*/rules.json"],
        { eager: true, import: "default" },
      ),
    ),
  ],
  Table,
  Ending,
  tale,
  pictures: [BACK, ...Object.values(PICTURES), ...emblems],
  pace,
  sounds,
  /** Ends of turns are seen by the pointer; the log needs no line for each. */
  hush: ({ fact }) => fact === "turn_ended",
  gist: ({ fact }) => !["turn_ended", "said", "final_phase", "revealed"].includes(fact),
  phrases: ["trust_me", "liar", "show_me", "i_swear", "your_turn_soon", "nice_bluff", "who_has_it", "no_idea"],
  course,
  goal,
  nudge,
  keys: [
    ["1 – 4", "key.acts"],
    ["1 – 9", "key.targets"],
  ],
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
};

export default page;
