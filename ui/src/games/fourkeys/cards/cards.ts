/** What is printed on the cards, by their numbers: the server's list, typed. */
import type { PileName } from "../../../types/fourkeys";
import printed from "../../../types/fourkeys.printed.json";

export const SYMBOLS = ["heart", "bolt", "cross", "hexagon"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export type Spot = "centre" | "corners" | "left" | "right" | "top" | "bottom";

export type Room =
  | { kind: "gold"; worth: number }
  /** Worth more on these squares of the finished dungeon, counted row by row. */
  | { kind: "spot"; worth: number; spot: Spot; squares: readonly number[] }
  /** Worth more beside the Adventurer. */
  | { kind: "near"; worth: number }
  /** As much as the Adventurer's tile, the card above, the card to the left. */
  | { kind: "purse" | "above" | "before" }
  /** One for each such symbol on keys. */
  | { kind: "each"; symbol: Symbol };

export interface PrintedDoor {
  /** Null: a start door. */
  pile: PileName | null;
  /** Each symbol as often as the door asks for it. */
  needs: readonly Symbol[];
  room: Room;
}

export interface PrintedKey {
  pile: PileName;
  faces: readonly [readonly Symbol[], readonly Symbol[]];
}

export type Printed = PrintedDoor | PrintedKey;
export type Level = 0 | 1 | 2;

export const PRINTED = printed as unknown as readonly Printed[];

export function printedOn(card: number): Printed {
  const found = PRINTED[card];
  if (!found) throw new Error(`there is no card ${card}`);
  return found;
}

export function isDoor(card: Printed): card is PrintedDoor {
  return "room" in card;
}

/** As torches and bows of keys show it; a start door has none. */
export function levelOf({ pile }: Printed): Level {
  if (pile === null) return 0;
  return pile.endsWith("_2") ? 2 : 1;
}

/** What a key shows with that side up. */
export function faceOf(key: PrintedKey, turned: boolean): readonly Symbol[] {
  return key.faces[turned ? 1 : 0];
}
