/** How the table is laid out, for any size of the window. */
import type { Size } from "../../parts/geometry";

/** `desk`: the tray is a row below the fort. `upright`: a block below it. `lying`: beside it. */
export type Shape = "desk" | "upright" | "lying";

export interface Layout {
  shape: Shape;
  /** A phone, or a window no larger than one. */
  small: boolean;
  /** A short one: the latest of the log folds away. */
  short: boolean;
  /** So low that a keyboard is up, or hardly anything fits: words before pictures. */
  low: boolean;
}

interface Wishes {
  /** The size of text against the usual one. */
  text: number;
  /** The living room has no tray. */
  big: boolean;
  /** The tray has the controls of a replay: they are low and wide. */
  replayed?: boolean;
}

const PHONE = 640;
const DESK = 1100;
const LOW = 560;
const SHORT = 700;
/** What is left above a phone's keyboard. */
const KEYBOARD = 430;

export function layout({ width, height }: Size, { text, big, replayed = false }: Wishes): Layout {
  const small = width <= PHONE || height < LOW;
  const wide = width > height * 1.15;
  const low = height < (wide ? 260 : KEYBOARD) * text;
  const short = small && height < SHORT * text;
  if (width > DESK * Math.sqrt(text) && (height >= LOW || big)) return { shape: "desk", small, short, low };
  const beside = wide && !big && (small || !replayed);
  return { shape: beside ? "lying" : "upright", small, short, low };
}
