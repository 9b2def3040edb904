import { describe, expect, it } from "vitest";
import { arrow, crossed, titles } from "./arrows";
import { layout } from "./layout";

const SIZES = [
  [320, 508],
  [390, 792],
  [844, 330],
  [768, 964],
  [1024, 708],
  [1440, 840],
  [1920, 1020],
] as const;

/** Who may accuse whom. */
function pairs(seats: number): [number, number][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.flatMap((seat) => all.filter((target) => target !== seat).map((target): [number, number] => [seat, target]));
}

describe.each(SIZES)("at %i x %i", (width, height) => {
  it.each([4, 5, 6, 7, 8])("accusations among %i cross no title", (seats) => {
    const laid = layout(seats, 0, width, height);
    const crossing = pairs(seats).filter(([seat, target]) => crossed(arrow(laid, seat, target), titles(laid)) > 0);
    expect(crossing).toEqual([]);
  });
});

it("an accusation keeps off names where there is a way round", () => {
  const laid = layout(4, 0, 1440, 840);
  const names = laid.seats.map(({ name }) => name);
  expect(pairs(4).filter(([seat, target]) => crossed(arrow(laid, seat, target), names) > 0)).toEqual([]);
});
