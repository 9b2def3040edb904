import { describe, expect, it } from "vitest";
import { overlap, within } from "../../parts/geometry";
import { along, grounds, groove, halfway, safeBox } from "./geometry";

const ROOMS = { ring: { width: 374, height: 420 }, loop: { width: 374, height: 196 }, row: { width: 844, height: 120 } };

describe.each(Object.entries(ROOMS))("in a %s", (name, room) => {
  it.each([1, 2, 3, 4, 5, 6, 7])("%i safes lie apart, and in the room", (count) => {
    const ground = grounds(count, room, name !== "ring");
    const boxes = ground.points.map((_, place) => safeBox(ground, place));
    for (const [i, box] of boxes.entries()) {
      expect(within(box, { x: 0, y: 0, ...room })).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it("the way to another safe begins and ends at the two", () => {
    const ground = grounds(7, room, name !== "ring");
    for (const way of [1, -1] as const) {
      const points = along(ground, 5, 1, way);
      expect(points[0]!.x).toBeCloseTo(ground.points[5]!.x);
      expect(points.at(-1)!.x).toBeCloseTo(ground.points[1]!.x);
      expect(points).toHaveLength(1 + 14 * (way === 1 ? 3 : 4));
    }
  });
});

describe("a ring", () => {
  it("has its first safe above, and goes on clockwise", () => {
    const { points } = grounds(7, ROOMS.ring, false);
    expect(points[0]!.x).toBeCloseTo(187);
    expect(points[1]!.x).toBeGreaterThan(points[0]!.x);
    expect(points[6]!.x).toBeLessThan(points[0]!.x);
  });

  it("is smaller than its groove is long", () => {
    expect(groove(grounds(5, ROOMS.ring, false))).toHaveLength(70);
  });
});

describe("a loop", () => {
  it("has three over four, in the order of the ring", () => {
    const { points, side } = grounds(7, ROOMS.loop, true);
    const above = [6, 0, 1].map((place) => points[place]!);
    const below = [5, 4, 3, 2].map((place) => points[place]!);
    for (const row of [above, below]) {
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      expect(row.map(({ x }) => x)).toEqual([...row.map(({ x }) => x)].sort((a, b) => a - b));
    }
    expect(side).toBeGreaterThan(64);
  });

  it("turns round outside at its ends", () => {
    const ground = grounds(7, ROOMS.loop, true);
    expect(halfway(ground, 1, 1).x).toBeGreaterThan(ground.points[2]!.x);
  });
});
