import { describe, expect, it } from "vitest";
import type { StepShown } from "../types/protocol";
import { choicesAhead, sameMove } from "./steps";

const moment: StepShown["moment"] = { seq: 0, at: 0, seat: null, facts: [] };
const move = { do: "pass" };

describe("own moves ahead", () => {
  it("counts those of the longest way, and none twice on a way back", () => {
    const steps: StepShown[] = [
      { moment, cue: "hello", next: 1 },
      { moment, cue: "first", ways: [{ move, to: 2 }, { move, to: 3 }] },
      { moment, cue: "wrong", next: 1 },
      { moment, next: 4 },
      { moment, cue: "second", ways: [{ move, to: 5 }] },
      { moment, cue: "bye" },
    ];
    expect(choicesAhead(steps)).toEqual([2, 2, 0, 1, 1, 0]);
  });

  it("is nothing in a lesson where one only listens", () => {
    expect(choicesAhead([{ moment, cue: "hello" }])).toEqual([0]);
  });
});

describe("the same move", () => {
  it("has the same fields with the same values, in any order", () => {
    expect(sameMove({ do: "force", target: 3, slot: 0 }, { slot: 0, target: 3, do: "force" })).toBe(true);
    expect(sameMove({ do: "observe", slot: 0 }, { do: "observe", slot: 1 })).toBe(false);
    expect(sameMove({ do: "pass" }, { do: "pass", slot: 1 })).toBe(false);
    expect(sameMove({ do: "pass", slot: 1 }, { do: "pass" })).toBe(false);
  });

  it("has the same lists, in the same order", () => {
    expect(sameMove({ do: "announce", places: [0, 2] }, { do: "announce", places: [0, 2] })).toBe(true);
    expect(sameMove({ do: "announce", places: [0, 2] }, { do: "announce", places: [2, 0] })).toBe(false);
    expect(sameMove({ do: "announce", places: [0] }, { do: "announce", places: [0, 2] })).toBe(false);
    expect(sameMove({ do: "announce", places: [0] }, { do: "announce", places: 0 })).toBe(false);
  });
});
