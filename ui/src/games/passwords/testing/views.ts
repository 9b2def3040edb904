/** Views for tests: a table before anything happened, with what a test changes. */
import type { Heard, PasswordsView, Safe, UsedWord } from "../../../types/passwords";

/** "R4" is a safe with four spaces; "M3:10" has a gem of seat 1 and one of seat 0 in it. */
export function safeOf(written: string, number = 0): Safe {
  const [head = "A4", gems = ""] = written.split(":");
  return { number, letter: head.slice(0, 1), spaces: Number(head.slice(1)), gems: [...gems].map(Number) };
}

export function ringOf(written: string): Safe[] {
  return written.split(" ").map(safeOf);
}

/** The ring of the drawing, before DIAMANT is announced. */
export const DRAWN = "R4:23 I4:3 A4:3 M3:13 N4:12 A4:12 D3";

export function usedOf(word: string, changes: Partial<UsedWord> = {}): UsedWord {
  return { seat: 1, word, lemma: word, rare: false, gems: 3, turn: 0, kin: [], rank: 100, saved: [0, 0, 0, 0], ...changes };
}

export function heardOf(changes: Partial<Heard> = {}): Heard {
  return {
    seat: 1,
    word: "insolation",
    lemma: "insolation",
    rare: false,
    steps: [
      { place: 1, letter: 0 },
      { place: 4, letter: 1 },
      { place: 5, letter: 5 },
    ],
    tier: "doubt",
    clash: 0,
    contested_by: null,
    ballots: ["open", "abstains", "open", "open"],
    votes: [null, null, null, null],
    ...changes,
  };
}

export function viewOf(changes: Partial<PasswordsView> = {}): PasswordsView {
  const seats = changes.seats ?? 4;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    seat: 0,
    seats,
    waiting: [0],
    due: null,
    result: null,
    moves: [],
    free: ["announce", "pass"],
    off: [],
    options: { language: "fr", confirm: true, handicap: false, first: null },
    phase: "announce",
    first: 0,
    turn: 0,
    turns: 7,
    last_turn: null,
    ring: ringOf(DRAWN).map((safe, number) => ({ ...safe, number })),
    pile: 41,
    order: null,
    hands: all.map(() => 9),
    closed: all.map(() => []),
    used: [],
    rulings: [],
    passes: 0,
    dry: 0,
    tried: false,
    unknown: null,
    heard: null,
    highlights: null,
    ...changes,
  };
}
