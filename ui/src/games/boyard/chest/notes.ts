/** Bank notes: the emblem tells first what one is worth, its colour second. */
export type Emblem = "anchor" | "fish" | "lighthouse" | "ship" | "whale" | "tiger";

const EMBLEMS: readonly { emblem: Emblem; from: number }[] = [
  { emblem: "tiger", from: 500_000 },
  { emblem: "whale", from: 100_000 },
  { emblem: "ship", from: 50_000 },
  { emblem: "lighthouse", from: 10_000 },
  { emblem: "fish", from: 5_000 },
  { emblem: "anchor", from: 0 },
];

export function emblemOf(value: number): Emblem {
  return EMBLEMS.find(({ from }) => value >= from)?.emblem ?? "anchor";
}

export function sumOf(notes: readonly number[]): number {
  return notes.reduce((sum, note) => sum + note, 0);
}

/** How many heaps of notes are drawn one over the other in an open chest: 0 to 3. */
export function heapOf(left: number, all: number): number {
  if (left <= 0 || all <= 0) return 0;
  return Math.min(3, 1 + Math.floor((left / all) * 3));
}
