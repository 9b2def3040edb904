/** Who faces whom in a trial, and what runs out. */
import { describe, expect, it } from "vitest";
import { foesOf, sandOf } from "./opponents";
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

describe("those who face the candidate", () => {
  const standings = (view: object) => foesOf({ course: course("talk"), ...view } as TrialShown).map(({ seat, standing }) => `${seat} ${standing}`);

  it("play all at once where nobody faces anybody alone", () => {
    expect(standings({ trial: "qui" })).toEqual(["2 plays", "3 plays", "0 plays"]);
    expect(standings({ trial: "anomalie", sand_out: null })).toEqual(["2 plays", "3 plays", "0 plays"]);
  });

  it("are one while a question is open, or a box is held", () => {
    expect(standings({ trial: "interdits", exchanges: [{ seat: 3, reply: null }] })).toEqual(["2 plays", "3 now", "0 plays"]);
    expect(standings({ trial: "nez", holder: null })).toEqual(["2 plays", "3 plays", "0 plays"]);
    expect(standings({ trial: "nez", holder: 0 })).toEqual(["2 watches", "3 watches", "0 now"]);
  });

  it("come one after the other at the beard, once the last one has laughed", () => {
    expect(standings({ trial: "barbichette", laughed: 1, sides: [{ seat: 1 }, { seat: 3 }] })).toEqual(["2 won", "3 now", "0 next"]);
  });

  it("are in it together in the room, unless the card is of duels", () => {
    const tally = { duels: [], opponent: 2, needed: 1 };
    expect(standings({ trial: "room", card: "own_0", rivals: [2, 3], tally })).toEqual(["2 plays", "3 plays"]);
    expect(standings({ trial: "room", card: "chaude", rivals: [2, 3], tally })).toEqual(["2 now", "3 next"]);
  });

  it("share how it went where they played together", () => {
    expect(standings({ trial: "qui", course: course("verdict", { won: true }) })).toEqual(["2 won", "3 won", "0 won"]);
  });

  it("look on once it is decided without them", () => {
    const sides = [{ seat: 1 }, { seat: 3 }];
    const beaten = course("verdict", { won: false });
    expect(standings({ trial: "barbichette", course: beaten, laughed: 1, sides })).toEqual(["2 won", "3 lost", "0 watches"]);
    const tally = { duels: [true], opponent: 2, needed: 1 };
    expect(standings({ trial: "chaude", course: course("verdict", { won: true }), tally })).toEqual(["2 won", "3 watches", "0 watches"]);
  });
});
