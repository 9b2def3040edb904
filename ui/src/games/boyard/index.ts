/** Les Clés de Fort Boyard on the page. */
import type { Boyard } from "../../types/boyard";
import type { Catalogue } from "../../words/sentences";
import type { GamePage } from "../game";
import { catalogues } from "../parts/words";
import { PICTURES } from "./art/drawings";
import { foresee, unasked } from "./choosing/foresee";
import Ending from "./ending/Ending.svelte";
import { gist, hush, tale } from "./ending/tale";
import { asPlayed, pace } from "./moments/pace";
import { sounds } from "./moments/sounds";
import Table from "./Table.svelte";
import { goal, nudge } from "./words/goal";
import { course, now, part } from "./words/turn";

const page: GamePage<Boyard> = {
  name: "boyard",
  words: [
    catalogues(
      import.meta.glob<Catalogue>(
        ["../../../../src/trousseau/games/boyard/words/*.json", "./words/*/*.json", "!./words/*/rules.json"],
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
  hush,
  gist,
  realTime: true,
  foresee,
  unasked,
  asPlayed,
  phrases: ["tiger", "dont_open", "open_it", "so_close", "cheater", "bravo", "courage", "seasick"],
  course,
  part,
  now,
  turn: ({ turn }) => turn,
  goal,
  nudge,
  keys: [
    ["␣", "key.throw"],
    ["1 – 9", "key.choose"],
    ["A – Z", "key.answer"],
  ],
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
};

export default page;
