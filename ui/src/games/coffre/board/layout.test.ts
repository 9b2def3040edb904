import { describe, expect, it } from "vitest";
import { overlap, within, type Box } from "../../parts/geometry";
import { GAP, layout, type Layout } from "./layout";
import { ROWS } from "../hand/tray";

const SIZES = [
  [320, 508],
  [360, 588],
  [360, 688],
  [390, 792],
  [667, 315],
  [844, 330],
  [932, 382],
  [768, 964],
  [1024, 708],
  [1440, 840],
  [1920, 1020],
] as const;
const SEATS = [4, 5, 6, 7, 8];
const TOUCH = 44;

const TABLES = SIZES.flatMap(([width, height]) =>
  SEATS.flatMap((seats) => [
    { width, height, seats, me: 0, big: false },
    { width, height, seats, me: 3, big: false },
    { width, height, seats, me: null, big: false },
    { width, height, seats, me: null, big: true },
  ]),
);

function things({ seats, slots, own }: Layout): Box[] {
  return [...seats.map(({ box }) => box), ...slots.map(({ box }) => box), ...(own ? [own] : [])];
}

function expectApart(boxes: readonly Box[]): void {
  boxes.forEach((one, i) => {
    for (const other of boxes.slice(i + 1)) {
      expect([one, other, overlap(one, other, GAP)]).toEqual([one, other, false]);
    }
  });
}

describe.each(TABLES)("$seats seats at $width x $height, seen by $me, big: $big", (table) => {
  const { width, height, seats, me, big } = table;
  const laid = layout(seats, me, width, height, { big });
  const all = { x: 0, y: 0, width, height };

  it("shows everybody else in seating order, clockwise from the left", () => {
    const order = laid.seats.map(({ seat }) => seat);
    const first = me === null ? 0 : me + 1;
    expect(order).toEqual(order.map((_, i) => (first + i) % seats));
    expect(order).toHaveLength(me === null ? seats : seats - 1);
    const [neighbour] = laid.seats.slice(me === null ? 1 : 0);
    expect(neighbour?.box.x).toBeLessThan(width / 2 - (neighbour?.box.width ?? 0) / 2);
  });

  it("keeps everything on the table", () => {
    for (const box of things(laid)) expect([box, within(box, all)]).toEqual([box, true]);
    for (const { box } of [...laid.seats, ...laid.slots]) expect([box, within(box, laid.room)]).toEqual([box, true]);
    for (const { box } of laid.bubbles) expect([box, within(box, laid.room)]).toEqual([box, true]);
  });

  it("lets nothing overlap, with room between things to touch", () => expectApart(things(laid)));

  it("leaves a finger enough to touch", () => {
    for (const { width: wide, height: high } of things(laid)) {
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(TOUCH);
    }
  });

  it("puts no bubble over anybody else, and none over a card where they stay", () => {
    for (const { box, seat } of laid.bubbles) {
      const others = laid.seats.filter((place) => place.seat !== seat).map(({ avatar }) => avatar);
      const cards = laid.small ? [] : laid.slots.map(({ card }) => card);
      for (const other of [...others, ...cards]) {
        expect([seat, box, other, overlap(box, other)]).toEqual([seat, box, other, false]);
      }
    }
  });

  it("has a tray below the room or beside it for those who play, and none on the big screen", () => {
    expect(laid.tray === null).toBe(big);
    expect(laid.own === null).toBe(me === null);
    if (laid.tray) expect(overlap(laid.tray.box, laid.room)).toBe(false);
  });
});

describe.each(SIZES)("at %i x %i, with the largest words", (width, height) => {
  it.each(SEATS)("has all of %i seats, titles and names on the table, and apart", (seats) => {
    const laid = layout(seats, 0, width, height, { text: 1.25 });
    for (const { box } of [...laid.seats, ...laid.slots]) expect([box, within(box, laid.room)]).toEqual([box, true]);
    expectApart(things(laid));
  });
});

it("grows with the text", () => {
  const usual = layout(6, 0, 390, 792);
  const larger = layout(6, 0, 390, 792, { text: 1.25 });
  expect(larger.room.height).toBeLessThan(usual.room.height);
});

it.each([[390, 792, "narrow"], [768, 964, "tall"], [1024, 708, "middle"], [1440, 840, "wide"]] as const)(
  "lets what stands in for the controls have its whole height at %i x %i",
  (width, height, shape) => {
    const wanted = 280;
    const tray = layout(5, 0, width, height, { tray: wanted }).tray;
    expect(tray?.shape).toBe(shape);
    expect((tray?.box.height ?? 0) - 2 * ROWS[shape].pad).toBeGreaterThanOrEqual(wanted);
  },
);

it("leaves as much more room for what is said as its words are larger, from the sofa", () => {
  const [near, far] = [false, true].map((big) => layout(5, null, 1440, 840, { big, tray: 0 }).bubbles[0]?.box.height ?? 0);
  expect(far).toBe(1.5 * (near ?? 0));
});
