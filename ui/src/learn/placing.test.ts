import { describe, expect, it } from "vitest";
import type { Box } from "../games/parts/geometry";
import { placed, round } from "./placing";

const ROOM = { width: 360, height: 640 };
const NOTE = { width: 300, height: 120 };

function covers(place: { x: number; y: number }, spot: Box): boolean {
  return (
    place.x < spot.x + spot.width &&
    place.x + NOTE.width > spot.x &&
    place.y < spot.y + spot.height &&
    place.y + NOTE.height > spot.y
  );
}

describe("the note's place", () => {
  const spots: [string, Box][] = [
    ["at the top", { x: 150, y: 10, width: 60, height: 80 }],
    ["at the bottom", { x: 20, y: 520, width: 112, height: 110 }],
    ["in a corner", { x: 0, y: 0, width: 40, height: 40 }],
    ["across the room", { x: 0, y: 250, width: 360, height: 120 }],
  ];

  it.each(spots)("is beside a spot %s, inside the room, with its tail on it", (_, spot) => {
    const place = placed(NOTE, ROOM, [spot], []);
    expect(covers(place, spot)).toBe(false);
    expect(place.side).not.toBeNull();
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.x + NOTE.width).toBeLessThanOrEqual(ROOM.width);
    expect(place.y + NOTE.height).toBeLessThanOrEqual(ROOM.height);
  });

  it("is on the side where it covers least", () => {
    const spot = { x: 130, y: 300, width: 100, height: 60 };
    const below = { x: 0, y: 400, width: 360, height: 100 };
    const above = { x: 0, y: 150, width: 360, height: 100 };
    expect(placed(NOTE, ROOM, [spot], [below]).side).toBe("above");
    expect(placed(NOTE, ROOM, [spot], [above]).side).toBe("below");
  });

  it("has a tail that points at the spot's middle, clear of the corners", () => {
    const spot = { x: 200, y: 10, width: 40, height: 40 };
    const place = placed(NOTE, ROOM, [spot], []);
    expect(place.x + place.tail).toBe(220);
    const corner = placed(NOTE, ROOM, [{ x: 0, y: 0, width: 20, height: 20 }], []);
    expect(corner.tail).toBe(22);
  });

  it("covers none of several spots, however far apart, and lies at one of them", () => {
    const spots = [
      { x: 10, y: 10, width: 80, height: 90 },
      { x: 200, y: 560, width: 150, height: 60 },
    ];
    const place = placed(NOTE, ROOM, spots, []);
    expect(spots.filter((spot) => covers(place, spot))).toEqual([]);
    expect(place.side).not.toBeNull();
  });

  it("is in the middle, without a tail, if it speaks of nothing there", () => {
    const place = placed(NOTE, ROOM, [], []);
    expect(place).toMatchObject({ x: 30, y: 260, side: null });
  });

  it("moves out of the way of things if it can", () => {
    const things = [{ x: 60, y: 230, width: 240, height: 180 }];
    expect(covers(placed(NOTE, ROOM, [], things), things[0] as Box)).toBe(false);
  });
});

describe("the box round several", () => {
  it("holds them all", () => {
    const boxes = [
      { x: 10, y: 20, width: 5, height: 5 },
      { x: 0, y: 30, width: 20, height: 10 },
    ];
    expect(round(boxes)).toEqual({ x: 0, y: 20, width: 20, height: 20 });
    expect(round([])).toBeNull();
  });
});
