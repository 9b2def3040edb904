/** Cards that have what a picture needs, whatever their numbers are. */
import { isDoor, PRINTED, type PrintedDoor, type Room, type Spot, type Symbol } from "../cards/cards";

type Cards = ReadonlySet<number>;
const NONE: Cards = new Set();

/** The first door of that kind. */
export function doorCard(wanted: (door: PrintedDoor) => boolean): number {
  const found = findDoor(wanted);
  if (found === null) throw new Error("no such door is printed");
  return found;
}

export function findDoor(wanted: (door: PrintedDoor) => boolean, except: Cards = NONE): number | null {
  const found = PRINTED.findIndex((card, number) => isDoor(card) && wanted(card) && !except.has(number));
  return found < 0 ? null : found;
}

export const roomOf = (kind: Room["kind"]) => (door: PrintedDoor) => door.room.kind === kind;

export const spotOf = (spot: Spot) => (door: PrintedDoor) => door.room.kind === "spot" && door.room.spot === spot;

export interface KeyFace {
  card: number;
  turned: boolean;
}

/** The first key that can show these symbols, and whether it must be turned for that. */
export function keyCard(symbols: readonly Symbol[]): KeyFace {
  const found = findKey(symbols);
  if (found === null) throw new Error(`no key shows ${symbols.join()}`);
  return found;
}

export function findKey(symbols: readonly Symbol[], except: Cards = NONE): KeyFace | null {
  const same = (face: readonly Symbol[]) => [...face].sort().join() === [...symbols].sort().join();
  for (const [card, printed] of PRINTED.entries()) {
    if (isDoor(printed) || except.has(card) || !printed.faces.some(same)) continue;
    return { card, turned: !same(printed.faces[0]) };
  }
  return null;
}

/** Whether all that a door asks for is among these symbols. */
export function opensWith(needs: readonly Symbol[], have: readonly Symbol[]): boolean {
  const left = [...have];
  return needs.every((need) => {
    const at = left.indexOf(need);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
