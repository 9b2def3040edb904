/** The geometry of a small plot: moments to the right, chances upwards, a face at each line's end. */
import type { Point } from "../../parts/geometry";

export interface Box {
  width: number;
  height: number;
  /** Room for the lines: what is left of it, right of it, above and below. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a moment (of so many) and a chance lie. */
export function pointAt(box: Box, moment: number, count: number, chance: number): Point {
  const across = box.width - box.left - box.right;
  const up = box.height - box.top - box.bottom;
  return {
    x: box.left + (count > 1 ? (moment / (count - 1)) * across : 0),
    y: box.top + (1 - chance) * up,
  };
}

/** The moment that is nearest to a place on the plot. */
export function momentAt(box: Box, x: number, count: number): number {
  const across = box.width - box.left - box.right;
  const share = across > 0 ? (x - box.left) / across : 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * (count - 1));
}

/** A line in steps: a belief holds until something happens. */
export function stepsOf(box: Box, chances: readonly number[], count: number): string {
  let path = "";
  chances.forEach((chance, moment) => {
    const { x, y } = pointAt(box, moment, count, chance);
    path += moment === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`;
  });
  return path;
}

/**
 * Heights for labels that want to stand at these: none closer to the next than `gap`, all between
 * `least` and `most`, each as near to its own as that allows, in the same order.
 */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, label) => label).sort((a, b) => at(wanted, a) - at(wanted, b));
  const close = order.length > 1 ? Math.min(gap, (most - least) / (order.length - 1)) : gap;
  const placed = new Array<number>(wanted.length).fill(0);
  let floor = least;
  for (const label of order) {
    placed[label] = Math.max(at(wanted, label), floor);
    floor = at(placed, label) + close;
  }
  let ceiling = most;
  for (const label of order.toReversed()) {
    placed[label] = Math.min(at(placed, label), ceiling);
    ceiling = at(placed, label) - close;
  }
  return placed;
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
