/** A finished dungeon, counted square by square. */
import { isDoor, PRINTED, printedOn, type PrintedDoor, type Room, type Symbol } from "../cards/cards";
import { findDoor, findKey, opensWith, roomOf, spotOf } from "./find";

export interface Counted {
  card: number | null;
  turned: boolean;
  gold: number;
  /** Why it is worth that, under `rules.count.REASON`; keys need no words. */
  reason: string | null;
}

export const COINS = 2;
const SIDE = 4;
/** A key in every row and column: so each square sees two of them. */
const KEYS = [1, 7, 8, 14] as const;
const TILE = 13;
const SHUT = 9;

type Keys = ReadonlyMap<number, readonly Symbol[]>;
type Wanted = (door: PrintedDoor) => boolean;
type Worth = (room: Room, keys: Keys, gold: (at: number) => number) => number;

/** In reading order: what lies there, why it is worth what it is, and how much. */
const ROOMS: readonly (readonly [at: number, wanted: Wanted, reason: string, worth: Worth])[] = [
  [0, spotOf("corners"), "corner", printedWorth],
  [2, (door) => door.pile === "doors_2" && door.room.kind === "gold", "gold", printedWorth],
  [3, (door) => door.pile === null, "start", printedWorth],
  [4, spotOf("centre"), "elsewhere", () => 1],
  [5, spotOf("centre"), "centre", printedWorth],
  [6, roomOf("above"), "above", (_room, _keys, gold) => gold(2)],
  [10, roomOf("each"), "each", (room, keys) => (room.kind === "each" ? count(room.symbol, keys) : 0)],
  [11, roomOf("before"), "before", (_room, _keys, gold) => gold(10)],
  [12, roomOf("near"), "near", printedWorth],
  [15, roomOf("purse"), "purse", () => COINS],
];

/** The sixteen squares, row by row, with keys that open all its doors but one. */
export function worked(): Counted[] {
  for (const keys of arrangements()) {
    const squares = counted(keys);
    if (squares) return squares;
  }
  throw new Error("no keys open such a dungeon");
}

/** Every way to lay four double keys. */
function* arrangements(): Generator<Keys> {
  const faces = doubleFaces();
  for (let way = 0; way < faces.length ** KEYS.length; way++) {
    const chosen = KEYS.map((at, i) => [at, faces[Math.floor(way / faces.length ** i) % faces.length] ?? []] as const);
    yield new Map(chosen);
  }
}

function doubleFaces(): (readonly Symbol[])[] {
  const printed = PRINTED.flatMap((card) => (isDoor(card) || card.pile !== "keys_2" ? [] : card.faces));
  return [...new Map(printed.map((face) => [face.join(), face])).values()];
}

/** Null if a door would stay shut that is to be open, or if there are not so many such keys. */
function counted(keys: Keys): Counted[] | null {
  const squares: Counted[] = [];
  const used = new Set<number>();
  const opens = (at: number) => (door: PrintedDoor) => opensWith(door.needs, seenFrom(at, keys));
  for (const [at, wanted, reason, worth] of ROOMS) {
    const open = opens(at);
    const card = findDoor((door) => wanted(door) && open(door), used);
    if (card === null) return null;
    used.add(card);
    const { room } = printedOn(card) as PrintedDoor;
    squares[at] = { card, turned: true, gold: worth(room, keys, (other) => squares[other]?.gold ?? 0), reason };
  }
  const open = opens(SHUT);
  const shut = findDoor((door) => door.pile === "doors_2" && !open(door), used);
  if (shut === null) return null;
  squares[SHUT] = { card: shut, turned: false, gold: 0, reason: "shut" };
  squares[TILE] = { card: null, turned: false, gold: COINS, reason: "adventurer" };
  for (const [at, symbols] of keys) {
    const key = findKey(symbols, used);
    if (key === null) return null;
    used.add(key.card);
    squares[at] = { ...key, gold: 0, reason: null };
  }
  return squares;
}

/** The symbols in the row and the column of a square. */
function seenFrom(at: number, keys: Keys): Symbol[] {
  const row = Math.floor(at / SIDE);
  return [...keys].flatMap(([key, symbols]) =>
    key % SIDE === at % SIDE || Math.floor(key / SIDE) === row ? symbols : [],
  );
}

function count(symbol: Symbol, keys: Keys): number {
  return [...keys.values()].flat().filter((one) => one === symbol).length;
}

function printedWorth(room: Room): number {
  return "worth" in room ? room.worth : 0;
}
