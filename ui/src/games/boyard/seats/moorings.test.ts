import { describe, expect, it } from "vitest";
import { around, overlap, within } from "../../parts/geometry";
import { fortIn } from "../board/geometry";
import { berthsFor, moorings } from "./moorings";

const ROOMS = {
  phone: { width: 390, height: 445 },
  tablet: { width: 768, height: 640 },
  desk: { width: 1440, height: 670 },
  lying: { width: 520, height: 330 },
  sofa: { width: 1920, height: 790 },
};

describe.each(Object.entries(ROOMS))("on a %s", (_, room) => {
  it.each([1, 2, 3, 4, 5, 6])("%i lifebuoys lie in the room, apart, and off the walk", (others) => {
    const fort = fortIn(room, berthsFor(room, others));
    const lying = moorings(room, others);
    const boxes = lying.map((one) => around(one, { width: one.size, height: one.size }));
    expect(lying).toHaveLength(others);
    for (const [i, box] of boxes.entries()) {
      expect(within(box, { x: 0, y: 0, ...room })).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
    for (const { x, y, size } of lying) {
      for (let part = 0; part < 30; part += 0.25) {
        const edge = fort.at(part, fort.depth / 2);
        expect(Math.hypot(edge.x - x, edge.y - y)).toBeGreaterThan(size / 2);
      }
    }
  });
});

it("goes round clockwise from the reader's left", () => {
  const [one, two, three, four] = moorings(ROOMS.desk, 4);
  expect([one!.side, two!.side, three!.side, four!.side]).toEqual(["left", "left", "right", "right"]);
  expect(one!.y).toBeGreaterThan(two!.y);
  expect(four!.y).toBeGreaterThan(three!.y);
});

it("has only names where more would hide the walk of a phone", () => {
  expect(moorings(ROOMS.phone, 4)[0]!.plaque).toBe("beside");
  expect(moorings(ROOMS.phone, 5)[0]!.plaque).toBe("name");
  expect(moorings({ width: 320, height: 300 }, 3)[0]!.plaque).toBe("name");
  expect(moorings({ width: 320, height: 150 }, 3)[0]!.plaque).toBe("name");
});
