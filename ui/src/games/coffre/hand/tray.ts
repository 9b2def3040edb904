/** The tray at the bottom: one's own card, whose turn it is, what may be done and said. */
import { clamp, type Box, type Size } from "../../parts/geometry";

/**
 * `narrow` and `short` are phones, whichever way they are held; `tall` a tablet held upright;
 * `middle` one that lies, where the card is at the left; `wide` a desk, where it lies over the
 * table's edge.
 */
export type TrayShape = "short" | "narrow" | "tall" | "middle" | "wide";

export interface Tray {
  box: Box;
  shape: TrayShape;
  own: Box | null;
  /** It stands at the right of the table, not below it: the phone lies. */
  beside: boolean;
}

interface Rows {
  pad: number;
  gap: number;
  /** The rows, from above: whose turn; claims; actions; the log. 0 where it has no row of its own. */
  who: number;
  tell: number;
  acts: number;
  end: number;
  card: number;
}

export const ROWS: Record<TrayShape, Rows> = {
  short: { pad: 7, gap: 6, who: 40, tell: 0, acts: 126, end: 44, card: 122 },
  narrow: { pad: 8, gap: 8, who: 50, tell: 60, acts: 152, end: 44, card: 152 },
  tall: { pad: 14, gap: 10, who: 64, tell: 46, acts: 92, end: 44, card: 188 },
  middle: { pad: 12, gap: 10, who: 0, tell: 62, acts: 92, end: 0, card: 172 },
  wide: { pad: 14, gap: 10, who: 0, tell: 46, acts: 92, end: 0, card: 232 },
};

const SHAPE = 200 / 280;
/** The brass edge of the rail, which lies within it. */
export const RIM = 3;
/** What somebody who only watches has of a tray: a line of the log. */
const WATCHING = 60;
/** Below this height a table that is wider than high is on a phone that lies. */
export const LOW = 480;
/** What only its owner sees is written over the upper edge of a card. */
const TAG = 16;

function shapeOf({ width, height }: Size): TrayShape {
  if (width <= 640) return height < 650 ? "short" : "narrow";
  if (width < 900) return "tall";
  return width < 1200 ? "middle" : "wide";
}

/** `given` is the height of what stands in for the controls, with the rim; null: those are there. */
export function trayFor(size: Size, seated: boolean, text: number, given: number | null): Tray {
  const lies = size.height < LOW && size.width > size.height * 1.2;
  if (lies) return column(size, seated, text, given);
  const shape = shapeOf(size);
  const height = Math.round(heightOf(shape, size, seated, text, given));
  const box = { x: 0, y: size.height - height, width: size.width, height };
  return { box, shape, own: seated ? ownPlace(shape, box, size, text) : null, beside: false };
}

function heightOf(
  shape: TrayShape,
  { height }: Size,
  seated: boolean,
  text: number,
  given: number | null,
): number {
  if (!seated) return Math.max(WATCHING * text, given ?? 0);
  const instead = given === null ? 0 : given + 2 * ROWS[shape].pad;
  return Math.min(Math.max(rowsHeight(shape, text), instead), height * 0.6);
}

function rowsHeight(shape: TrayShape, text: number): number {
  const { pad, gap, who, tell, acts, end } = ROWS[shape];
  const rows = [who * text, tell * text, acts * text, end].filter((row) => row > 0);
  return 2 * pad + rows.reduce((sum, row) => sum + row, 0) + gap * (rows.length - 1);
}

function ownPlace(shape: TrayShape, tray: Box, size: Size, text: number): Box {
  const { pad, gap, who, card } = ROWS[shape];
  const larger = shape === "wide" ? clamp(1, size.height / 860, 1.2) : 1;
  const { width, height } = cardOf(card * larger);
  const bottom = tray.y + tray.height;
  if (shape === "wide") return { x: Math.round((size.width - width) / 2), y: bottom - pad - height, width, height };
  if (shape === "middle") return { x: 24, y: bottom - pad - height, width, height };
  if (shape === "tall") return { x: 24, y: tray.y + pad + TAG, width, height };
  return { x: 10, y: Math.round(tray.y + pad + who * text + gap + 2), width, height };
}

/** A phone that lies: the rows of one held upright, as high as the table, or what stands in for them. */
function column({ width, height }: Size, seated: boolean, text: number, given: number | null): Tray {
  const wide = Math.round(given === null ? clamp(264, width * 0.4, 380) : width / 2);
  const box = { x: width - wide, y: 0, width: wide, height };
  const shape = rowsHeight("narrow", text) <= height ? "narrow" : "short";
  if (!seated) return { box, shape, own: null, beside: true };
  const { pad, gap, who, tell, acts, end, card } = ROWS[shape];
  const gaps = gap * (tell ? 3 : 2);
  const share = (height - 2 * pad - gaps - end) / (who + tell + acts);
  const own = cardOf(Math.min(card, acts * share - 2));
  const y = given === null ? pad + who * share + gap + (acts * share - own.height) / 2 : pad + TAG;
  return { box, shape, own: { x: box.x + 12, y: Math.round(y), ...own }, beside: true };
}

function cardOf(height: number): Size {
  return { width: Math.round(height * SHAPE), height: Math.round(height) };
}
