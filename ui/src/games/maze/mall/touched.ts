/** What a touch on the mall means: which pawn, square or tile is under it, and where a swipe leads. */
import type { Heading, Hero } from "../../../types/maze";
import type { Point } from "../../parts/geometry";
import type { Lit } from "../choosing/choosing.svelte";
import { HEADINGS, HEROES, SIDE, type Plan } from "./plan";

/** A pawn is meant by a touch that is so near to it, in pixels. */
const NEAR = 44;
/** A swipe shorter than so many squares is as good as a flick. */
const SHORT = 0.6;

/** The middle of a square, in squares of the mall. */
export function middleOf(plan: Plan, square: number): Point {
  const { x, y } = plan.squares[square] ?? { x: 0, y: 0 };
  return { x: x + 0.5, y: y + 0.5 };
}

/** The pawn that a touch means: the nearest, if it is near. */
export function pawnAt(at: Point, plan: Plan, pawns: readonly (number | null)[], zoom: number): Hero | null {
  const far = (hero: Hero) => {
    const square = pawns[HEROES.indexOf(hero)] ?? null;
    if (square === null) return Infinity;
    const middle = middleOf(plan, square);
    return Math.hypot(at.x - middle.x, at.y - middle.y) * zoom;
  };
  const nearest = HEROES.reduce((best, hero) => (far(hero) < far(best) ? hero : best));
  return far(nearest) <= Math.max(NEAR / 2, zoom / 2) ? nearest : null;
}

/** The square of those that a touch lies on; a little beside it counts where squares are small. */
export function squareAt(at: Point, plan: Plan, squares: readonly number[], zoom: number): number | null {
  const slack = Math.max(0.5, NEAR / 2 / zoom);
  const far = (square: number) => {
    const middle = middleOf(plan, square);
    return Math.max(Math.abs(at.x - middle.x), Math.abs(at.y - middle.y));
  };
  const [nearest] = [...squares].sort((one, other) => far(one) - far(other));
  return nearest !== undefined && far(nearest) <= slack ? nearest : null;
}

/** The lit square under a touch. */
export function litAt(at: Point, plan: Plan, lit: readonly Lit[], zoom: number): Lit | null {
  const square = squareAt(at, plan, lit.map((one) => one.square), zoom);
  return lit.find((one) => one.square === square) ?? null;
}

/** The door whose tile to come lies under a touch. */
export function ghostAt(at: Point, plan: Plan, doors: readonly number[]): number | null {
  return doors.find((door) => {
    const { x, y } = plan.place(door);
    return at.x >= x && at.y >= y && at.x <= x + SIDE && at.y <= y + SIDE;
  }) ?? null;
}

/** Where a swipe leads, and over how many squares; undefined: as far as it goes. */
export function swipeTo(by: Point, flick: boolean, zoom: number): { heading: Heading; squares: number | undefined } {
  const across = Math.abs(by.x) > Math.abs(by.y);
  const heading = HEADINGS[across ? (by.x > 0 ? 1 : 3) : by.y > 0 ? 2 : 0] ?? "north";
  const length = Math.hypot(by.x, by.y) / zoom;
  const measured = !flick && length > SHORT;
  return { heading, squares: measured ? Math.max(1, Math.round(length)) : undefined };
}
