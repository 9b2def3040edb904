/** The shortest way past boxes: from corner to corner of them, as a taut thread would lie. */
import type { Box, Point } from "../../parts/geometry";

/** What is in the way, and how many pixels one would rather go round than over it. */
export interface Obstacle {
  box: Box;
  cost: number;
}

/** Where a way may begin, end or turn. */
export interface Stop {
  at: Point;
  /** Which way it had better go from a beginning, or come from to an end; as long as 1. */
  out?: Point;
}

interface Reached {
  stop: Stop;
  length: number;
  from: Reached | null;
}

/** How many pixels one would rather go round than set out backwards. */
const BACKWARDS = 120;

/** From one of the first stops to one of the last, both included; it turns at some of the corners. */
export function shortestWay(
  first: readonly Stop[],
  last: readonly Stop[],
  corners: readonly Point[],
  obstacles: readonly Obstacle[],
): Stop[] {
  const goals = new Set<Stop>(last);
  let open: Reached[] = [
    ...first.map((stop) => ({ stop, length: 0, from: null })),
    ...[...corners.map((at) => ({ at })), ...last].map((stop) => ({ stop, length: Infinity, from: null })),
  ];
  while (open.length) {
    const nearest = open.reduce((one, other) => (other.length < one.length ? other : one));
    if (goals.has(nearest.stop)) return traced(nearest);
    open = open.filter((one) => one !== nearest);
    for (const one of open) {
      const length = nearest.length + lengthOf(nearest.stop, one.stop, obstacles, one.length - nearest.length);
      if (length < one.length) Object.assign(one, { length, from: nearest });
    }
  }
  return [];
}

function traced(end: Reached): Stop[] {
  return end.from ? [...traced(end.from), end.stop] : [end.stop];
}

/** From one stop straight to another, with what lies in the way; some of it, if that is too much already. */
function lengthOf(one: Stop, other: Stop, obstacles: readonly Obstacle[], most: number): number {
  let length = Math.hypot(other.at.x - one.at.x, other.at.y - one.at.y) + turned(one, other.at) + turned(other, one.at);
  for (const { box, cost } of obstacles) {
    if (length >= most) break;
    if (crosses(one.at, other.at, box)) length += cost;
  }
  return length;
}

function turned({ at, out }: Stop, to: Point): number {
  if (!out) return 0;
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  return ((1 - (dx * out.x + dy * out.y) / (Math.hypot(dx, dy) || 1)) / 2) * BACKWARDS;
}

/** Whether the straight line between two points runs through a box; its edge may be touched. */
export function crosses(one: Point, other: Point, box: Box): boolean {
  if (passesBy(one, other, box)) return false;
  const [across, down] = [
    within(one.x, other.x, box.x, box.x + box.width),
    within(one.y, other.y, box.y, box.y + box.height),
  ];
  return Math.max(across[0], down[0], 0) < Math.min(across[1], down[1], 1);
}

/** Whether both points lie on the same side of a box, as most do; that is soon said. */
function passesBy(one: Point, other: Point, { x, y, width, height }: Box): boolean {
  return (
    (one.x <= x && other.x <= x) ||
    (one.y <= y && other.y <= y) ||
    (one.x >= x + width && other.x >= x + width) ||
    (one.y >= y + height && other.y >= y + height)
  );
}

/** The part of the way from `a` to `b`, from 0 to 1, that lies between two bounds. */
function within(a: number, b: number, least: number, most: number): [number, number] {
  if (a === b) return a > least && a < most ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [enters, leaves] = [(least - a) / (b - a), (most - a) / (b - a)];
  return enters < leaves ? [enters, leaves] : [leaves, enters];
}
