import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Holding, STAYS, STEP } from "./holding";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is a tap while the finger has not stayed", () => {
  const [holding, step] = [new Holding(), vi.fn(() => true)];
  holding.begin(step);
  vi.advanceTimersByTime(STAYS - 1);
  holding.end();
  vi.runAllTimers();
  expect(holding.stayed).toBe(false);
  expect(step).not.toHaveBeenCalled();
});

it("goes a square each 140 ms until the finger leaves", () => {
  const [holding, step] = [new Holding(), vi.fn(() => true)];
  holding.begin(step);
  vi.advanceTimersByTime(STAYS + 2 * STEP);
  holding.end();
  vi.runAllTimers();
  expect(holding.stayed).toBe(true);
  expect(step).toHaveBeenCalledTimes(3);
});

it("stops where it can go no further", () => {
  const [holding, step] = [new Holding(), vi.fn(() => false)];
  holding.begin(step);
  vi.runAllTimers();
  expect(step).toHaveBeenCalledOnce();
});
