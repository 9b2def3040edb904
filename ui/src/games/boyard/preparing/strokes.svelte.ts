/** Lines drawn by hand: as they are drawn, and as the rules take them. */
import type { Stroke } from "../../../types/boyard";
import type { Point } from "../../parts/geometry";
import { Drawing, SIDE } from "../stage/drawing";
import { sent } from "../stage/sent";
import { asMark } from "./thinning";

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
  if (!xs.length) return `0 0 ${SIDE} ${SIDE}`;
  const [left, top] = [Math.min(...xs) - 14, Math.min(...ys) - 14];
  return `${left} ${top} ${Math.max(...xs) + 14 - left} ${Math.max(...ys) + 14 - top}`;
}

/** A drawing in the making, as the rules take it. */
export class Sketch {
  strokes = $state.raw<readonly Stroke[]>([]);
  readonly #drawing = new Drawing();

  /** What is handed in of it. */
  get mark(): readonly Stroke[] {
    return asMark(this.strokes);
  }

  /** The pen comes down at a point of the sheet, at an instant in milliseconds. */
  begin({ x, y }: Point, now: number): void {
    this.#drawing.lift();
    this.#drawing.begin(x, y, now);
    this.#show();
  }

  draw({ x, y }: Point, now: number): void {
    this.#drawing.go(x, y, now);
    this.#show();
  }

  undo(): void {
    this.#drawing.undo();
    if (!this.#drawing.strokes.length) this.#drawing.clear(); // the next line is the first one
    this.#show();
  }

  #show(): void {
    this.strokes = sent(this.#drawing.strokes);
  }
}
