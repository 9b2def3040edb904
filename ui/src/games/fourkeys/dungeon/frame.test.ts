import { describe, expect, it } from "vitest";
import { boxOf, nextSpot, roomOf, settled, spotsIn, type Spot } from "./frame";

const START: Spot[] = [{ row: 0, column: 0 }];
const at = (row: number, column: number): Spot => ({ row, column });

describe("what is shown of a dungeon", () => {
  it("is a box of four by four that holds all cards", () => {
    expect(boxOf(START)).toEqual({ row: -1, column: -1, rows: 4, columns: 4 });
    expect(boxOf([at(-3, 1), at(0, 2)])).toEqual({ row: -3, column: 0, rows: 4, columns: 4 });
  });

  it("has the squares beside the cards while the box may grow there", () => {
    expect(roomOf(START)).toEqual({ row: -1, column: -1, rows: 3, columns: 3 });
    expect(roomOf([at(0, 0), at(0, 1), at(0, 2)])).toEqual({ row: -1, column: -1, rows: 3, columns: 5 });
  });

  it("ends where four by four are full", () => {
    const row = [at(0, -1), at(0, 0), at(0, 1), at(0, 2)];
    expect(roomOf(row)).toEqual({ row: -1, column: -1, rows: 3, columns: 4 });
    expect(settled(row)).toEqual({ rows: false, columns: true });
  });

  it("lists its squares row by row", () => {
    expect(spotsIn({ row: 1, column: -1, rows: 2, columns: 2 })).toEqual([at(1, -1), at(1, 0), at(2, -1), at(2, 0)]);
  });
});

describe("an arrow key", () => {
  const spots = [at(0, 0), at(0, 2), at(1, 1), at(-1, 0)];

  it("goes to the nearest square that way", () => {
    expect(nextSpot(spots, at(0, 0), 0, 1)).toEqual(at(0, 2));
    expect(nextSpot(spots, at(0, 0), 1, 0)).toEqual(at(1, 1));
    expect(nextSpot(spots, at(0, 0), -1, 0)).toEqual(at(-1, 0));
  });

  it("goes nowhere where there is nothing", () => {
    expect(nextSpot(spots, at(0, 2), 0, 1)).toBeNull();
  });
});
