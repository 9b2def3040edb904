import { expect, it } from "vitest";
import type { MazeView } from "../../../types/maze";
import { moodOf, sandOf, tickOf, tubeOf } from "./sand";

const view = (changes: Partial<MazeView> = {}) =>
  ({ phase: "run", sand: 100_000, talking: false, stolen: null, frozen: false, options: { sand: 180 }, ...changes }) as MazeView;

it("is full until it is turned, and runs out once", () => {
  expect(sandOf(view({ phase: "brief", sand: 0 }), 5_000)).toEqual({ left: 180_000, share: 1, urgency: "calm" });
  expect(sandOf(view(), 10_000)).toEqual({ left: 90_000, share: 0.5, urgency: "calm" });
  expect(sandOf(view(), 200_000).left).toBe(0);
});

it("fills its tube in three steps once all are ready", () => {
  const brief = (prepared: boolean[]) => view({ phase: "brief", until: 10_000, prepared });
  expect([7_000, 8_000, 9_000].map((now) => tubeOf(brief([true, true]), now))).toEqual([1 / 3, 2 / 3, 1]);
  expect(tubeOf(brief([true, false]), 9_000)).toBe(0);
  expect(tubeOf(view(), 10_000)).toBe(0.5);
});

it("is late under 45 seconds, and pulses under 15", () => {
  expect([55_001, 85_001].map((now) => sandOf(view(), now).urgency)).toEqual(["late", "last"]);
});

it("is heard in its last ten seconds, while it runs", () => {
  expect([10_001, 9_999, 1, 0].map((left) => tickOf(view(), left))).toEqual([null, 10, 1, null]);
  expect(tickOf(view({ frozen: true }), 5_000)).toBeNull();
});

it("lights the mall for talk even during the alarm", () => {
  const stolen = { by: 0, at: 1, left: 1, pile: 0, nudged: null, eyed: null };
  expect([view(), view({ stolen }), view({ stolen, talking: true }), view({ phase: "brief" })].map(moodOf)).toEqual([
    "silence",
    "alarm",
    "talk",
    "talk",
  ]);
});
