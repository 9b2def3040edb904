/** Chips at the edge of the stage, for what lies outside of its frame: on the line to it, clear of what matters. */
import { around, clamp, overlap, type Box, type Point, type Size } from "../../parts/geometry";

/** Across, in pixels, and how far its middle stays from an edge. */
export const CHIP = 48;
const INSET = CHIP / 2 + 6;
const STEP = 8;

export interface Chip extends Point {
  /** Where its arrow points, in degrees clockwise from the east. */
  bearing: number;
}

/** Whether a point of the stage is seen, all of it. */
export function isOnStage({ x, y }: Point, { width, height }: Size, margin = 10): boolean {
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}

/** A chip for each of these points of the stage, that cover neither each other nor `covers`. */
export function chipsFor(targets: readonly Point[], from: Point, stage: Size, covers: readonly Box[]): Chip[] {
  const taken = [...covers];
  return targets.map((target) => {
    const place = freeAt(crossing(from, target, stage), stage, taken);
    taken.push(around(place, { width: CHIP, height: CHIP }));
    return { ...place, bearing: (Math.atan2(target.y - place.y, target.x - place.x) * 180) / Math.PI };
  });
}

/** Where the line to a point crosses the edge, from a point on the stage. */
function crossing(from: Point, to: Point, { width, height }: Size): Point {
  const start = { x: clamp(INSET, from.x, width - INSET), y: clamp(INSET, from.y, height - INSET) };
  const [x, y] = [to.x - start.x, to.y - start.y];
  const reach = (way: number, least: number, most: number, at: number) => (way > 0 ? (most - at) / way : way < 0 ? (least - at) / way : Infinity);
  const share = Math.min(1, reach(x, INSET, width - INSET, start.x), reach(y, INSET, height - INSET, start.y));
  return { x: start.x + share * x, y: start.y + share * y };
}

/** The nearest place along the edge that covers nothing; where there is none, the place itself. */
function freeAt(place: Point, stage: Size, taken: readonly Box[]): Point {
  const begin = alongEdge(place, stage);
  const length = 2 * (stage.width + stage.height - 4 * INSET);
  for (let off = 0; off < length / 2; off += STEP) {
    for (const at of [begin + off, begin - off]) {
      const point = onEdge(((at % length) + length) % length, stage);
      if (!taken.some((box) => overlap(box, around(point, { width: CHIP, height: CHIP }), 2))) return point;
    }
  }
  return place;
}

/** How far along the edge a place is, clockwise from the north-west corner. */
function alongEdge({ x, y }: Point, { width, height }: Size): number {
  const [across, down] = [width - 2 * INSET, height - 2 * INSET];
  const [east, south] = [x - INSET, y - INSET];
  const gaps = [south, across - east, down - south, east];
  const side = gaps.indexOf(Math.min(...gaps));
  return [east, across + south, across + down + (across - east), 2 * across + down + (down - south)][side] ?? 0;
}

function onEdge(at: number, { width, height }: Size): Point {
  const [across, down] = [width - 2 * INSET, height - 2 * INSET];
  if (at <= across) return { x: INSET + at, y: INSET };
  if (at <= across + down) return { x: width - INSET, y: INSET + at - across };
  if (at <= 2 * across + down) return { x: width - INSET - (at - across - down), y: height - INSET };
  return { x: INSET, y: height - INSET - (at - 2 * across - down) };
}
