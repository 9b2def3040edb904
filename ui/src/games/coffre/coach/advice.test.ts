import { describe, expect, it } from "vitest";
import type { Odds } from "../../../types/coffre";
import { Speech } from "../../../words/sentences";
import { coursesOf, shiftOf } from "./advice";

// Two seats, two slots, and what left the game; the last moment shows the cards.
const ODDS: Odds = {
  card: "key",
  chances: [
    [0.25, 0.25, 0.25, 0.25, 0],
    [0.5, 0.25, 0.25, 0, 0],
    [0, 1, 0, 0, 0],
  ],
};

describe("the courses of a card", () => {
  it("end before the cards are shown, and know who was right", () => {
    const courses = coursesOf(ODDS, 2, true);
    expect(courses.map(({ seat, chances, right }) => [seat, chances, right])).toEqual([
      [0, [0.25, 0.5], false],
      [1, [0.25, 0.25], true],
      [null, [0.25, 0.25], false],
      [null, [0.25, 0], false],
    ]);
  });

  it("leave out places where the card never was", () => {
    expect(coursesOf(ODDS, 2, true).map(({ place }) => place)).not.toContain(4);
  });

  it("go on to the last moment of a game that was not played out", () => {
    const [first] = coursesOf(ODDS, 2, false);
    expect(first?.chances).toEqual([0.25, 0.5, 0]);
    expect(coursesOf(ODDS, 2, false).some(({ right }) => right)).toBe(false);
  });
});

it("a shift is told with the player or the place that it is about", () => {
  const en = {
    "card.key": "the Key",
    "coach.with": "with {seat:player}",
    "coach.place.1": "on the right",
    "coach.shift": "{card} {place}: {before} → {after}",
  };
  const speech = new Speech(() => "en", [{ en, fr: en }], { me: null, name: (seat) => `P${seat}` });
  const point = { card: "key", before: 0.25, after: 0.5 } as const;
  expect(shiftOf({ ...point, place: 0 }, 2, speech)).toBe("the Key with P0: 25% → 50%");
  expect(shiftOf({ ...point, place: 3 }, 2, speech)).toBe("the Key on the right: 25% → 50%");
});
