import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Action } from "../../../types/maze";
import { DEAD } from "../choosing/dead";
import { NEW, Presses } from "./presses.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Hands that have south and the torch, until they `hold` something else. */
function hands({ alone = false } = {}) {
  let mine = $state.raw<Action[]>(["south", "explore"]);
  let presses!: Presses;
  $effect.root(() => {
    presses = new Presses(
      () => mine,
      () => alone,
    );
  });
  flushSync();
  const hold = (...actions: Action[]) => {
    mine = actions;
    flushSync();
  };
  return { presses, hold };
}

it("counts a press while no tile has changed hands", () => {
  const { presses, hold } = hands();
  hold("south", "explore");
  presses.begin();
  expect(presses.count).toBe(true);
});

it("never counts a press that began before tiles changed hands", () => {
  const { presses, hold } = hands();
  presses.begin();
  hold("north");
  vi.advanceTimersByTime(DEAD + 1);
  expect(presses.count).toBe(false);
});

it("counts no press that begins in the dead time after it", () => {
  const { presses, hold } = hands();
  hold("north");
  vi.advanceTimersByTime(DEAD - 1);
  presses.begin();
  expect(presses.count).toBe(false);
  vi.advanceTimersByTime(1);
  presses.begin();
  expect(presses.count).toBe(true);
});

it("calls new what came, until it is used or six seconds have passed", () => {
  const { presses, hold } = hands();
  hold("south", "vortex", "west");
  expect([...presses.fresh]).toEqual(["vortex", "west"]);
  presses.use("west");
  expect([...presses.fresh]).toEqual(["vortex"]);
  vi.advanceTimersByTime(NEW);
  expect([...presses.fresh]).toEqual([]);
});

it("knows no dead time where one turns up one's own tiles", () => {
  const { presses, hold } = hands({ alone: true });
  hold("north");
  presses.begin();
  expect([presses.count, presses.fresh.size]).toEqual([true, 0]);
});
