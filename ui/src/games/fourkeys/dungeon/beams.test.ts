import { describe, expect, it } from "vitest";
import { faceOf, isDoor, PRINTED, type Symbol } from "../cards/cards";
import { squareOf } from "../testing/views";
import { beamsTo } from "./beams";

function doorFor(symbol: Symbol): number {
  return PRINTED.findIndex((card) => isDoor(card) && card.needs.every((need) => need === symbol));
}

function keyWith(symbol: Symbol): number {
  return PRINTED.findIndex((card) => !isDoor(card) && faceOf(card, false).every((shown) => shown === symbol));
}

describe("beams", () => {
  const door = squareOf(1, 1, doorFor("heart"), { turned: true });

  it("run from keys of the row and the column that show what the door asks for", () => {
    const keys = [squareOf(1, 3, keyWith("heart")), squareOf(-1, 1, keyWith("heart"))];
    expect(beamsTo([door], [door, ...keys])).toEqual([
      { row: 1, column: 1, rows: 1, columns: 3, key: "1 1 1 3" },
      { row: -1, column: 1, rows: 3, columns: 1, key: "-1 1 3 1" },
    ]);
  });

  it("leave other keys, and those elsewhere, in the dark", () => {
    const keys = [squareOf(1, 0, keyWith("bolt")), squareOf(0, 0, keyWith("heart")), squareOf(1, 2, null)];
    expect(beamsTo([door], [door, ...keys])).toEqual([]);
  });
});
