import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { DailyGame, GamePage } from "../games/game";
import { Day, type Which } from "./day.svelte";
import { diary } from "./diary.svelte";

const PASS = { do: "pass" };
const GAME = { pace: () => 0, sounds: () => [] } as unknown as GamePage;
const DAILY = {
  languages: ["fr"],
  turns: () => 2,
  worths: (moments: readonly unknown[]) => moments.slice(1).map(() => 3),
} as unknown as DailyGame;

/** The server, as it answers: a moment for each move, and two are all. */
let server = vi.fn();
let day = 0;
let which: Which;

beforeEach(() => {
  settings.language = "en";
  day += 1;
  which = { game: "words", language: "fr", date: `2026-11-0${day}`, rules: 1 };
  server = vi.fn(async (_: string, { body }: { body: string }) => {
    const { moves } = JSON.parse(body) as { moves: object[] };
    const moments = [null, ...moves].map((_, seq) => ({ seq, at: 0, seat: 0, facts: [], view: { seat: 0, result: seq === 2 ? {} : null } }));
    return new Response(JSON.stringify(moments));
  });
  vi.stubGlobal("fetch", (...args: unknown[]) => server(...args) as unknown);
});
afterEach(() => vi.unstubAllGlobals());

const open = () => Day.open(which, GAME, DAILY);
const kept = () => diary.day(which.game, which.language, which.date);

it("a day goes on where it was left, and is over once", async () => {
  expect(await (await open()).choose(PASS)).toBe(true);
  const later = await open();
  expect([later.shown.seq, later.score, later.over]).toEqual([1, 3, false]);
  await later.choose(PASS);
  expect(later.over).toBe(true);
  expect(kept()).toEqual({ moves: [PASS, PASS], rules: 1, worths: [3, 3] });
  expect((await open()).over).toBe(true);
});

it("says why a move was refused, and nothing is lost", async () => {
  const today = await open();
  await today.choose(PASS);
  server.mockResolvedValueOnce(new Response(JSON.stringify({ is: "refused", code: "over", reason: "the day is over" }), { status: 400 }));
  expect(await today.choose(PASS)).toBe(false);
  expect(today.problem).toBe("The day is over");
  expect([today.shown.seq, kept().moves]).toEqual([1, [PASS]]);
});

it("says so while the server is away, and the same move works afterwards", async () => {
  const today = await open();
  server.mockRejectedValueOnce(new TypeError("no line"));
  expect(await today.choose(PASS)).toBe(false);
  expect(today.problem).toContain("does not answer");
  expect(kept().moves).toEqual([]);
  expect(await today.choose(PASS)).toBe(true);
  expect(today.problem).toBe("");
});
