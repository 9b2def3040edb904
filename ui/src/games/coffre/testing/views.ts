/** Views for tests: a table of four before anything happened, with what a test changes. */
import type { CoffreView } from "../../../types/coffre";

export function viewOf(changes: Partial<CoffreView> = {}): CoffreView {
  const seats = changes.seats ?? 4;
  return {
    seat: 0,
    seats,
    waiting: [changes.turn ?? 0],
    due: null,
    result: null,
    moves: [],
    off: [],
    options: { spare_neutrals: 0, lock_forced: false, trap: false, round_limit: 12, end_delay: 8 },
    phase: "act",
    first: 0,
    turn: 0,
    turns: 0,
    hands: Array.from({ length: seats }, (_, seat) => ({
      number: seat,
      face: seat === (changes.seat ?? 0) ? "neutral" : null,
      seen_by: [seat],
    })),
    centre: [
      { number: seats, face: null, seen_by: [] },
      { number: seats + 1, face: null, seen_by: [] },
    ],
    out: null,
    locks: Array.from({ length: seats }, () => 0),
    treasure: null,
    designated: null,
    named: [],
    claims: [],
    free: ["claim_hand", "claim_slot", "believe", "doubt"],
    ...changes,
  };
}
