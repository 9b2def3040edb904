import { describe, expect, it } from "vitest";
import { around, overlap } from "../../parts/geometry";
import { layout } from "./layout";
import { aimAt, pivotOf, sweep } from "./pointer";

describe.each([
  [360, 588],
  [390, 792],
  [768, 964],
  [1440, 840],
])("at %d x %d", (width, height) => {
  it.each([4, 6, 8])("points at each of %d seats and covers no other", (seats) => {
    const laid = layout(seats, 0, width, height);
    for (let seat = 0; seat < seats; seat++) {
      const aim = aimAt(laid, seat, 36);
      const tip = around(aim, { width: 16, height: 16 });
      const others = laid.seats.filter((place) => place.seat !== seat).map(({ box }) => box);
      expect([seat, others.filter((box) => overlap(tip, box))]).toEqual([seat, []]);
    }
  });
});

it("swings clockwise from one seat to the next", () => {
  const laid = layout(6, 0, 1440, 840);
  const pivot = pivotOf(laid);
  const way = sweep(aimAt(laid, 5, 40), aimAt(laid, 0, 40), pivot);
  expect(way[0]).toMatchObject({ x: aimAt(laid, 5, 40).x });
  expect(way.at(-1)?.x).toBeCloseTo(aimAt(laid, 0, 40).x);
  const turned = way.map(({ x, y }) => Math.atan2(y - pivot.y, x - pivot.x));
  for (let i = 1; i < turned.length; i++) expect(Math.sin(turned[i]! - turned[i - 1]!)).toBeGreaterThanOrEqual(0);
});
