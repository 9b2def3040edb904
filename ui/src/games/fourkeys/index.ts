/** Four Keys on the page. */
import serverEn from "../../../../src/trousseau/games/fourkeys/words/en.json";
import serverFr from "../../../../src/trousseau/games/fourkeys/words/fr.json";
import type { GamePage } from "../game";
import type { Fourkeys } from "../../types/fourkeys";
import { PICTURES } from "./art";
import Ending from "./Ending.svelte";
import { pace } from "./pace";
import { sounds } from "./sounds";
import Table from "./Table.svelte";
import { course, prompt } from "./turn";
import { words } from "./words";

const page: GamePage<Fourkeys> = {
  name: "fourkeys",
  words: [{ fr: serverFr, en: serverEn }, ...words],
  Table,
  Ending,
  pictures: PICTURES,
  pace,
  sounds,
  phrases: [
    "nice_room",
    "my_door",
    "dont_push",
    "sorry_coin",
    "no_key",
    "so_close",
    "rich",
    "thinking",
  ],
  course,
  prompt,
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
};

export default page;
