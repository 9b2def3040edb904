/** A tile as it lies on the table: where its walls, doors and escalators are, a square being 100 wide. */
import { SIDES, type Face, type Mood, type Printed, type Side, type Turn } from "../faces";
import type { Hero } from "../heroes";

export const SQUARE = 100;
const ROW = 4;
const LAST = ROW - 1;
/** The column and row of the square with the door of each side. */
const DOOR_PLACES = [[2, 0], [3, 2], [1, 3], [0, 1]] as const;

export interface Point {
  x: number;
  y: number;
}

export interface Square extends Printed {
  /** Its place on the face as printed. */
  at: number;
  /** Column and row on the table. */
  x: number;
  y: number;
}

export interface Door {
  side: Side;
  leads: "in" | Hero;
}

export interface Tube {
  from: Point;
  to: Point;
}

/** A tile's squares after it was turned, row by row. */
export function lying(face: Face, turn: Turn): Square[] {
  return face.squares
    .map((printed, at) => ({
      ...printed,
      ...turnedPlace({ x: at % ROW, y: Math.floor(at / ROW) }, turn),
      at,
      walls: turnedSides(printed.walls, turn),
      orange: turnedSides(printed.orange, turn),
    }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

export function doorsOf(face: Face, turn: Turn): Door[] {
  return SIDES.flatMap((side) => {
    const leads = face.doors[(side - turn + ROW) % ROW];
    return leads ? [{ side, leads }] : [];
  });
}

export function middleOf({ x, y }: Point): Point {
  return { x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE };
}

/** The middle of a door, on the tile's edge. */
export function doorAt(side: Side): Point {
  const [column, row] = DOOR_PLACES[side];
  const { x, y } = middleOf({ x: column, y: row });
  return { x: x + (EAST[side] * SQUARE) / 2, y: y + (SOUTH[side] * SQUARE) / 2 };
}

/** How far east and south each side lies. */
const EAST = [0, 1, 0, -1] as const;
const SOUTH = [-1, 0, 1, 0] as const;

/** The outline of all squares that can be walked on. */
export function floorOf(squares: readonly Square[]): string {
  return squares.filter(isFloor).map(({ x, y }) => `M${x * SQUARE} ${y * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`).join("");
}

/** The slabs of the floor: each square has four. */
export function slabsOf(squares: readonly Square[]): string {
  return squares.filter(isFloor).map(({ x, y }) => `M${x * SQUARE + 50} ${y * SQUARE + 4}v92M${x * SQUARE + 4} ${y * SQUARE + 50}h92`).join("");
}

/** The lines that one may walk over. */
export function jointsOf(squares: readonly Square[]): string {
  const joints = squares.filter(isFloor).flatMap((square) =>
    ([1, 2] as const).filter((side) => !((square.walls | square.orange) & (1 << side)) && isInside(square, side)).map((side) => edgeOf(square, side)),
  );
  return joints.map(lineOf).join("");
}

/** The dwarf's passages, each once: where it is and on which side of its square. */
export function passagesOf(squares: readonly Square[]): { at: Point; side: Side }[] {
  return squares.flatMap((square) =>
    ([1, 2] as const).filter((side) => square.orange & (1 << side)).map((side) => ({ at: middleOfEdge(edgeOf(square, side)), side })),
  );
}

/** The walls as straight tubes, those near the entrance first. */
export function tubesOf(squares: readonly Square[], doors: readonly Door[]): Tube[] {
  const open = new Set(doors.map(({ side }) => lineOf(doorEdge(side))));
  const edges = new Set(squares.filter(isFloor).flatMap((square) => SIDES.filter((side) => standsAt(square, side)).map((side) => lineOf(edgeOf(square, side)))));
  const stands = (edge: Tube): boolean => edges.has(lineOf(edge)) && !open.has(lineOf(edge));
  const entrance = doors.find(({ leads }) => leads === "in");
  const start = entrance ? doorAt(entrance.side) : { x: 200, y: 200 };
  return [...runs(stands, (along, across) => ({ x: along, y: across })), ...runs(stands, (along, across) => ({ x: across, y: along }))]
    .sort((one, other) => distance(middleOfEdge(one), start) - distance(middleOfEdge(other), start));
}

export function lineOf({ from, to }: Tube): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** The escalators, each by the middles of its two ends. */
export function escalatorsOf(squares: readonly Square[]): Tube[] {
  return [1, 2].flatMap((number) => {
    const [from, to] = squares.filter(({ escalator }) => escalator === number).map(middleOf);
    return from && to ? [{ from, to }] : [];
  });
}

/** Whether the tile is under a camera's eye: null without one, else whether it is on. */
export function cameraOf(squares: readonly Square[], used: ReadonlySet<number>): boolean | null {
  const cameras = squares.filter(({ kind }) => kind === "camera");
  return cameras.length === 0 ? null : cameras.some(({ at }) => !used.has(at));
}

export function isFloor({ kind }: Printed): boolean {
  return kind !== "none";
}

/** What is to be shown of a square's mark. */
export function markState(square: Square, used: ReadonlySet<number>, vortexesOff: boolean, mood: Mood): "on" | "used" | "off" | "goal" {
  if (used.has(square.at)) return "used";
  if (square.kind === "vortex" && vortexesOff) return "off";
  return square.kind === "exit" && mood === "alarm" ? "goal" : "on";
}

function turnedPlace(place: Point, turn: Turn): Point {
  let { x, y } = place;
  for (let quarter = 0; quarter < turn; quarter++) [x, y] = [LAST - y, x];
  return { x, y };
}

function turnedSides(sides: number, turn: Turn): number {
  return ((sides << turn) | (sides >> (ROW - turn))) & 15;
}

function standsAt(square: Square, side: Side): boolean {
  return Boolean(square.walls & ~square.orange & (1 << side));
}

function isInside({ x, y }: Point, side: Side): boolean {
  const column = x + EAST[side];
  const row = y + SOUTH[side];
  return Math.min(column, row) >= 0 && Math.max(column, row) < ROW;
}

/** A square's edge, from the west or north on, so that both squares at it mean the same one. */
function edgeOf({ x, y }: Point, side: Side): Tube {
  const west = (x + (side === 1 ? 1 : 0)) * SQUARE;
  const north = (y + (side === 2 ? 1 : 0)) * SQUARE;
  const lies = side % 2 === 0;
  return { from: { x: west, y: north }, to: { x: west + (lies ? SQUARE : 0), y: north + (lies ? 0 : SQUARE) } };
}

function doorEdge(side: Side): Tube {
  const [x, y] = DOOR_PLACES[side];
  return edgeOf({ x, y }, side);
}

/** Neighbouring edges of one line put together, for all lines of one direction. */
function runs(stands: (edge: Tube) => boolean, point: (along: number, across: number) => Point): Tube[] {
  const found: Tube[] = [];
  for (let across = 0; across <= ROW; across++) {
    let start: number | null = null;
    for (let along = 0; along <= ROW; along++) {
      const edge = { from: point(along * SQUARE, across * SQUARE), to: point((along + 1) * SQUARE, across * SQUARE) };
      if (along < ROW && stands(edge)) start ??= along;
      else if (start !== null) {
        found.push({ from: point(start * SQUARE, across * SQUARE), to: edge.from });
        start = null;
      }
    }
  }
  return found;
}

function middleOfEdge({ from, to }: Tube): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
