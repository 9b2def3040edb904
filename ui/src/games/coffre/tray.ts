/** The tray at the bottom: one's own card, whose turn it is, what may be done and said. */
import type { Box, Size } from "../parts/geometry";

/**
 * `narrow` and `short` are phones held upright; `tall` a tablet held upright; `middle` one that
 * lies, where the card is at the left; `wide` a desk, where it lies over the table's edge.
 */
export type TrayShape = "short" | "narrow" | "tall" | "middle" | "wide";

export interface Tray {
  box: Box;
  shape: TrayShape;
  own: Box | null;
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

const ROWS: Record<TrayShape, Rows> = {
  short: { pad: 7, gap: 6, who: 40, tell: 0, acts: 126, end: 44, card: 122 },
  narrow: { pad: 8, gap: 8, who: 46, tell: 44, acts: 152, end: 44, card: 152 },
  tall: { pad: 14, gap: 10, who: 64, tell: 46, acts: 92, end: 44, card: 188 },
  middle: { pad: 12, gap: 10, who: 0, tell: 46, acts: 92, end: 0, card: 172 },
  wide: { pad: 14, gap: 10, who: 0, tell: 46, acts: 92, end: 0, card: 232 },
};

const SHAPE = 200 / 280;
/** What somebody who only watches has of a tray: a line of the log. */
const WATCHING = 60;

export function shapeOf({ width, height }: Size): TrayShape {
  if (width <= 640) return height < 650 ? "short" : "narrow";
  if (width < 900) return "tall";
  return width < 1200 ? "middle" : "wide";
}

export function rowsOf(shape: TrayShape): Rows {
  return ROWS[shape];
}

export function trayFor(size: Size, seated: boolean, text: number, given: number | null): Tray {
  const shape = shapeOf(size);
  const height = Math.round(heightOf(shape, size, seated, text, given));
  const box = { x: 0, y: size.height - height, width: size.width, height };
  return { box, shape, own: seated ? ownPlace(shape, box, size, text) : null };
}

function heightOf(
  shape: TrayShape,
  { height }: Size,
  seated: boolean,
  text: number,
  given: number | null,
): number {
  if (!seated) return Math.max(WATCHING * text, given ?? 0);
  const { pad, gap, who, tell, acts, end } = ROWS[shape];
  const rows = [who * text, tell * text, acts * text, end].filter((row) => row > 0);
  const usual = 2 * pad + rows.reduce((sum, row) => sum + row, 0) + gap * (rows.length - 1);
  return Math.min(Math.max(usual, given ?? 0), height * 0.6);
}

function ownPlace(shape: TrayShape, tray: Box, size: Size, text: number): Box {
  const { pad, gap, who, card } = ROWS[shape];
  const larger = shape === "wide" ? Math.min(1.2, Math.max(1, size.height / 860)) : 1;
  const height = Math.round(card * larger);
  const width = Math.round(height * SHAPE);
  const bottom = tray.y + tray.height;
  if (shape === "wide") return { x: Math.round((size.width - width) / 2), y: bottom - pad - height, width, height };
  if (shape === "middle") return { x: 24, y: bottom - pad - height, width, height };
  if (shape === "tall") return { x: 24, y: tray.y + pad + 16, width, height };
  return { x: 10, y: Math.round(tray.y + pad + who * text + gap + 2), width, height };
}
