/** Le Labyrinthe on the page. */
import type { Maze } from "../../types/maze";
import type { Catalogue } from "../../words/sentences";
import type { GamePage } from "../game";
import { catalogues } from "../parts/words";
import { foresee, unasked } from "./choosing/foresee";
import { KEYS } from "./console/keys";
import Ending from "./ending/Ending.svelte";
import { gist, hush, tale } from "./ending/tale";
import Settings from "./held/Settings.svelte";
import { asPlayed, pace } from "./moments/pace";
import { sounds } from "./moments/sounds";
import { curtain } from "./roles/curtains.svelte";
import Table from "./Table.svelte";
import { goal, nudge } from "./words/goal";
import { course, part } from "./words/turn";

const page: GamePage<Maze> = {
  name: "maze",
  words: [
    catalogues(
      import.meta.glob<Catalogue>(
        ["../../../../src/trousseau/games/maze/words/*.json", "./words/*/*.json", "!./words/*/rules.json"],
        { eager: true, import: "default" },
      ),
    ),
  ],
  Table,
  Ending,
  tale,
  pace,
  sounds,
  hush,
  tells: true,
  gist,
  realTime: true,
  foresee,
  unasked,
  asPlayed,
  phrases: [],
  course,
  part,
  turn: () => null,
  goal,
  nudge,
  curtain,
  keys: [...KEYS, ["0", "key.whole"], ["F", "key.frame"], ["Q", "key.read"]],
  Settings,
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
};

export default page;
