import { describe, expect, it } from "vitest";
import type { SeenMoment } from "../games/game";
import type { View } from "../types/protocol";
import { beside, clockTime, marksOf, momentIn, shareOf } from "./timeline";

function moment(turn: number, round: number): SeenMoment {
  const view = { seat: null, seats: 2, waiting: turn < 0 ? [] : [turn], round } as unknown as View;
  return { seq: 0, at: 0, seat: null, facts: [], view };
}

const MOMENTS = [moment(0, 1), moment(0, 1), moment(1, 1), moment(0, 2), moment(1, 2), moment(-1, 2)];
const marks = marksOf(MOMENTS, (view) => `round ${(view as View & { round: number }).round}`);

describe("marks", () => {
  it("stand where a turn begins, and where a part of the game does", () => {
    expect(marks).toEqual([
      { moment: 0, kind: "part", label: "round 1" },
      { moment: 2, kind: "turn", label: "" },
      { moment: 3, kind: "part", label: "round 2" },
      { moment: 4, kind: "turn", label: "" },
    ]);
  });

  it("stand where the game says that a turn begins, if it waits for others too", () => {
    const turnOf = ({ waiting }: View) => (waiting[0] === 1 ? 1 : null);
    expect(marksOf(MOMENTS, () => "", turnOf).map(({ moment }) => moment)).toEqual([2, 4]);
  });

  it("lead from turn to turn", () => {
    expect(beside(marks, 0, 1)).toBe(2);
    expect(beside(marks, 3, -1)).toBe(2);
    expect(beside(marks, 4, 1)).toBeUndefined();
    expect(beside(marks, 0, -1)).toBeUndefined();
  });
});

describe("a moment that an address names", () => {
  it.each([
    ["3", 3],
    ["-4", 0],
    ["99", 5],
    ["2.9", 2],
    ["x", 0],
    ["Infinity", 0],
    [null, 0],
  ])("%s is %i", (wanted, moment) => expect(momentIn(wanted, 6)).toBe(moment));

  it("is the first of a game without moves", () => expect(momentIn("7", 1)).toBe(0));
});

it("lies between the ends of the line", () => {
  expect([0, 1, 2].map((moment) => shareOf(moment, 3))).toEqual([0, 0.5, 1]);
  expect(shareOf(0, 1)).toBe(0);
});

it("writes times as clocks do", () => {
  expect([0, 59_999, 60_000, 3_725_000].map(clockTime)).toEqual(["0:00", "0:59", "1:00", "1:02:05"]);
});
