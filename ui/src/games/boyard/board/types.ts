/** What the fort shows, in plain values: the page reads them from a view. */

/** `and`: a trial and a riddle; `or`: one of the two. */
export type SpaceKind = "start" | "trial" | "or" | "and" | "guardian" | "tiger";

export interface Space {
  kind: SpaceKind;
  /** How many keys of each colour lie in its cell. */
  black: number;
  red: number;
  /** How many keys may lie there. */
  room: number;
}

/** A player's colour, and the pattern of their lifebuoy: 0 to 5. */
export type Colour = number;

export interface Pawn {
  seat: number;
  space: number;
  avatar: string;
  colour: Colour;
  /** "Maud's pawn", for who can't see it. */
  label: string;
  /** The reader's own: larger, and lit. */
  mine: boolean;
}

/** A pawn on its way, clockwise. */
export interface Walk {
  seat: number;
  from: number;
  to: number;
}

/** Cells from which some may be chosen, such as those with room for a key. */
export interface CellChoice {
  cells: readonly number[];
  chosen: readonly number[];
  label: (space: number) => string;
  press: (space: number) => void;
}

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Something that runs out: when it began and ends, by the same clock as `now`. */
export interface Span {
  from: number;
  until: number;
}
