/**
 * Where safes lie: on a ring, or, where a keyboard leaves too little room, in a loop of two rows in
 * the same order. Between each and the next, clockwise, runs a piece of the groove.
 */
import { around, type Box, type Point, type Size } from "../../parts/geometry";
import type { Way } from "../choosing/reach";

export interface Grounds {
  /** How wide a safe is; it is a little higher. */
  side: number;
  /** The middle of each safe, in the order of the ring. */
  points: readonly Point[];
  /** The wheel in the middle; null in a loop. */
  vault: Box | null;
  /** The door on which a ring lies, and the band of steel with the groove; null in a loop. */
  disc: Box | null;
  band: Box | null;
  /** Where something is on its way from a safe to the next one clockwise, `part` of it done. */
  between: (place: number, part: number) => Point;
}

/** A safe's height by its width. */
export const TALL = 1.06;
const RADIUS = 0.3875;
const SIDE = 0.225;
/** An odd number of safes reaches less far down than up. */
const ODD_MIDDLE = 0.518;
const EVEN_RADIUS = 0.374;
const SAMPLES = 14;
/** Between safes of a loop. */
const GAP = 10;
/** Below a ring, flags of the lowest safes stick out. */
const FLAG = 8;
/** Pips and flags stick out of safes. */
const OVERHANG = 12;
/** Below this height there is one row. */
const ONE_ROW = 150;

export function grounds(count: number, room: Size, loop: boolean): Grounds {
  return loop ? loopOf(count, room) : ringOf(count, room);
}

function ringOf(count: number, { width, height }: Size): Grounds {
  const all = Math.max(0, Math.min(width, height - FLAG));
  const odd = count % 2 === 1;
  const centre = { x: width / 2, y: (height - FLAG - all) / 2 + all * (odd ? ODD_MIDDLE : 0.5) };
  const radius = all * (odd ? RADIUS : EVEN_RADIUS);
  const at = (place: number) => {
    const angle = (place / count) * 2 * Math.PI;
    return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
  };
  const drawnAs = radius / RADIUS;
  const square = (share: number) => around(centre, { width: all * share, height: all * share });
  return {
    side: all * SIDE,
    points: Array.from({ length: count }, (_, place) => at(place)),
    vault: square(0.43),
    disc: square((radius / all) * 2.385),
    band: { x: centre.x - drawnAs / 2, y: centre.y - drawnAs * ODD_MIDDLE, width: drawnAs, height: drawnAs },
    between: (place, part) => at(place + part),
  };
}

function loopOf(count: number, room: Size): Grounds {
  const rows = room.height < ONE_ROW ? 1 : 2;
  const above = rows === 1 ? 0 : Math.floor(count / 2);
  const below = count - above;
  const wide = (room.width - GAP * (below + 1)) / below;
  const side = Math.max(0, Math.min(wide, (room.height - OVERHANG * (rows + 1)) / (rows * TALL)));
  const points = placesInRows(count, above, side + GAP, room);
  const out = side * 0.72;
  const between = (place: number, part: number) => {
    const from = points[place % count] ?? { x: 0, y: 0 };
    const to = points[(place + 1) % count] ?? from;
    // From row to row it goes round outside, and in a single row below everything.
    const bow = rows === 1 ? 0 : from.y === to.y ? 0 : (from.y < to.y ? 1 : -1) * out;
    const drop = rows === 1 && Math.abs(from.x - to.x) > 2 * side ? side * 0.6 : 0;
    const round = 4 * part * (1 - part);
    return { x: from.x + (to.x - from.x) * part + bow * round, y: from.y + (to.y - from.y) * part + drop * round };
  };
  return { side, points, vault: null, disc: null, band: null, between };
}

/** Those above from left to right, with the first one in their middle; the others back to the left. */
function placesInRows(count: number, above: number, pitch: number, { width, height }: Size): Point[] {
  const first = above ? -Math.floor((above - 1) / 2) : 0;
  const rows = above ? [0.26, 0.76] : [0.5, 0.5];
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const up = i < above;
    const [many, at] = up ? [above, i] : [count - above, above ? count - 1 - i : i];
    const x = width / 2 + (at - (many - 1) / 2) * pitch;
    points[(first + i + count) % count] = { x, y: height * (rows[up ? 0 : 1] ?? 0.5) };
  }
  return points;
}

/** The safe's box. */
export function safeBox({ side, points }: Grounds, place: number): Box {
  return around(points[place] ?? { x: 0, y: 0 }, { width: side, height: side * TALL });
}

/** The way from one place to another, as points along the groove. */
export function along(ground: Grounds, from: number, to: number, way: Way): Point[] {
  const count = ground.points.length;
  const gaps = (((to - from) * way) % count + count) % count;
  return Array.from({ length: gaps * SAMPLES + 1 }, (_, i) => pointAt(ground, from, (way * i) / SAMPLES));
}

/** Half way between a place and the next one that way, and where it leads there, in degrees. */
export function halfway(ground: Grounds, place: number, way: Way): Point & { angle: number } {
  const near = pointAt(ground, place, way * 0.45);
  const far = pointAt(ground, place, way * 0.55);
  const angle = (Math.atan2(far.y - near.y, far.x - near.x) * 180) / Math.PI;
  return { ...pointAt(ground, place, way * 0.5), angle };
}

/** The whole groove, as points. */
export function groove(ground: Grounds): Point[] {
  const count = ground.points.length;
  return Array.from({ length: count * SAMPLES }, (_, i) => pointAt(ground, 0, i / SAMPLES));
}

export function drawn(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return first === undefined ? "" : `M${first}${rest.map((point) => `L${point}`).join("")}${closed ? "z" : ""}`;
}

/** So many gaps from a place, clockwise; backwards if less than none. */
function pointAt({ points, between }: Grounds, place: number, gaps: number): Point {
  const count = points.length;
  const whole = Math.floor(place + gaps + 1e-9);
  return between(((whole % count) + count) % count, Math.max(0, place + gaps - whole));
}
