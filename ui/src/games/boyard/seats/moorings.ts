/** Where the others' lifebuoys lie round the fort: the one on the reader's left first, clockwise. */
import { clamp, type Point, type Size } from "../../parts/geometry";
import { shapeOf, type Berths, type Shape } from "../board/geometry";

export interface Mooring extends Point {
  /** How wide the lifebuoy is. */
  size: number;
  side: "left" | "right";
  /** Whether it lies in the lower half: a plaque beside it keeps away from the ring. */
  low: boolean;
  /** Where its plaque is: below it, or beside it in a phone's corners; where that is too much, only the name. */
  plaque: "below" | "beside" | "name";
}

/** Left and right, each from the bottom up or down as one goes round: shares of the height. */
type Column = readonly number[];
interface Order {
  left: Column;
  right: Column;
}

/** By how many lie there. */
const COLUMNS: readonly Order[] = [
  { left: [], right: [] },
  { left: [0], right: [] },
  { left: [0], right: [0] },
  { left: [0], right: [0, 1] },
  { left: [1, 0], right: [0, 1] },
  { left: [1, 0], right: [0, 0.5, 1] },
  { left: [1, 0.5, 0], right: [0, 0.5, 1] },
];

const SIZES: Record<Shape, (room: Size) => number> = {
  tall: ({ width }) => clamp(40, width * 0.135, 64),
  round: ({ width }) => clamp(56, width * 0.09, 84),
  oval: ({ width, height }) => clamp(38, Math.min(width * 0.07, height * 0.15), 120),
};
/** On a smaller phone more than names would hide the walk. */
const LITTLE: Size = { width: 350, height: 380 };
/** A third one in a column needs them smaller. */
const CROWDED = 0.84;

export function moorings(room: Size, others: number): Mooring[] {
  const shape = shapeOf(room);
  const { left, right } = COLUMNS[others] ?? { left: [], right: [] };
  const crowded = Math.max(left.length, right.length) > 2;
  const size = SIZES[shape](room) * (crowded ? CROWDED : 1);
  const little = crowded || room.width < LITTLE.width || room.height < LITTLE.height;
  const rows = Math.max(left.length, right.length);
  const low = shape === "oval" && room.height < rows * (size + BRIEF_PLAQUE);
  const plaque = shape !== "tall" ? (low ? "name" : "below") : little ? "name" : "beside";
  const inset = low ? { x: size / 2 + 6, top: size / 2 + 6, bottom: size / 2 + 6 } : insetOf(shape, room, size, crowded);
  const column = (side: Mooring["side"], shares: Column): Mooring[] =>
    shares.map((share) => {
      const squeezed = shape === "tall" && shares.length > 2 ? CORNER.get(share) : undefined;
      const from = squeezed ? squeezed.x * size : inset.x;
      const y = squeezed ? squeezed.y * size : inset.top + (room.height - inset.top - inset.bottom) * share;
      return { x: side === "left" ? from : room.width - from, y, size, side, low: share > 0.5, plaque };
    });
  return [...column("left", left), ...column("right", right)];
}

/** A phone has no room beside the ring: the upper two of three share the corner. In lifebuoys, from it. */
const CORNER: ReadonlyMap<number, Point> = new Map([
  [0, { x: 1.62, y: 0.56 }],
  [0.5, { x: 0.62, y: 1.1 }],
]);

/** Beside an oval that leaves less than this, plaques are brief. */
const NARROW = 110;
/** What a plaque takes below a lifebuoy; more on a screen that is seen from the sofa, where letters are large. */
const BRIEF_PLAQUE = 58;
const PLAQUE = 102;
const LARGE_PLAQUE = 0.18;

interface Inset {
  x: number;
  top: number;
  bottom: number;
}

/** From the edges to the middle of a lifebuoy; below it there is a plaque. */
function insetOf(shape: Shape, room: Size, size: number, crowded: boolean): Inset {
  if (shape === "tall") return { x: size / 2 + 4, top: size / 2 + 5, bottom: size / 2 + 4 };
  if (shape === "round") return { x: size / 2 + 22, top: size / 2 + 8, bottom: size * 1.55 };
  const x = Math.max(size / 2 + 6, berthOf(room) * 0.44);
  const plaque = berthOf(room) < NARROW ? BRIEF_PLAQUE : Math.max(PLAQUE, room.height * LARGE_PLAQUE);
  return { x, top: crowded ? size / 2 + 8 : Math.max(size / 2 + 8, room.height * 0.14), bottom: size / 2 + plaque };
}

/** What they leave of the room's sides. */
export function berthsFor(room: Size, others: number): Berths {
  const shape = shapeOf(room);
  if (shape === "tall") return { left: 3, right: 3 };
  if (shape === "oval") return { left: berthOf(room), right: berthOf(room) };
  const least = room.width * 0.06;
  const column = moorings(room, others)[0]?.size ?? 0;
  return { left: others > 5 ? column * 1.5 : least, right: others > 4 ? column * 1.5 : least };
}

function berthOf({ width }: Size): number {
  return clamp(58, width * 0.123, 260);
}
