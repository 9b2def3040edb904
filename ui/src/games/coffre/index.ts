/** Le Coffre et la Clé on the page. */
import serverEn from "../../../../src/trousseau/games/coffre/words/en.json";
import serverFr from "../../../../src/trousseau/games/coffre/words/fr.json";
import type { GamePage } from "../game";
import type { Coffre } from "../../types/coffre";
import { BACK, PICTURES } from "./cards";
import { emblems } from "./emblems";
import Ending from "./Ending.svelte";
import { pace } from "./pace";
import { sounds } from "./sounds";
import Table from "./Table.svelte";
import { course, prompt } from "./turn";
import en from "./words/en.json";
import fr from "./words/fr.json";

const page: GamePage<Coffre> = {
  name: "coffre",
  words: [
    { fr: serverFr, en: serverEn },
    { fr, en },
  ],
  Table,
  Ending,
  pictures: [BACK, ...Object.values(PICTURES), ...emblems],
  pace,
  sounds,
  /** Ends of turns are seen by the pointer; the log needs no line for each. */
  hush: ({ fact }) => fact === "turn_ended",
  secret: ({ fact }) => fact === "saw" || fact === "received",
  phrases: [
    "trust_me",
    "liar",
    "show_me",
    "i_swear",
    "your_turn_soon",
    "nice_bluff",
    "who_has_it",
    "no_idea",
  ],
  course,
  prompt,
  rules: () => import("./rules/Rules.svelte"),
  coach: () => import("./coach"),
};

export default page;
