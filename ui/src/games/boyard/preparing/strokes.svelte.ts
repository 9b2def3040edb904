/** Lines drawn by hand: as they are drawn, and as the rules take them. */
import type { Stroke } from "../../../types/boyard";
import type { Point } from "../../parts/geometry";
import { asMark } from "./thinning";

/** A sheet is so many units wide and high. */
export const SHEET = 256;
/** As many as the rules take. */
const MOST_STROKES = 16;
/** A hand draws on so long; what it hands in is thinned. */
const MOST_POINTS = 400;
const MOST_TIME = 20_000;
/** Nearer points than these tell nothing, in units. */
const NEAR = 3;

/** One after the other, as a path of an SVG. */
export function pathOf(strokes: readonly Stroke[]): string {
  return strokes.map(([, , points]) => lineOf(points)).join("");
}

function lineOf(points: readonly number[]): string {
  let path = "";
  for (let i = 0; i + 1 < points.length; i += 2) path += `${i ? "L" : "M"}${points[i]} ${points[i + 1]}`;
  // a dot is seen too
  return points.length === 2 ? `${path}h.01` : path;
}

/** Only what was drawn of the sheet, so that a small key is not seen smaller. */
export function boxOf(strokes: readonly Stroke[]): string {
  const points = strokes.flatMap(([, , points]) => points);
  const [xs, ys] = [0, 1].map((which) => points.filter((_, i) => i % 2 === which)) as [number[], number[]];
  if (!xs.length) return `0 0 ${SHEET} ${SHEET}`;
  const [left, top] = [Math.min(...xs) - 14, Math.min(...ys) - 14];
  return `${left} ${top} ${Math.max(...xs) + 14 - left} ${Math.max(...ys) + 14 - top}`;
}

/** A drawing in the making. */
export class Sketch {
  strokes = $state.raw<readonly Stroke[]>([]);
  #began = 0;
  #down = 0;

  get full(): boolean {
    return this.strokes.length >= MOST_STROKES || this.#points >= MOST_POINTS;
  }

  /** What is handed in of it. */
  get mark(): readonly Stroke[] {
    return asMark(this.strokes);
  }

  get #points(): number {
    return this.strokes.reduce((sum, [, , points]) => sum + points.length / 2, 0);
  }

  /** The pen comes down at a point of the sheet, at an instant in milliseconds. */
  begin(at: Point, now: number): void {
    if (this.full) return;
    if (!this.strokes.length) this.#began = now;
    this.#down = now;
    this.strokes = [...this.strokes, [within(now - this.#began, MOST_TIME), 0, pointOf(at)]];
  }

  draw(at: Point, now: number): void {
    const last = this.strokes.at(-1);
    if (!last || this.#points >= MOST_POINTS) return;
    const [begins, , points] = last;
    const [x = 0, y = 0] = pointOf(at);
    const [beforeX = 0, beforeY = 0] = points.slice(-2);
    if (Math.hypot(x - beforeX, y - beforeY) < NEAR) return;
    const takes = within(now - this.#down, MOST_TIME - begins);
    this.strokes = [...this.strokes.slice(0, -1), [begins, takes, [...points, x, y]]];
  }

  undo(): void {
    this.strokes = this.strokes.slice(0, -1);
  }
}

function pointOf({ x, y }: Point): number[] {
  return [within(x, SHEET - 1), within(y, SHEET - 1)];
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(value)));
}
