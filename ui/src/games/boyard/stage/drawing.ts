/** A drawing under way: strokes on a sheet of 256 x 256, within what a sheet may hold. */
import type { Dot, Stroke } from "./types";

export const SIDE = 256;
export const MOST_STROKES = 16;
export const MOST_DOTS = 400;
/** The grid of the pen that is led by keys. */
export const GRID = 32;

/** Dots nearer than this to the last one add nothing. */
const NEAR = 3;
const CELL = SIDE / GRID;

export class Drawing {
  #strokes: { dots: Dot[]; from: number; to: number }[] = [];
  #down = false;
  #began: number | null = null;

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  get dots(): number {
    return this.#strokes.reduce((sum, { dots }) => sum + dots.length, 0);
  }

  get isDown(): boolean {
    return this.#down;
  }

  /** No stroke can be begun any more; one under way goes on while there are dots. */
  get isFull(): boolean {
    return this.#strokes.length >= MOST_STROKES || this.dots >= MOST_DOTS;
  }

  /** The pen is lowered: a stroke begins, unless the sheet is full. */
  begin(x: number, y: number, now: number): void {
    if (this.#down || this.isFull) return;
    this.#began ??= now;
    this.#down = true;
    this.#strokes.push({ dots: [onSheet(x, y)], from: now - this.#began, to: now - this.#began });
  }

  /** The lowered pen goes on. */
  go(x: number, y: number, now: number): void {
    const stroke = this.#strokes.at(-1);
    const last = stroke?.dots.at(-1);
    if (!this.#down || !stroke || !last) return;
    const dot = onSheet(x, y);
    if (Math.hypot(dot[0] - last[0], dot[1] - last[1]) < NEAR) return;
    if (this.dots >= MOST_DOTS) {
      this.#down = false;
      return;
    }
    stroke.dots.push(dot);
    stroke.to = now - (this.#began ?? now);
  }

  lift(): void {
    this.#down = false;
  }

  /** Take the last stroke back. */
  undo(): void {
    this.#down = false;
    this.#strokes.pop();
  }

  clear(): void {
    this.#down = false;
    this.#strokes = [];
    this.#began = null;
  }
}

/** The middle of a square of the grid. */
export function square(column: number, row: number): Dot {
  return [(column + 0.5) * CELL, (row + 0.5) * CELL];
}

/** What of the strokes is seen after so many milliseconds, drawn at their own pace. */
export function until(strokes: readonly Stroke[], at: number): Dot[][] {
  return strokes
    .filter(({ from }) => from <= at)
    .map(({ dots, from, to }) => {
      const share = to > from ? Math.min(1, (at - from) / (to - from)) : 1;
      return dots.slice(0, Math.max(1, Math.ceil(dots.length * share)));
    });
}

/** How long it took to draw, in milliseconds. */
export function lengthOf(strokes: readonly Stroke[]): number {
  return Math.max(0, ...strokes.map(({ to }) => to));
}

/** Strokes as one path; a single dot is seen too. */
export function pathOf(strokes: readonly (readonly Dot[])[]): string {
  return strokes.map((dots) => `M${dots.map(([x, y]) => `${x} ${y}`).join("L")}${dots.length === 1 ? "h.1" : ""}`).join("");
}

function onSheet(x: number, y: number): Dot {
  return [within(x), within(y)];
}

function within(value: number): number {
  return Math.round(Math.max(0, Math.min(SIDE - 1, value)));
}
