import { describe, expect, it } from "vitest";
import { arrow, gaze, runsOver, wordsOn } from "./arrows";
import { layout } from "./layout";

/** What the bar leaves of 320 x 568, 390 x 844, 844 x 390, and of larger screens. */
const SIZES = [
  [320, 503],
  [390, 784],
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
  describe.each([4, 5, 6, 7, 8])("among %i", (seats) => {
    it.each([
      ["one who plays", 0, {}],
      ["one who plays with the largest words", 0, { text: 1.25 }],
      ["one who watches", null, {}],
      ["the sofa", null, { big: true }],
    ] as const)("no accusation crosses a name or a title, for %s", (_, me, wishes) => {
      const laid = layout(seats, me, width, height, wishes);
      const words = wordsOn(laid);
      expect(pairs(seats).filter(([seat, target]) => runsOver(arrow(laid, seat, target), words))).toEqual([]);
    });
  });

  it("nobody's look crosses a name or a title", () => {
    const laid = layout(8, 0, width, height);
    const looks = laid.seats.flatMap(({ seat }) => ([0, 1] as const).map((slot) => gaze(laid, seat, slot)));
    expect(looks.filter((look) => runsOver(look, wordsOn(laid)))).toEqual([]);
  });
});

it("two who accuse each other have two lines", () => {
  const laid = layout(4, 0, 390, 784);
  const [there, back] = [arrow(laid, 1, 3), arrow(laid, 3, 1)];
  expect(back.to).not.toEqual(there.from);
  expect(back.from).not.toEqual(there.to);
});

it("a line that crosses a name is found out", () => {
  const laid = layout(4, 0, 390, 784);
  const [first, last] = [laid.seats[0]!.name, laid.seats[2]!.name];
  expect(runsOver({ from: { x: first.x - 1, y: first.y + 2 }, turns: [], to: last }, wordsOn(laid))).toBe(true);
});
