/**
 * Which safes a word can reach. The rule is that of `walks.py`: a walk begins at a safe with the
 * word's first letter, goes one way and meets every other safe once; the letters that it uses follow
 * each other in the word. Whether the word is one, nobody here knows.
 */
import type { Safe, Step } from "../../../types/passwords";

/** Clockwise, anticlockwise. */
export type Way = 1 | -1;
export const WAYS: readonly Way[] = [-1, 1];

/** Gems on their way: in the order of the walk, each with the letter of the word that serves it. */
export type Walk = readonly Step[];

export interface Reach {
  /** Every walk that there is, of any length. */
  walks: readonly Walk[];
  /** Those that place most gems, the one that closes most safes first. */
  best: readonly Walk[];
}

/** What a word of capital letters reaches one way, with so many gems in hand. */
export function reachOf(word: string, ring: readonly Safe[], gems: number, way: Way): Reach {
  const starts = ring.flatMap(({ letter }, place) => (letter === word[0] ? [place] : []));
  const walks = gems > 0 ? starts.flatMap((start) => walksFrom(word, ring, start, way, gems)) : [];
  const most = Math.max(0, ...walks.map(({ length }) => length));
  const best = unlike(walks.filter(({ length }) => length === most));
  return { walks, best: best.sort((one, other) => closedBy(other, ring).length - closedBy(one, ring).length) };
}

/** The safes that a walk fills to the last space, in the order of the walk. */
export function closedBy(walk: Walk, ring: readonly Safe[]): number[] {
  return placesOf(walk).filter((place) => {
    const safe = ring[place];
    return safe !== undefined && safe.gems.length + 1 === safe.spaces;
  });
}

export function placesOf(walk: Walk): number[] {
  return walk.map(({ place }) => place);
}

/** Another first safe with the same letter, for somebody who taps the first one. */
export function movedStart({ walks, best }: Reach, walk: Walk): Walk | null {
  const starts = [...new Set(walks.map(([first]) => first?.place))].sort((a, b) => (a ?? 0) - (b ?? 0));
  const at = starts.indexOf(walk[0]?.place);
  const next = starts[(at + 1) % starts.length];
  if (next === undefined || next === walk[0]?.place) return null;
  return longest([...best, ...walks].filter(([first]) => first?.place === next));
}

/** Without the gem of this safe. */
export function without({ walks }: Reach, walk: Walk, place: number): Walk | null {
  const rest = placesOf(walk).filter((one) => one !== place);
  return walks.find((one) => sameSafes(placesOf(one), rest)) ?? null;
}

/** With a gem in this safe: what can't stay beside it is dropped. */
export function including({ walks }: Reach, walk: Walk, place: number): Walk | null {
  const now = new Set(placesOf(walk));
  const kept = (one: Walk) => placesOf(one).filter((other) => now.has(other)).length;
  const with_ = walks.filter((one) => placesOf(one).includes(place));
  const most = Math.max(0, ...with_.map(kept));
  return shortest(with_.filter((one) => kept(one) === most));
}

/** The safes that have a gem in no place of this walk, and could have. */
export function othersFor({ walks }: Reach, walk: Walk): Set<number> {
  const now = new Set(placesOf(walk));
  return new Set(walks.flatMap(placesOf).filter((place) => !now.has(place)));
}

export function sameSafes(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((place) => others.includes(place));
}

/** Which way a walk goes; of two safes, the shorter one. */
export function wayOf(steps: Walk, size: number): Way {
  const [first = 0, ...rest] = placesOf(steps);
  const met = rest.map((place) => (place - first + size) % size);
  const grows = met.every((far, i) => i === 0 || far > (met[i - 1] ?? 0));
  if (met.length === 1) return (met[0] ?? 0) * 2 <= size ? 1 : -1;
  return grows ? 1 : -1;
}

/** All walks from one safe: at each safe that is met, the next letter that fits is used or not. */
function walksFrom(word: string, ring: readonly Safe[], start: number, way: Way, gems: number): Walk[] {
  const found: Walk[] = [];
  const size = ring.length;
  function walk(far: number, steps: Walk): void {
    if (far === size || steps.length === gems) {
      found.push(steps);
      return;
    }
    const place = (start + way * far + size) % size;
    const letter = word.indexOf(ring[place]?.letter ?? "", (steps.at(-1)?.letter ?? 0) + 1);
    if (letter > 0) walk(far + 1, [...steps, { place, letter }]);
    walk(far + 1, steps);
  }
  walk(1, [{ place: start, letter: 0 }]);
  return unlike(found);
}

/** Each set of safes once; the first walk to it stays. */
function unlike(walks: readonly Walk[]): Walk[] {
  const sets = new Map<string, Walk>();
  for (const walk of walks) {
    const key = `${placesOf(walk).sort((a, b) => a - b)}`;
    if (!sets.has(key)) sets.set(key, walk);
  }
  return [...sets.values()];
}

function longest(walks: readonly Walk[]): Walk | null {
  return walks.reduce<Walk | null>((best, walk) => (walk.length > (best?.length ?? 0) ? walk : best), null);
}

function shortest(walks: readonly Walk[]): Walk | null {
  return walks.reduce<Walk | null>((best, walk) => (walk.length < (best?.length ?? Infinity) ? walk : best), null);
}
