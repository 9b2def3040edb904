/**
 * Where everything of the fort lies, in a room of any size. Thirty spaces stand on the rampart walk with
 * a cell behind each; the first is at the bottom, and the walk goes clockwise.
 */
import { around, clamp, type Box, type Point, type Size } from "../../parts/geometry";
import type { SpaceKind } from "./types";

export const SPACES = 30;

/** A tall ring for phones, a near-round one, or an oval with straight sides. */
export type Shape = "tall" | "round" | "oval";

/** Room that is kept free beside the fort, for seats. */
export interface Berths {
  left: number;
  right: number;
}

export interface Fort {
  shape: Shape;
  centre: Point;
  /** How deep a space of the walk is, from the parapet to its cell; cells are as deep. */
  depth: number;
  /** How long a space is, along the middle of the walk. */
  pitch: number;
  parapet: number;
  /** How much of the outer wall is seen below the parapet. */
  wall: number;
  /** So many spaces from the start, and so many pixels outwards from the middle of the walk. */
  at: (part: number, out?: number) => Point;
  /** Which way is out, as a vector of length 1. */
  outward: (part: number) => Point;
  yard: Yard;
}

/** What lies in the middle. */
export interface Yard {
  box: Box;
  chest: Box;
  trials: Box;
  riddles: Box;
  die: Box;
  sand: Box;
  /** Where they are while the chest is open: the packs have made room, and notes will lie before it. */
  aside: { die: Box; sand: Box };
  /** Barrels and cannons, where there is room for them. */
  barrels: Box | null;
  cannons: Box | null;
}

/** Where a thing stands, and how high it is. */
export interface Stand extends Point {
  height: number;
}

const OBLONG = 1.45;
const PHONE = 640;
/** All depths go by the smaller side of the ring. */
const DEPTH = 0.101;
const PARAPET = 0.2;
/** Pawns that stand above the highest spaces. */
const HEADROOM = 0.44;
const WALL = 0.06;
/** Below the wall there is foam. */
const SURF = 0.016;
const LONGEST = 1.95;
/** Which part of a side its corners take. */
const CORNERS: Record<Exclude<Shape, "oval">, Size> = {
  tall: { width: 0.8, height: 0.8 },
  round: { width: 0.84, height: 0.92 },
};
/** From the middle of the walk to the yard, in depths. */
const TO_YARD = 1.66;
const CORNER_STEPS = 60;

export function shapeOf({ width, height }: Size): Shape {
  if (width > height * OBLONG) return "oval";
  return width <= PHONE ? "tall" : "round";
}

export function fortIn(room: Size, berths: Berths): Fort {
  const shape = shapeOf(room);
  const free = { width: room.width - berths.left - berths.right, height: room.height };
  const high = free.height / (1 + DEPTH * HEADROOM + WALL + SURF);
  const wide = Math.min(free.width, high * LONGEST);
  const unit = Math.min(wide, high);
  const depth = unit * DEPTH;
  const parapet = depth * PARAPET;
  const rim = depth / 2 + parapet;
  const half = { width: Math.max(1, wide / 2 - rim), height: Math.max(1, high / 2 - rim) };
  const centre = { x: berths.left + free.width / 2, y: depth * HEADROOM + high / 2 };
  const ring = ringOf(half, cornersOf(shape, half), centre);
  const inner = { width: half.width - depth * TO_YARD, height: half.height - depth * TO_YARD };
  return {
    shape,
    centre,
    depth,
    pitch: ring.length / SPACES,
    parapet,
    wall: unit * WALL,
    at: (part, out = 0) => ring.at(part / SPACES, out),
    outward: (part) => ring.outward(part / SPACES),
    yard: yardIn(inner, centre),
  };
}

function cornersOf(shape: Shape, half: Size): Size {
  if (shape === "oval") {
    const radius = Math.min(half.width, half.height);
    return { width: radius, height: radius };
  }
  return { width: half.width * CORNERS[shape].width, height: half.height * CORNERS[shape].height };
}

interface Ring {
  length: number;
  at: (share: number, out: number) => Point;
  outward: (share: number) => Point;
}

/** A point of the ring, the way out there, and how far it is from the start along the ring. */
interface Mark {
  point: Point;
  out: Point;
  far: number;
}

/** A rectangle with elliptic corners, walked clockwise from the middle of its lower side. */
function ringOf(half: Size, corner: Size, centre: Point): Ring {
  const marks = marksOf(half, corner, centre);
  const length = marks.at(-1)?.far ?? 0;

  /** The two marks on either side, and how far between them. */
  function between(share: number): [Mark, Mark, number] {
    const far = (share - Math.floor(share)) * length;
    let [low, high] = [0, marks.length - 1];
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if ((marks[mid]?.far ?? 0) <= far) low = mid;
      else high = mid;
    }
    const [one, other] = [marks[low] as Mark, marks[high] as Mark];
    return [one, other, (far - one.far) / Math.max(1e-9, other.far - one.far)];
  }

  function outward(share: number): Point {
    const [one, other, part] = between(share);
    return unit(mix(one.out, other.out, part));
  }

  function at(share: number, out: number): Point {
    const [one, other, part] = between(share);
    const point = mix(one.point, other.point, part);
    const way = unit(mix(one.out, other.out, part));
    return { x: point.x + way.x * out, y: point.y + way.y * out };
  }

  return { length, at, outward };
}

function marksOf(half: Size, corner: Size, centre: Point): Mark[] {
  const marks: Mark[] = [];
  const add = (x: number, y: number, out: Point) => {
    const last = marks.at(-1);
    const point = { x: centre.x + x, y: centre.y + y };
    const far = last ? last.far + Math.hypot(point.x - last.point.x, point.y - last.point.y) : 0;
    marks.push({ point, out, far });
  };
  add(0, half.height, { x: 0, y: 1 });
  // Corners from the lower left one on; straight pieces lie between their ends.
  for (const [i, right, low] of [[1, -1, 1], [2, -1, -1], [3, 1, -1], [0, 1, 1]] as const) {
    for (let step = 0; step <= CORNER_STEPS; step++) {
      const angle = ((i + step / CORNER_STEPS) * Math.PI) / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const x = right * (half.width - corner.width) + corner.width * cos;
      const y = low * (half.height - corner.height) + corner.height * sin;
      add(x, y, unit({ x: cos / corner.width, y: sin / corner.height }));
    }
  }
  add(0, half.height, { x: 0, y: 1 });
  return marks;
}

function mix(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Beside each other where the yard is long; packs above the chest and sand below it where it is not. */
function yardIn(half: Size, centre: Point): Yard {
  const box = around(centre, { width: half.width * 2, height: half.height * 2 });
  return half.width > half.height * 1.5 ? longYard(box, half, centre) : roundYard(box, half, centre);
}

/** A box, measured in `unit` from the middle. */
function boxes(centre: Point, unit: number): (x: number, y: number, width: number, height: number) => Box {
  return (x, y, width, height) =>
    around({ x: centre.x + x * unit, y: centre.y + y * unit }, { width: width * unit, height: height * unit });
}

/** Half of the chest's plate, in pixels, as wide as it may be on a phone. */
const PLATE = 30;

function longYard(box: Box, half: Size, centre: Point): Yard {
  const unit = Math.min(half.height, half.width / 2.2);
  const put = boxes(centre, unit);
  // Below the plates of the chest and of the packs, and between them.
  const between = Math.max(0.62, PLATE / unit + 0.2);
  const wide = half.width > half.height * 2.1;
  return {
    box,
    chest: put(0, -0.14, 1.16, 1.1),
    trials: put(-1.3, -0.06, 1.1, 0.94),
    riddles: put(1.34, -0.06, 0.64, 0.9),
    die: put(-between, 0.8, 0.32, 0.32),
    sand: put(between, 0.7, 0.29, 0.46),
    aside: { die: put(-1.25, 0, 0.5, 0.5), sand: put(1.25, 0, 0.5, 0.8) },
    barrels: wide ? put(-2.02, -0.16, 0.44, 0.8) : null,
    cannons: wide ? put(1.98, -0.06, 0.36, 0.8) : null,
  };
}

/** A yard that is no higher than this, in its units. */
const LOW_YARD = 1.3;

function roundYard(box: Box, half: Size, centre: Point): Yard {
  const unit = Math.min(half.width, half.height * 1.1);
  // What is left of the height lies between the packs, the chest and the sand.
  const tall = half.height / unit;
  const put = boxes(centre, unit);
  // Where the yard is low they lie on either side of the chest's plate, or they would cover it.
  const aside = tall < LOW_YARD ? Math.max(0.66, half.width / unit - 0.45) : 0.4;
  return {
    box,
    chest: put(0, -0.1, 1.06, 1),
    trials: put(-0.42, -0.72 * tall, 0.58, 0.5),
    riddles: put(0.42, -0.72 * tall, 0.36, 0.5),
    die: put(-aside, 0.7 * tall, 0.28, 0.28),
    sand: put(aside, 0.68 * tall, 0.27, 0.43),
    aside: { die: put(-0.76, 0, 0.32, 0.32), sand: put(0.76, 0, 0.32, 0.51) },
    barrels: half.width > 150 ? put(-0.96, 0.2, 0.22, 0.42) : null,
    cannons: half.width > 150 ? put(0.9, -0.02, 0.22, 0.24) : null,
  };
}

const MOST_LEAN = 18;

/** How far, in degrees, the sign of a space leans: with the ring at its corners, upright on its sides. */
export function lean(fort: Fort, part: number): number {
  const { x, y } = fort.outward(part);
  return -MOST_LEAN * 2 * x * y;
}

/** How large a sign is against the depth of the walk. */
const SIGNS: Record<SpaceKind, number> = { start: 0.78, trial: 0.66, or: 0.76, and: 0.8, guardian: 0.92, tiger: 0.84 };
/** Where pawns stand a sign steps back to the cell, so that both are seen. */
const STEPPED_BACK = { out: -0.2, scale: 0.82 };

export function signBox(fort: Fort, space: number, kind: SpaceKind): Box {
  const side = Math.min(fort.depth, fort.pitch) * SIGNS[kind];
  return around(fort.at(space), { width: side, height: side });
}

/** How far a sign steps back, and how much smaller it is there. */
export function steppedBack(fort: Fort, space: number): Point & { scale: number } {
  const { x, y } = fort.outward(space);
  const far = STEPPED_BACK.out * fort.depth;
  return { x: x * far, y: y * far, scale: STEPPED_BACK.scale };
}

/** The square in which a space can be touched, or its cell. */
export function spaceBox(fort: Fort, space: number): Box {
  const side = Math.min(fort.depth, fort.pitch);
  return around(fort.at(space), { width: side, height: side });
}

export function cellBox(fort: Fort, space: number): Box {
  const side = Math.min(fort.depth, cellPitch(fort, space) * 1.2) * 0.94;
  return around(cellMiddle(fort, space), { width: side, height: side });
}

/** Cells are shorter where the ring bends: it is narrower inside. */
function cellPitch(fort: Fort, space: number): number {
  const [one, other] = [fort.at(space - 0.5, -fort.depth), fort.at(space + 0.5, -fort.depth)];
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function cellMiddle(fort: Fort, space: number): Point {
  return fort.at(space, -fort.depth * 1.03);
}

/** How far pawns of one space stand apart, in depths: two side by side, more in a fan. */
const APART = [0, 0, 0.66, 0.58, 0.5, 0.46, 0.44];
const ALONE = 1.14;
const AMONG = 0.96;
/** They stand at the parapet; closer to the middle where the screen may end beside it. */
const AT_PARAPET = 0.54;
const NEARER_AT_SIDES = 0.18;

/** Where the one of `many` pawns on a space stands, so that its sign can still be seen. */
export function standOf(fort: Fort, space: number, place: number, many: number): Stand {
  const apart = (APART[many] ?? AMONG / 2) * fort.depth;
  const along = ((place - (many - 1) / 2) * apart) / fort.pitch;
  const { x, y } = fort.outward(space);
  // Seen from the front, those on the lower side stand the other way round.
  const way = y > 0 ? -1 : 1;
  const out = AT_PARAPET - NEARER_AT_SIDES * x * x;
  return { ...fort.at(space + way * along, fort.depth * out), height: fort.depth * (many > 1 ? AMONG : ALONE) };
}

/** Where the number of the die that leads there is shown: at the parapet, or at the cell if pawns are there. */
export function badgeOf(fort: Fort, space: number, taken: boolean): Point {
  return fort.at(space, fort.depth * (taken ? -0.52 : 0.56));
}

/** How wide a badge is. */
export function badgeSize({ depth }: Fort): number {
  return clamp(15, depth * 0.42, 30);
}
