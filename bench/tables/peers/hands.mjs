// The rules of bench/tables/hands, for servers that run on Node: works on plain arrays and on
// anything that behaves like them.

export const SQUARES = 64;

export function setOut(seats) {
  return { pawns: new Array(seats).fill(0), counts: new Array(seats).fill(0) };
}

/** Whether the move was legal; then it is made, otherwise nothing changes. */
export function put(table, seat, square) {
  if (!Number.isInteger(square) || square < 0 || square >= SQUARES) return false;
  table.pawns[seat] = square;
  table.counts[seat] += 1;
  return true;
}
