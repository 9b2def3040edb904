/** Who faces whom in a trial, and what runs out. */
import { describe, expect, it } from "vitest";
import { foesOf, sandOf } from "./opponents";
import type { TrialShown } from "./part";
import { course, OPPONENTS } from "./testing/part";

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

describe("who faces the candidate", () => {
  const standings = (view: object) => foesOf(view as TrialShown).map(({ standing }) => standing);

  it("is everybody at once, and all of them share how it went", () => {
    expect(standings({ trial: "qui", course: course("match") })).toEqual(["now", "now", "now"]);
    expect(standings({ trial: "qui", course: course("verdict", { won: true }) })).toEqual(["won", "won", "won"]);
  });

  it("is one after the other where the first to laugh makes way", () => {
    const sides = [{ seat: 1 }, { seat: OPPONENTS[1] }];
    expect(standings({ trial: "barbichette", course: course("duel"), laughed: 1, sides })).toEqual(["won", "now", "next"]);
    expect(standings({ trial: "barbichette", course: course("verdict", { won: false }), laughed: 1, sides })).toEqual(["won", "lost", "watches"]);
  });

  it("is who holds the box, once they are named", () => {
    expect(standings({ trial: "nez", course: course("naming"), holder: null })).toEqual(["now", "now", "now"]);
    expect(standings({ trial: "nez", course: course("nose"), holder: OPPONENTS[2] })).toEqual(["watches", "watches", "now"]);
  });

  it("is nobody any more once enough duels are won", () => {
    const tally = { duels: [true], opponent: OPPONENTS[0], needed: 1 };
    expect(standings({ trial: "chaude", course: course("verdict", { won: true }), tally })).toEqual(["won", "watches", "watches"]);
  });
});
