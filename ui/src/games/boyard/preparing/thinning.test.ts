import { expect, it } from "vitest";

import type { Stroke } from "../../../types/boyard";
import { asMark, MARK_POINTS } from "./thinning";

/** A straight line of points, with a corner in its middle. */
function corner(points: number): number[] {
  return Array.from({ length: points }, (_, i) => (2 * i < points ? [i, 0] : [Math.floor(points / 2), i - Math.floor(points / 2)])).flat();
}

const pointsOf = (drawing: readonly Stroke[]): number => drawing.reduce((sum, [, , points]) => sum + points.length / 2, 0);

it("leaves what is small enough as it was drawn", () => {
  const small: Stroke[] = [[0, 900, corner(MARK_POINTS)]];
  expect(asMark(small)).toEqual(small);
});

it("keeps ends and corners of what a finger drew in too many points, and its rhythm", () => {
  const [first, dot] = asMark([
    [0, 900, corner(300)],
    [1000, 0, [7, 7]],
  ]);
  expect(pointsOf([first!, dot!])).toBe(MARK_POINTS);
  expect(first?.slice(0, 2)).toEqual([0, 900]);
  const points = first?.[2] ?? [];
  expect(points.slice(0, 2)).toEqual([0, 0]);
  expect(points.slice(-2)).toEqual([150, 149]);
  expect(points.join(" ")).toContain("150 0");
  expect(dot).toEqual([1000, 0, [7, 7]]);
});
