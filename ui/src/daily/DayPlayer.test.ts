import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { DailyGame, GamePage } from "../games/game";
import BareTable from "../learn/testing/BareTable.svelte";
import { Day } from "./day.svelte";
import DayPlayer from "./DayPlayer.svelte";
import BareResult from "./testing/BareResult.svelte";

const PASS = { do: "pass" };
const GAME = { name: "sample", words: [], Table: BareTable, pace: () => 0, sounds: () => [] } as unknown as GamePage;
const DAILY = {
  languages: ["fr", "en"],
  turns: () => 2,
  worths: (moments: readonly unknown[]) => moments.slice(1).map(() => 3),
  sign: String,
  Result: BareResult,
} as unknown as DailyGame;

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 23, 59, 30) });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { moves } = JSON.parse(body) as { moves: object[] };
    const view = { seat: 0, seats: 1, waiting: [0], due: null, moves: [PASS], free: [], off: [] };
    const moments = [null, ...moves].map((_, seq) => ({ seq, at: 0, seat: 0, facts: [], view: { ...view, result: seq === 2 ? {} : null } }));
    return new Response(JSON.stringify(moments));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A day of which so many turns are played, looked at half a minute before midnight. */
async function open(game: string, turns: number) {
  const day = await Day.open({ game, language: "fr", date: "2026-11-17", rules: 1 }, GAME, DAILY);
  for (let turn = 0; turn < turns; turn++) await day.choose(PASS);
  const renew = vi.fn();
  render(DayPlayer, { game: GAME, day, choose: vi.fn(), renew });
  await vi.advanceTimersByTimeAsync(1);
  await tick();
  return renew;
}

async function midnight(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  await tick();
}

it("a day that nobody began gives way to the next at midnight", async () => {
  const renew = await open("untouched", 0);
  expect(screen.getByRole("radiogroup")).toBeTruthy();
  expect(renew).not.toHaveBeenCalled();
  await midnight();
  expect(renew).toHaveBeenCalled();
});

it("one that was begun may be finished after midnight", async () => {
  const renew = await open("begun", 1);
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await midnight();
  expect(renew).not.toHaveBeenCalled();
});

it("one that is over says when the next one comes, and then leads to it", async () => {
  const renew = await open("over", 2);
  expect(screen.getByText("The next one in 1 minute")).toBeTruthy();
  expect(screen.getByText("day in a row")).toBeTruthy();
  await midnight();
  screen.getByText("The next one is here").click();
  expect(renew).toHaveBeenCalledOnce();
});
