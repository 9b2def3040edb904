/** What is on the roofs of the shops, where nobody walks: neon signs that are off, skylights and plants. */
import { escalatorsOf, type Square, type Tube } from "./plan";

export type SignColour = "pink" | "cyan" | "gold" | "green" | "line";
export type Sign = readonly [SignColour, string];

/** Lines, 64 wide and high, round their middle. */
const SIGNS: readonly Sign[] = [
  ["pink", "M-18-4h30c0 18-5 28-15 28S-18 14-18-4zM12 0c12-2 12 16-2 15M-10-12c-4-6 4-8 0-15M2-12c-4-6 4-8 0-15"],
  ["cyan", "M-28 14c14 2 20-6 24-16l10 10c8 4 20 2 22 12v4h-56zM2 2l5-5M8 7l5-5"],
  ["line", "M-30-30h60v60h-60zM-30-10h60M-30 10h60M-10-30v60M10-30v60"],
  ["gold", "M0-28l8 18 20 2-15 13 5 20L0 14l-18 11 5-20-15-13 20-2z"],
  ["green", "M0 26V-2M0 10C-16 8-24-4-22-20-8-18 0-6 0 10zM0 2c14-2 20-12 18-26C6-20 0-12 0 2zM-12 26h24"],
  ["cyan", "M-10 20V-20l28-6v38M-24 20a7 7 0 1 0 14 0 7 7 0 1 0-14 0M4 13a7 7 0 1 0 14 0 7 7 0 1 0-14 0"],
  ["pink", "M-18-8h36l4 34h-44zM-9-2v-12a9 9 0 0 1 18 0v12"],
  ["gold", "M-13-4h26L0 30zM-13-6c-6-8 0-18 8-16 2-8 14-8 15 0 8 0 10 12 3 16"],
  ["green", "M0-6c0-6 8-5 8-12a8 8 0 0 0-16 0M0-6L-28 16c-2 2-1 5 2 5h52c3 0 4-3 2-5z"],
  ["line", "M-27 0a27 27 0 1 0 54 0 27 27 0 1 0-54 0M0 0C-4-14 6-22 12-22 14-12 8-4 0 0c14-4 22 6 22 12C12 14 4 8 0 0c4 14-6 22-12 22C-14 12-8 4 0 0c-14 4-22-6-22-12 10-2 18 4 22 12"],
  ["cyan", "M-30-6c4-4 10-4 14 0l-3 16c-3 6-12 6-15 0zM30-6c-4-4-10-4-14 0l3 16c3 6 12 6 15 0zM-16-6q16-8 32 0"],
  ["pink", "M-16-22h32l10 14L0 26-26-8zM-26-8h52M-9-8L0 26 9-8 4-22M-9-8l5-14"],
  ["gold", "M0-16c-8-6-18-7-28-5v38c10-2 20 0 28 6 8-6 18-8 28-6v-38c-10-2-20-1-28 5zM0-16v39"],
  ["green", "M-28 2C-16-18 8-18 20 0l12-12v26L20 2C8 20-16 20-28 2zM-14-2v1"],
  ["cyan", "M-16-12h32c10 0 14 10 14 22 0 10-12 12-18 2h-24c-6 10-18 8-18-2 0-12 4-22 14-22zM-14-5v12M-20 1h12M12-2v1M19 4v1"],
  ["pink", "M-28-14q28-16 56 0L0 28zM-24-7q24-12 48 0M-6 0v1M6 2v1M0 13v1"],
  ["line", "M-32-14h64v36h-64zM-32-14l6-14h52l6 14M-16-14v-14M0-14v-14M16-14v-14M-20 0h40M-20 10h26"],
  ["gold", "M-20 26L10-14M20 26L-10-14M-20-20a7 7 0 1 0 12 6M20-20a7 7 0 1 1-12 6"],
];
/** Signs of one tile lie so far apart in the list, and those of the next begin elsewhere. */
const STEP = 5;
const NEXT_TILE = 7;
/** At the tile's edge a roof leaves room for the neighbour's wall. */
const EAVES = 10;

export interface Shop {
  sign: Sign;
  x: number;
  y: number;
}

/** A sign for each square without floor, unless an escalator goes through it; no two of one tile are the same. */
export function shopsOf(squares: readonly Square[], number: number): Shop[] {
  const ramps = escalatorsOf(squares);
  const closed = squares.filter(({ kind }) => kind === "none").sort((one, other) => one.at - other.at);
  return closed
    .map(({ x, y }, i) => ({ x: x * 100 + 50, y: y * 100 + 50, sign: SIGNS[(number * NEXT_TILE + i * STEP) % SIGNS.length]! }))
    .filter((shop) => !ramps.some((ramp) => passes(ramp, shop)));
}

/** Whether a ramp goes through the square round a sign: that lies between its ends, and near. */
function passes({ from, to }: Tube, { x, y }: Shop): boolean {
  const [east, south] = [to.x - from.x, to.y - from.y];
  const between = (x - from.x) * (x - to.x) + (y - from.y) * (y - to.y) <= 0;
  return between && Math.abs(east * (y - from.y) - south * (x - from.x)) / Math.hypot(east, south) < 50;
}

/** The roofs in one piece. */
export function roofsOf(squares: readonly Square[]): string {
  return squares
    .filter(({ kind }) => kind === "none")
    .map(({ x, y }) => {
      const [west, north] = [x === 0 ? EAVES : x * 100, y === 0 ? EAVES : y * 100];
      const [east, south] = [x === 3 ? 400 - EAVES : x * 100 + 100, y === 3 ? 400 - EAVES : y * 100 + 100];
      return `M${west} ${north}H${east}V${south}H${west}z`;
    })
    .join("");
}
