import { describe, expect, it } from "vitest";
import { cardUnder, fanned } from "./fan";

describe("a fan", () => {
  it("lies evenly to both sides, and never wider than hands can hold", () => {
    expect(fanned(3)).toEqual([-15.5, 0, 15.5]);
    expect(Math.max(...fanned(20))).toBeCloseTo(62);
    expect(fanned(1)).toEqual([0]);
  });

  it.each([1, 2, 7, 10])("has each of %i cards under the finger that lies on it", (cards) => {
    const found = fanned(cards).map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return cardUnder(100 * Math.sin(angle), -100 * Math.cos(angle), cards);
    });
    expect(found).toEqual(fanned(cards).map((_, card) => card));
  });

  it("keeps to its ends, and has nothing below the hand", () => {
    expect(cardUnder(-300, -1, 7)).toBe(0);
    expect(cardUnder(300, -1, 7)).toBe(6);
    expect(cardUnder(0, 20, 7)).toBeNull();
  });
});
