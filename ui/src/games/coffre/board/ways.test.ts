import { expect, it } from "vitest";
import type { Point } from "../../parts/geometry";
import { crosses, shortestWay, type Obstacle } from "./ways";

const BOX = { x: 10, y: 10, width: 10, height: 10 };
const CORNERS = [{ x: 9, y: 9 }, { x: 21, y: 9 }, { x: 9, y: 21 }, { x: 21, y: 21 }];
const [LEFT, RIGHT] = [{ x: 0, y: 12 }, { x: 30, y: 12 }];

it.each([
  ["through it", { x: 0, y: 15 }, { x: 30, y: 15 }, true],
  ["from within it", { x: 15, y: 15 }, { x: 15, y: 30 }, true],
  ["over a corner of it", { x: 8, y: 15 }, { x: 15, y: 8 }, true],
  ["along its edge", { x: 0, y: 10 }, { x: 30, y: 10 }, false],
  ["short of it", { x: 0, y: 15 }, { x: 9, y: 15 }, false],
  ["past a corner", { x: 0, y: 15 }, { x: 15, y: 0 }, false],
])("a straight line %s", (_, one, other, expected) => {
  expect(crosses(one, other, BOX)).toBe(expected);
});

/** The points of a way between stops that face nowhere. */
function wayOf(first: Point[], last: Point[], corners: Point[], obstacles: Obstacle[]): Point[] {
  const stops = (points: Point[]) => points.map((at) => ({ at }));
  return shortestWay(stops(first), stops(last), corners, obstacles).map(({ at }) => at);
}

it("a way goes straight where nothing is between", () => {
  expect(wayOf([LEFT], [RIGHT], CORNERS, [])).toEqual([LEFT, RIGHT]);
});

it("a way goes round what is dear, by the nearer side", () => {
  expect(wayOf([LEFT], [RIGHT], CORNERS, [{ box: BOX, cost: 100 }])).toEqual([LEFT, CORNERS[0], CORNERS[1], RIGHT]);
});

it("a way goes over what is cheap", () => {
  expect(wayOf([LEFT], [RIGHT], CORNERS, [{ box: BOX, cost: 0.1 }])).toEqual([LEFT, RIGHT]);
});

it("a way begins and ends where that is nearest", () => {
  const [far, near] = [{ x: 0, y: 0 }, { x: 25, y: 12 }];
  expect(wayOf([far, near], [RIGHT], [], [])).toEqual([near, RIGHT]);
  expect(wayOf([near], [far, RIGHT], [], [])).toEqual([near, RIGHT]);
});

it("a way leaves in the direction that its beginning faces, if that is not far", () => {
  const [ahead, behind] = [{ at: { x: 1, y: 0 }, out: { x: 1, y: 0 } }, { at: { x: 0, y: 0 }, out: { x: -1, y: 0 } }];
  expect(shortestWay([behind, ahead], [{ at: { x: -20, y: 0 } }], [], [])[0]).toBe(behind);
  expect(shortestWay([behind, ahead], [{ at: { x: 20, y: 0 } }], [], [])[0]).toBe(ahead);
});
