/** What a riddle shows, in plain values. */
import type { Colour, Face } from "../board/types";

/** Somebody who rolls against the riddle. */
export interface Roller {
  seat: number;
  name: string;
  avatar: string;
  colour: Colour;
  /** "phew, missed" */
  line: string;
  dice: readonly [Face, Face] | null;
  /** It is their slot: how much of it is left, 1 to 0. */
  slot: number | null;
  /** Another value for each throw; null lies still. */
  thrown: number | null;
  /** An even double: all is lost. */
  lost: boolean;
}
