/** Light between doors that open and the keys that they open by. */
import type { Square } from "../../../types/fourkeys";
import { faceOf, isDoor, printedOn } from "../cards/cards";
import type { Frame } from "./frame";

export interface Beam extends Frame {
  key: string;
}

/** What lies on a square, as far as light is concerned. */
type Lying = Pick<Square, "row" | "column" | "card" | "turned">;

/** From each key in a door's row and column that shows what it asks for. */
export function beamsTo(doors: readonly Lying[], squares: readonly Lying[]): Beam[] {
  const beams = doors.flatMap((door) =>
    squares.filter((square) => serves(square, door)).map((square) => between(square, door)),
  );
  return [...new Map(beams.map((beam) => [beam.key, beam])).values()];
}

function serves(square: Lying, door: Lying): boolean {
  const aligned = (square.row === door.row) !== (square.column === door.column);
  if (!aligned || square.card === null || door.card === null) return false;
  const [key, asks] = [printedOn(square.card), printedOn(door.card)];
  if (isDoor(key) || !isDoor(asks)) return false;
  return faceOf(key, square.turned).some((symbol) => asks.needs.includes(symbol));
}

function between(one: Lying, other: Lying): Beam {
  const [row, column] = [Math.min(one.row, other.row), Math.min(one.column, other.column)];
  const rows = Math.abs(one.row - other.row) + 1;
  const columns = Math.abs(one.column - other.column) + 1;
  return { row, column, rows, columns, key: `${row} ${column} ${rows} ${columns}` };
}
