/** A page at a table of a sample game, for tests of the shell: the test is the server. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import type { GamePage } from "../../games/game";
import type { PersonShown, TableShown, View } from "../../types/protocol";
import { aTable, FakeSocket } from "../../wire/testing/socket";
import AtTable from "../shell/AtTable.svelte";
import { Visit } from "../visit/visit.svelte";
import BareTable from "./BareTable.svelte";

const words = {
  "game.title": "Sample",
  "fact.moved": "{seat:player} has moved.",
  "fact.saw": "You saw a key.",
};

export const GAME = {
  name: "sample",
  words: [{ fr: words, en: words }],
  Table: BareTable,
  pace: () => 0,
  sounds: () => [],
  phrases: [],
  course: () => "Round 1",
} as unknown as GamePage;

const OFFER = {
  name: "sample",
  seats: { least: 2, most: 4 },
  options: { $ref: "#/$defs/O", $defs: { O: { properties: {} } } },
  levels: ["random", "novice", "expert"],
};

export const ADA: PersonShown = { number: 0, name: "Ada", present: true };
export const BEN: PersonShown = { number: 1, name: "Ben", present: true };
export const PLAYING: Partial<TableShown> = { phase: "playing", games: 1, seats: [{ person: 0 }, { person: 1 }] };

export const server = () => FakeSocket.last;

export function view(waiting: number[], moves: View["moves"] = []): View {
  return { seat: 0, seats: 2, waiting, due: null, result: null, moves, free: [], off: [] };
}

export async function settled(): Promise<void> {
  await vi.waitFor(() => undefined);
  await tick();
}

/** What the server answers to requests; a test may change some of it. */
export const answers: Record<string, unknown> = {};

/** In `beforeEach`. */
export function useFakeHouse(): void {
  Object.assign(answers, {
    "/api/games": { games: [OFFER] },
    "/api/house": { url: "http://house.test", reach: "network", languages: ["fr"], version: "1" },
    "/api/tables/t/people": { table: "t", person: 2, token: "bb" },
  });
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(answers[path])));
}

/** As Ada, the host, unless `person` says otherwise. */
export async function sitAt(table: Partial<TableShown>, more: object = {}): Promise<Visit> {
  const shown = aTable({ people: [ADA, BEN], host: 0, ...table });
  const visit = new Visit("t", GAME, { found: shown });
  render(AtTable, { visit });
  server().welcomes({ person: 0, table: shown, ...more });
  await settled();
  return visit;
}
