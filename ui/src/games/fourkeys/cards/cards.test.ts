import { describe, expect, it } from "vitest";
import type { PileName } from "../../../types/fourkeys";
import { faceOf, isDoor, levelOf, PRINTED, printedOn, SYMBOLS, type PrintedKey, type Symbol } from "./cards";

const doors = PRINTED.filter(isDoor);
const keys = PRINTED.filter((card): card is PrintedKey => !isDoor(card));
const inPile = (pile: PileName | null) => PRINTED.filter((card) => card.pile === pile);

function tally(symbols: readonly Symbol[]): number[] {
  return SYMBOLS.map((symbol) => symbols.filter((one) => one === symbol).length);
}

describe("the printed cards", () => {
  it("are as many as the rulebook says", () => {
    const piles = [null, "doors_1", "keys_1", "doors_2", "keys_2"] as const;
    expect(piles.map((pile) => inPile(pile).length)).toEqual([4, 28, 24, 28, 24]);
    expect(PRINTED).toHaveLength(108);
  });

  it("are doors with a room, or keys with two faces", () => {
    for (const { needs, room } of doors) {
      expect(needs.length).toBeGreaterThan(0);
      expect(needs.every((symbol) => SYMBOLS.includes(symbol))).toBe(true);
      if (room.kind === "spot") expect(room.squares.every((at) => at >= 0 && at < 16)).toBe(true);
    }
    for (const key of keys) {
      expect([faceOf(key, false).length, faceOf(key, true).length]).toEqual([levelOf(key), levelOf(key)]);
    }
  });

  it("show each symbol as often as the others", () => {
    for (const symbols of [doors.flatMap(({ needs }) => needs), keys.flatMap(({ faces }) => faces.flat())]) {
      expect(new Set(tally(symbols)).size).toBe(1);
    }
  });

  it("are only these", () => {
    expect(() => printedOn(PRINTED.length)).toThrow("no card");
  });
});
