/** What each has at the end: gems in hand and on the ring count against people; fewest wins. */
import type { PasswordsView } from "../../../types/passwords";

export interface Row {
  seat: number;
  hand: number;
  ring: number;
  total: number;
  safes: number;
  wins: boolean;
}

/** The best first; those who are equal in everything as they sit. */
export function rowsOf(view: Pick<PasswordsView, "hands" | "ring" | "closed" | "result">): Row[] {
  const lying = view.ring.flatMap(({ gems }) => gems);
  const rows = view.hands.map((hand, seat) => {
    const ring = lying.filter((owner) => owner === seat).length;
    const wins = view.result?.winners.includes(seat) ?? false;
    return { seat, hand, ring, total: hand + ring, safes: view.closed[seat]?.length ?? 0, wins };
  });
  return rows.sort((one, other) => one.total - other.total || other.safes - one.safes || one.seat - other.seat);
}

/** Whether closed safes had to decide between those with fewest gems. */
export function decidedBySafes(rows: readonly Row[]): boolean {
  const [first] = rows;
  const equal = rows.filter(({ total }) => total === first?.total);
  return equal.length > 1 && equal.some(({ safes }) => safes !== first?.safes);
}
