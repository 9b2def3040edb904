/** How notes fly out of the chest: the next one a little later, to where they come to lie. */
import type { Point } from "../../parts/geometry";

/** Milliseconds from one note to the next, where several come at once. */
const APART = 120;

/** When each note leaves the chest, by how many have come before it at the same time. */
export class Leaving {
  readonly #after = new Map<number, number>();
  #seen = 0;

  /** Milliseconds that the note of this number waits; always the same ones. */
  after(number: number): number {
    const after = this.#after.get(number) ?? Math.max(0, number - this.#seen) * APART;
    this.#after.set(number, after);
    return after;
  }

  /** So many have been seen: the next one leaves at once. */
  see(many: number): void {
    this.#seen = many;
  }
}

/** Where notes come to lie before the chest: shares of the stage, and how they are turned. */
const LYING: readonly (Point & { turn: number })[] = [
  { x: 0.36, y: 0.72, turn: -28 },
  { x: 0.47, y: 0.84, turn: 14 },
  { x: 0.58, y: 0.92, turn: -9 },
  { x: 0.28, y: 0.84, turn: 32 },
  { x: 0.65, y: 0.76, turn: 24 },
  { x: 0.73, y: 0.88, turn: -18 },
  { x: 0.38, y: 0.94, turn: 8 },
  { x: 0.2, y: 0.93, turn: -12 },
  { x: 0.81, y: 0.95, turn: 16 },
];

export function lyingOf(place: number): Point & { turn: number } {
  return LYING[place % LYING.length] ?? { x: 0.5, y: 0.9, turn: 0 };
}
