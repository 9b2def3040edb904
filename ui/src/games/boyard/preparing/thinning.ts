/** A mark is in every view, all game long: it has few points. The rules do the same for bots. */
import type { Stroke } from "../../../types/boyard";

/** As many as the rules take. */
export const MARK_POINTS = 100;

/** With no more points than a mark may have: those go at which a line turns least; every stroke keeps its ends. */
export function asMark(drawing: readonly Stroke[]): Stroke[] {
  const lines = drawing.map(([, , points]) => [...points]);
  let left = lines.reduce((sum, points) => sum + points.length / 2, 0);
  for (; left > MARK_POINTS; left--) {
    const inner = lines.flatMap((points) => range(2, points.length - 2).map((place) => ({ points, place, turn: turnAt(points, place) })));
    const slightest = inner.reduce((least, point) => (point.turn < least.turn ? point : least));
    slightest.points.splice(slightest.place, 2);
  }
  return drawing.map(([begins, takes], i) => [begins, takes, lines[i] ?? []]);
}

/** Every second number from one to before another: where a point begins. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / 2) }, (_, i) => from + 2 * i);
}

/** Twice the area between a point and the straight line past it. */
function turnAt(points: readonly number[], place: number): number {
  const [fromX = 0, fromY = 0, x = 0, y = 0, toX = 0, toY = 0] = points.slice(place - 2, place + 4);
  return Math.abs((x - fromX) * (toY - y) - (y - fromY) * (toX - x));
}
