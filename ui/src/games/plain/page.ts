/** The page of a game that brings none: made of what the server says of it and of its words. */
import { api, type Offer } from "../../wire/api";
import type { Catalogue } from "../../words/sentences";
import type { GamePage } from "../game";
import { catalogues } from "../parts/words";
import Ending from "./Ending.svelte";
import Table from "./Table.svelte";

/** Milliseconds to take in one thing that happened, and all that happened at once. */
const EACH = 600;
const MOST = 1800;

export async function plainPage({ name, lesson, moves, real_time }: Offer): Promise<GamePage> {
  const own = import.meta.glob<Catalogue>("./words/*/*.json", { eager: true, import: "default" });
  return {
    name,
    words: [catalogues(own), await api.words(name)],
    Table,
    Ending,
    shapes: moves,
    lesson,
    realTime: real_time,
    pace: (facts) => Math.min(MOST, facts.length * EACH),
    sounds: ({ facts }) => (facts.length ? ["key"] : []),
    phrases: [],
    course: (view, speech) => (speech.has("game.course") ? speech.say("game.course", { ...view }) : ""),
    rules: () => import("./Rules.svelte"),
  };
}
