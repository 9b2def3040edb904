/** How the table is laid out, for any size of the window. */
import type { Size } from "../../parts/geometry";

/**
 * `desk`: seats, ring and words side by side, the counter below. `upright`: one below the other.
 * `lying`: the counter beside the ring. `typing`: a keyboard is up, and only what it needs is there.
 */
export type Shape = "desk" | "upright" | "lying" | "typing";

export interface Layout {
  shape: Shape;
  /** A phone, or a window no larger than one. */
  small: boolean;
  /** A short one: gems are a number, and the latest of the log folds away. */
  short: boolean;
  /** So low that all controls stand in one row. */
  flat: boolean;
  /** One of the smallest: the safes lie in two rows, where they are larger than on a ring. */
  loop: boolean;
}

interface Wishes {
  /** The size of text against the usual one. */
  text: number;
  /** The lock has the focus. */
  typing: boolean;
  /** The living room has no counter. */
  big: boolean;
  /** A replay has a row of controls in place of the counter. */
  replay: boolean;
}

/** What is left above a phone's keyboard. */
const KEYBOARD = 470;
/** Below these heights names and faces give way, so that safes can still be touched. */
const COMPACT = 420;
const LYING = 220;
const PHONE = 640;
const TABLET = 1100;
const LOW = 560;
/** From this height on, a row of controls below the ring takes nothing from it. */
const HIGH = 780;

export function layout({ width, height }: Size, { text, typing, big, replay }: Wishes): Layout {
  const small = width <= PHONE || height < LOW;
  const wide = width > height * 1.15;
  const least = typing ? KEYBOARD * Math.min(text, 1.1) : (wide ? LYING : COMPACT) * text;
  if (!big && height < least) {
    return { shape: "typing", small: true, short: true, loop: true, flat: wide };
  }
  const short = small && height < 700 * text;
  const loop = small && !wide && height < LOW * text;
  if (big ? wide && !small : width > TABLET * Math.sqrt(text) && height >= LOW) return { shape: "desk", small, short, loop, flat: false };
  const below = big || (replay && height >= HIGH);
  return { shape: wide && !below ? "lying" : "upright", small, short, loop, flat: false };
}
