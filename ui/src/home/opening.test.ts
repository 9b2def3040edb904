import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import type { Told, Welcome } from "../types/protocol";
import type { Game } from "../types/protocol";
import type { Asked } from "../wire/link";
import { noted } from "../wire/places.svelte";
import { beginWithBots, setupOf } from "./opening";

const welcome = {
  table: { id: "T", games: 2, commitment: "c0ffee", seats: [{}, {}, {}, {}] },
} as unknown as Welcome;

beforeEach(() => localStorage.clear());

describe("a game at once", () => {
  it("is sat down to, mixed for, filled with bots and begun, in this order", async () => {
    const asked: Asked<Game>[] = [];
    const ask = (command: Asked<Game>) => {
      asked.push(command);
      return Promise.resolve({} as Told);
    };
    await beginWithBots({ ask }, welcome, "novice");
    expect(asked.map((command) => command.ask)).toEqual([
      "sit", "mix", "seat_bot", "seat_bot", "seat_bot", "begin",
    ]);
    expect(asked.flatMap((command) => (command.ask === "seat_bot" ? [command.seat] : []))).toEqual([
      1, 2, 3,
    ]);
  });

  it("notes what is needed to check its shuffle", async () => {
    await beginWithBots({ ask: () => Promise.resolve({} as Told) }, welcome, "novice");
    const shuffle = noted("T", 3);
    expect(shuffle?.commitment).toBe("c0ffee");
    expect(shuffle?.nonce).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("a new table", () => {
  const wish = { seats: 5, level: "novice", listed: false, clock: 180, pace: "brisk" } as const;

  it("has the clock that was wished for where friends come, and none alone with bots", () => {
    expect(setupOf("coffre", wish, false)).toMatchObject({ game: "coffre", seats: 5, public: false, clock: 180 });
    expect(setupOf("coffre", wish, true).clock).toBeNull();
  });

  it("is in the language of whoever opens it, with bots as quick as they were the last time", () => {
    settings.language = "en";
    expect(setupOf("coffre", wish, true)).toMatchObject({ language: "en", pace: "brisk" });
  });

  it.each(["boyard", "passwords"])("asks riddles and takes words in that language too: %s", (game) => {
    settings.language = "en";
    expect(setupOf(game, wish, true).options).toEqual({ language: "en" });
    settings.language = "fr";
    expect(setupOf(game, wish, false).options).toEqual({ language: "fr" });
    expect(setupOf("coffre", wish, false).options).toEqual({});
  });
});
