/** What is printed on the mall's tiles, as `types/maze.printed.json` has it. */
import type { Hero } from "./heroes";

export type Mood = "silence" | "talk" | "alarm";
/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
/** North, east, south and west. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES = [0, 1, 2, 3] as const;

export type SquareKind = "none" | "floor" | "hourglass" | "item" | "exit" | "vortex" | "ball" | "camera";

export interface Printed {
  kind: SquareKind;
  hero: Hero | null;
  /** 0, or which escalator ends here: 1 or 2. */
  escalator: number;
  /** On which sides a wall stands: north 1, east 2, south 4, west 8. */
  walls: number;
  /** On which sides the dwarf's passage is, likewise. */
  orange: number;
}

export interface Face {
  number: number;
  /** The start tile has two faces. */
  side: "" | "a" | "b";
  /** What each side has at its door's place: a wall, the entrance, or the door of a hero. */
  doors: readonly (null | "in" | Hero)[];
  /** 16, row by row from the north. */
  squares: readonly Printed[];
}
