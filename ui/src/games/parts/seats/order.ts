/** The order in which people sit. */

/** All seats, clockwise from one. */
export function around(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** The others as one sees them: the one on the left first. Who has no seat sees all. */
export function othersOf(me: number | null, seats: number): number[] {
  return me === null ? around(0, seats) : around(me, seats).slice(1);
}
