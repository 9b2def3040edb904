/** Who faces whom in a trial, and what runs out. */
import { expect, it } from "vitest";
import { sandOf } from "./opponents";
import type { TrialShown } from "./part";
import { course } from "./testing/part";

const seen = (view: object) => sandOf(view as TrialShown);

it("runs from when it was turned, not from when the phase began", () => {
  const talk = course("talk", { since: 9_000, until: 17_000 });
  expect(seen({ trial: "interdits", course: talk, sand_out: 46_000 })).toEqual({ from: 1_000, until: 46_000 });
});

it("is out before a late finger could still arrive", () => {
  const find = course("find", { since: 5_000, until: 50_500 });
  expect(seen({ trial: "anomalie", course: find, sand_out: 50_000 })).toEqual({ from: 5_000, until: 50_000 });
});

it("counts the time of a phase where there is no sand", () => {
  expect(seen({ trial: "qui", course: course("sketch") })).toEqual({ from: 0, until: 20_000 });
});

it("stands still once it is decided", () => {
  expect(seen({ trial: "qui", course: course("verdict", { won: true }) })).toBeNull();
});
