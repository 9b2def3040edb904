import { describe, expect, it } from "vitest";
import { overlap, within, type Box } from "../../parts/geometry";
import { layout, type Layout } from "./layout";

const SIZES = [
  [320, 508],
  [360, 588],
  [360, 680],
  [390, 784],
  [740, 320],
  [844, 330],
  [768, 964],
  [1024, 708],
  [1440, 840],
  [1920, 1020],
] as const;
const SEATS = [2, 3, 4];
const TOUCH = 44;
/** On the smallest phones. */
const TOUCH_TINY = 34;
/** The most squares across a dungeon that may still grow. */
const ACROSS = 5;

const TABLES = SIZES.flatMap(([width, height]) =>
  SEATS.flatMap((seats) => [
    { width, height, seats, me: 0, big: false, instead: null },
    { width, height, seats, me: 0, big: false, instead: null, choosing: true },
    { width, height, seats, me: seats - 1, big: false, instead: 160 },
    { width, height, seats, me: null, big: false, instead: null },
    { width, height, seats, me: null, big: false, instead: 160 },
    { width, height, seats, me: null, big: true, instead: null },
  ]),
);

function things({ mat, hand, dungeon, others }: Layout): Box[] {
  return [mat, hand, dungeon, ...others.map(({ box }) => box)].filter((box) => box !== null);
}

describe.each(TABLES)("$seats seats at $width x $height, seen by $me, big: $big, instead: $instead, choosing: $choosing", (table) => {
  const { width, height, seats, me, big, instead, choosing = false } = table;
  const laid = layout(seats, me, width, height, { big, instead, choosing });
  const room = { x: 0, y: 0, width, height };

  it("keeps everything on the table", () => {
    for (const box of things(laid)) expect([box, within(box, room)]).toEqual([box, true]);
  });

  it("lets nothing overlap", () => {
    const boxes = things(laid);
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        expect([one, other, overlap(one, other)]).toEqual([one, other, false]);
      }
    });
  });

  it("shows everybody, in seating order", () => {
    const seen = [...laid.others.map(({ seat }) => seat), ...laid.faces];
    const first = me === null ? 0 : me + 1;
    expect(seen).toEqual(Array.from({ length: me === null ? seats : seats - 1 }, (_, i) => (first + i) % seats));
    expect(laid.dungeon === null).toBe(me === null);
  });

  it("has the mat, and a hand for all but the big screen", () => {
    expect(laid.mat).not.toBeNull();
    expect(laid.hand === null).toBe(big);
  });

  it("leaves a finger enough to touch", () => {
    expect(laid.pile).toBeGreaterThanOrEqual(TOUCH);
    const square = (laid.dungeon?.width ?? Infinity) / ACROSS;
    // who chooses a card touches none in the dungeon but to look at it
    if (instead === null && !choosing && height >= 500) expect(square * 0.95).toBeGreaterThanOrEqual(laid.tiny ? TOUCH_TINY : TOUCH);
  });
});

it("gives the dungeon most of a phone's width", () => {
  for (const [width, height] of [[360, 680], [390, 784]] as const) {
    expect(layout(4, 0, width, height).dungeon?.width).toBeGreaterThan(width * 0.88);
  }
});

it("grows with the text", () => {
  const usual = layout(3, 0, 390, 784);
  const larger = layout(3, 0, 390, 784, { text: 1.25 });
  expect(larger.hand?.height).toBeGreaterThan(usual.hand?.height ?? Infinity);
});

it("gives all the room to the counting at the end, on a phone", () => {
  expect(layout(3, 0, 390, 784, { over: true, instead: 240 }).mat).toBeNull();
});

describe("a card that one may choose", () => {
  it("is 120 px wide and more on a desk, whoever else plays", () => {
    for (const seats of SEATS) expect(layout(seats, 0, 1280, 740, { choosing: true }).pile).toBeGreaterThanOrEqual(120);
  });

  it("is as large as a phone's width allows", () => {
    expect(layout(4, 0, 390, 784, { choosing: true }).pile).toBeGreaterThanOrEqual(84);
  });

  it("is larger than while others choose, at every size", () => {
    for (const [width, height] of SIZES) {
      const larger = layout(3, 0, width, height, { choosing: true });
      expect(larger.pile).toBeGreaterThan(layout(3, 0, width, height).pile);
      expect(4 * larger.pile).toBeLessThanOrEqual(larger.mat?.width ?? 0);
    }
  });
});
