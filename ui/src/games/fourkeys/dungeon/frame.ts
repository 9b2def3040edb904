/**
 * What part of a dungeon is shown: the box of four by four that it fills, and while it grows also
 * the squares that it may still grow into.
 */
import type { Square } from "../../../types/fourkeys";

export interface Spot {
  row: number;
  column: number;
}

/** Squares from the upper left one, counted as the dungeon counts them. */
export interface Frame extends Spot {
  rows: number;
  columns: number;
}

interface Span {
  first: number;
  many: number;
}

export const SIDE = 4;

/** A box of four by four round the cards, as far in its middle as whole squares allow. */
export function boxOf(squares: readonly Spot[]): Frame {
  const [down, across] = spansOf(squares);
  const [rows, columns] = [centred(down), centred(across)];
  return { row: rows.first, column: columns.first, rows: rows.many, columns: columns.many };
}

/** The cards and all squares beside them that a box of four by four could still take in. */
export function roomOf(squares: readonly Spot[]): Frame {
  const [down, across] = spansOf(squares);
  const [rows, columns] = [widened(down), widened(across)];
  return { row: rows.first, column: columns.first, rows: rows.many, columns: columns.many };
}

/** Whether the dungeon has all its rows, and all its columns. */
export function settled(squares: readonly Spot[]): { rows: boolean; columns: boolean } {
  const [down, across] = spansOf(squares);
  return { rows: down.many >= SIDE, columns: across.many >= SIDE };
}

export function spotsIn({ row, column, rows, columns }: Frame): Spot[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  }));
}

export function same(one: Spot, other: Spot): boolean {
  return one.row === other.row && one.column === other.column;
}

export function squareAt<S extends Spot>(squares: readonly S[], spot: Spot): S | undefined {
  return squares.find((square) => same(square, spot));
}

/** Where a move of the finger or of an arrow key leads: the nearest spot that way. */
export function nextSpot(spots: readonly Spot[], from: Spot, down: number, right: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dy, dx] = [spot.row - from.row, spot.column - from.column];
    const ahead = dy * down + dx * right;
    const aside = Math.abs(dy * right) + Math.abs(dx * down);
    const far = ahead + 3 * aside;
    if (ahead > 0 && far < least) [best, least] = [spot, far];
  }
  return best;
}

export function cardsIn(squares: readonly Square[]): number {
  return squares.filter(({ card }) => card !== null).length;
}

function spansOf(squares: readonly Spot[]): [Span, Span] {
  return [spanOf(squares.map(({ row }) => row)), spanOf(squares.map(({ column }) => column))];
}

function spanOf(lines: readonly number[]): Span {
  const first = Math.min(...lines);
  return { first, many: Math.max(...lines) - first + 1 };
}

function centred({ first, many }: Span): Span {
  const room = Math.max(0, SIDE - many);
  return { first: first - Math.floor(room / 2), many: many + room };
}

function widened({ first, many }: Span): Span {
  const last = first + many - 1;
  const from = Math.max(first - 1, last - SIDE + 1);
  return { first: from, many: Math.min(last + 1, first + SIDE - 1) - from + 1 };
}
