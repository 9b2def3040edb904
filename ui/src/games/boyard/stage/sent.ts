/** Drawings as they go over the wire, and as the stage draws them. */
import type { Stroke as Sent } from "../../../types/boyard";
import type { Dot, Stroke } from "./types";

/** As late as a stroke may begin, and as long as it may take, in milliseconds. */
const MOST_TIME = 20_000;

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
