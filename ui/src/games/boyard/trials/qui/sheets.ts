/** À qui est-ce ? Drawings as they go over the wire, as the stage draws them, and the names under them. */
import type { Stroke as Sent } from "../../../../types/boyard";
import { lengthOf } from "../../stage/drawing";
import type { Dot, Stroke } from "../../stage/types";

/** As late as a stroke may begin, and as long as it may take, in milliseconds. */
const MOST_TIME = 20_000;
/** The drawings come to be again so many times faster than they were made. */
const PACE = 2.5;

/** For whoever drew no key before the game: the house's, in three strokes. */
export const PLAIN_KEY: readonly Stroke[] = [
  { dots: [[88, 128], [78, 152], [54, 160], [30, 150], [20, 128], [30, 106], [54, 96], [78, 104], [88, 128]], from: 0, to: 1 },
  { dots: [[88, 128], [236, 128]], from: 1, to: 2 },
  { dots: [[192, 128], [192, 164]], from: 2, to: 3 },
  { dots: [[228, 128], [228, 172]], from: 3, to: 4 },
];

export function received(drawing: readonly Sent[]): Stroke[] {
  return drawing.map(([begins, takes, points]) => ({ dots: dotsOf(points), from: begins, to: begins + takes }));
}

function dotsOf(points: readonly number[]): Dot[] {
  return Array.from({ length: Math.floor(points.length / 2) }, (_, i) => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]);
}

export function sent(strokes: readonly Stroke[]): Sent[] {
  return strokes.map(({ dots, from, to }) => [within(from), within(to - from), dots.flatMap(([x, y]) => [x, y])]);
}

function within(time: number): number {
  return Math.max(0, Math.min(MOST_TIME, Math.round(time)));
}

/** So far the drawings have come again after so long; null once the last of them is whole. */
export function drawnAgain(drawings: readonly (readonly Stroke[])[], elapsed: number): number | null {
  const at = elapsed * PACE;
  return at < Math.max(0, ...drawings.map(lengthOf)) ? at : null;
}

/** The first sheet without a name. */
export function firstUnnamed(names: readonly (number | null)[]): number | null {
  const place = names.indexOf(null);
  return place < 0 ? null : place;
}
