/** À qui est-ce ? The drawings as they come again, and the names under them. */
import { lengthOf } from "../../stage/drawing";
import type { Stroke } from "../../stage/types";

/** The drawings come to be again so many times faster than they were made. */
const PACE = 2.5;

/** For whoever drew no key before the game: the house's, in three strokes. */
export const PLAIN_KEY: readonly Stroke[] = [
  { dots: [[88, 128], [78, 152], [54, 160], [30, 150], [20, 128], [30, 106], [54, 96], [78, 104], [88, 128]], from: 0, to: 1 },
  { dots: [[88, 128], [236, 128]], from: 1, to: 2 },
  { dots: [[192, 128], [192, 164]], from: 2, to: 3 },
  { dots: [[228, 128], [228, 172]], from: 3, to: 4 },
];

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
