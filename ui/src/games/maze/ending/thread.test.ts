import { describe, expect, it } from "vitest";
import { overView, pastOf } from "../testing/views";
import { along, knotsOf, timeOf } from "./thread";

const past = pastOf(5, {
  flips: [60_000],
  closed: [[2, 66_000]],
  cases: [{ by: 1, seats: [3], approved: [[1, 0]], at: 100_000, verdict: "validated" }],
  turns: [[140_000, -1, -1, -1, 140_000]],
});

describe("the thread of a game", () => {
  it("has its turning points in the order in which they happened", () => {
    expect(knotsOf(overView({ past })).map(({ kind }) => kind)).toEqual(["flip", "talk", "case", "turned", "theft", "out", "out", "out", "out"]);
  });

  it("tells of who holds a card that turned, and of nobody else whom it would have turned", () => {
    expect(knotsOf(overView({ past })).filter(({ kind }) => kind === "turned").map(({ seat }) => seat)).toEqual([4]);
  });

  it("begins when the sand was turned, and ends with the last that happened", () => {
    const view = overView({ began: 20_000, last: 120_000 });
    expect([20_000, 70_000, 120_000].map((at) => along(view, at))).toEqual([0, 0.5, 1]);
    expect(timeOf(view, 86_400)).toBe("1:06");
  });
});
