/** A little dungeon for each kind of room, drawn to explain it. */
import { SYMBOLS, type Room, type Symbol } from "./cards";

export interface ExampleSquare {
  /** Counted row by row. */
  at: number;
  /** Where it counts, the room itself, or the Adventurer. */
  mark?: "good" | "self" | "pawn";
  text?: string;
  /** A key. */
  symbols?: readonly Symbol[];
  /** From the room to the card that it copies. */
  arrow?: "up" | "left";
}

const SELF = 6;
const UP = 2;
const LEFT = 5;
const COPIED = "4";
const COINS = "3";

export function example(room: Room): ExampleSquare[] {
  const marks = marksOf(room);
  return Array.from({ length: 16 }, (_, at) => ({ at, ...marks.get(at) }));
}

function marksOf(room: Room): Map<number, Omit<ExampleSquare, "at">> {
  const all = Array.from({ length: 16 }, (_, at) => at);
  switch (room.kind) {
    case "gold":
      return new Map(all.map((at) => [at, good(room.worth)]));
    case "spot":
      return new Map(all.map((at) => [at, room.squares.includes(at) ? good(room.worth) : { text: "1" }]));
    case "near": {
      const beside = [SELF - 4, SELF - 1, SELF + 1, SELF + 4];
      return new Map(
        all.map((at) => [at, at === SELF ? { mark: "pawn" } : beside.includes(at) ? good(room.worth) : { text: "1" }]),
      );
    }
    case "purse":
      return new Map([
        [SELF, { mark: "self", text: COINS }],
        [12, { mark: "pawn", text: COINS }],
      ]);
    case "above":
      return new Map([
        [UP, { mark: "good", text: COPIED }],
        [SELF, { mark: "self", text: COPIED, arrow: "up" }],
      ]);
    case "before":
      return new Map([
        [LEFT, { mark: "good", text: COPIED }],
        [SELF, { mark: "self", text: COPIED, arrow: "left" }],
      ]);
    case "each": {
      const { symbol } = room;
      const other = SYMBOLS.find((one) => one !== symbol) as Symbol;
      return new Map([
        [SELF, { mark: "self", text: "4" }],
        [0, { symbols: [symbol] }],
        [3, { symbols: [other, symbol] }],
        [9, { symbols: [symbol, symbol] }],
        [15, { symbols: [other] }],
      ]);
    }
  }
}

function good(worth: number): Omit<ExampleSquare, "at"> {
  return { mark: "good", text: String(worth) };
}
