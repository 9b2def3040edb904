import { describe, expect, it } from "vitest";
import { middle, overlap, within, type Box, type Size } from "../../parts/geometry";
import { berthsFor } from "../seats/moorings";
import { AT_FIRST } from "./spaces";
import { badgeOf, badgeSize, cellBox, fortIn, lean, shapeOf, signBox, spaceBox, SPACES, standOf, steppedBack } from "./geometry";

/** What a table leaves for the fort on screens of 390, 320, 768, 1440, lying 844 and a television. */
const ROOMS = {
  phone: { width: 390, height: 445 },
  smallest: { width: 320, height: 300 },
  tablet: { width: 768, height: 640 },
  desk: { width: 1440, height: 670 },
  lying: { width: 520, height: 330 },
  television: { width: 1920, height: 860 },
};
const ALL = Array.from({ length: SPACES }, (_, space) => space);
const fortOf = (room: Size, others = 4) => fortIn(room, berthsFor(room, others));
const inRoom = (room: Size): Box => ({ x: 0, y: 0, ...room });

it("is tall on a phone, near-round on a tablet and an oval where there is width", () => {
  expect(shapeOf(ROOMS.phone)).toBe("tall");
  expect(shapeOf(ROOMS.tablet)).toBe("round");
  for (const room of [ROOMS.desk, ROOMS.lying, ROOMS.television]) expect(shapeOf(room)).toBe("oval");
});

it("has spaces of 36 px and more on a phone of 390", () => {
  const { width, height } = spaceBox(fortOf(ROOMS.phone), 7);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
});

describe.each(Object.entries(ROOMS))("on a %s", (_, room) => {
  const fort = fortOf(room);

  it("has its start at the bottom and goes on clockwise", () => {
    const { x, y } = fort.at(0);
    expect(x).toBeCloseTo(fort.centre.x);
    expect(y).toBeGreaterThan(fort.centre.y);
    expect(fort.at(1).x).toBeLessThan(x);
    expect(fort.at(8).x).toBeLessThan(fort.centre.x);
    expect(fort.at(15).y).toBeLessThan(fort.centre.y);
    expect(fort.at(22).x).toBeGreaterThan(fort.centre.x);
  });

  it("has all spaces equally long, and each as far from the yard as it is deep", () => {
    for (const space of ALL) {
      const [one, other] = [fort.at(space), fort.at(space + 1)];
      const straight = Math.hypot(one.x - other.x, one.y - other.y);
      expect(straight).toBeLessThanOrEqual(fort.pitch + 0.01);
      expect(straight).toBeGreaterThan(fort.pitch * 0.97);
    }
  });

  it("lies in its room, with its walls, pawns and the surf", () => {
    for (const space of ALL) {
      const rim = fort.at(space, fort.depth / 2 + fort.parapet);
      const low = rim.y > fort.centre.y ? fort.wall : 0;
      expect(within({ x: rim.x, y: rim.y + low, width: 0, height: 0 }, inRoom(room))).toBe(true);
      const { x, y, height } = standOf(fort, space, 0, 1);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(room.width);
    }
  });

  it("keeps signs, cells and the things in the yard apart", () => {
    const { chest, trials, riddles, die, sand } = fort.yard;
    const cells = ALL.map((space) => cellBox(fort, space));
    for (const [i, box] of cells.entries()) expect(overlap(shrunk(box), shrunk(cells[(i + 1) % SPACES]!))).toBe(false);
    const things = [trials, riddles, die, sand];
    for (const [i, one] of things.entries()) {
      for (const other of things.slice(i + 1)) expect(overlap(one, other)).toBe(false);
      for (const box of cells) expect(overlap(shrunk(one), shrunk(box))).toBe(false);
    }
    for (const box of cells) expect(overlap(chest, shrunk(box))).toBe(false);
  });

  it("has the die and the sand beside the chest while it is open", () => {
    const { chest, aside, box } = fort.yard;
    for (const thing of [aside.die, aside.sand]) {
      expect(overlap(shrunk(chest), thing)).toBe(false);
      expect(thing.x).toBeGreaterThanOrEqual(box.x);
      expect(thing.x + thing.width).toBeLessThanOrEqual(box.x + box.width);
    }
    expect(overlap(aside.die, aside.sand)).toBe(false);
  });
});

/** Corners of boxes that lean may meet where what is drawn in them does not. */
function shrunk({ x, y, width, height }: Box): Box {
  return { x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.6 };
}

describe("pawns", () => {
  const fort = fortOf(ROOMS.phone);

  it.each([1, 2, 3, 4, 5, 6])("leave the sign of their space to be seen, %i of them", (many) => {
    for (const space of ALL) {
      const stood = middle(signBox(fort, space, AT_FIRST[space]!.kind));
      const back = steppedBack(fort, space);
      const sign = { x: stood.x + back.x, y: stood.y + back.y };
      for (let place = 0; place < many; place++) {
        const { x, y, height } = standOf(fort, space, place, many);
        const [dx, dy] = [Math.abs(x - sign.x) / (height * 0.32), Math.abs(y - sign.y) / (height * 0.5)];
        expect(Math.max(dx, dy)).toBeGreaterThan(1);
      }
    }
  });

  it("stand in a row from left to right, whichever side of the fort it is", () => {
    for (const space of [0, 14, 15, 16]) {
      const across = [0, 1, 2].map((place) => standOf(fort, space, place, 3).x);
      expect(across).toEqual([...across].sort((one, other) => one - other));
    }
  });

  it("do not hide the number that leads to them", () => {
    for (const space of ALL) {
      const { x, y } = badgeOf(fort, space, true);
      const stand = standOf(fort, space, 0, 1);
      expect(Math.hypot(x - stand.x, y - stand.y)).toBeGreaterThan(stand.height / 2 + badgeSize(fort) / 4);
    }
  });
});

it("signs lean with the ring at its corners and stand upright on its sides", () => {
  const fort = fortOf(ROOMS.desk);
  expect(lean(fort, 0)).toBeCloseTo(0);
  expect(lean(fort, 15)).toBeCloseTo(0);
  const upperLeft = ALL.find((space) => fort.outward(space).x < -0.5 && fort.outward(space).y < -0.5)!;
  expect(lean(fort, upperLeft)).toBeLessThan(-10);
});
