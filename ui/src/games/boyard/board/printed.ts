/** The board and every number of the rules, as the server's game has them. */
import lines from "../../../types/boyard.printed.json";

export const [PRINTED] = lines as [(typeof lines)[number]];
/** How long each phase lasts at most, in milliseconds. */
export const TIMES = PRINTED.times;
/** Where two play, the table's own opponent has this seat, which nobody else has. */
export const GUARDIAN = PRINTED.guardian;

/** From so many people on nobody else has to help out. */
export function isDuel(seats: number): boolean {
  return seats < PRINTED.least_players;
}
