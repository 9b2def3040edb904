/** The way of a die through the air of the cell, in the picture's units. */
import type { Flight } from "./types";

export const FLOOR = { left: 24, right: 350, y: 384 };
const SPOON = { x: 158, y: 128 };
const APEX = { low: 60, high: 112 };
/** The share of the way after which the gust blows. */
const GUST = 0.6;
/** Where nothing moves: the moments that are shown, the last well before the landing. */
export const STILLS = [0.12, 0.34, 0.56, 0.72] as const;

/** From thousandths of the floor. */
export function onFloor(spot: number): number {
  return FLOOR.left + ((FLOOR.right - FLOOR.left) * spot) / 1000;
}

export function dieAt({ share, to, gust, high }: Flight): { x: number; y: number } {
  const blown = Math.max(0, (share - GUST) / (1 - GUST)) ** 2;
  const rise = 4 * (high ? APEX.high : APEX.low) * share * (1 - share);
  return {
    x: SPOON.x + (onFloor(to) - SPOON.x) * share + (onFloor(gust) - onFloor(0)) * blown,
    y: SPOON.y + (FLOOR.y - SPOON.y) * share ** 2 - rise,
  };
}

/** The way it goes, or would go, as a line. */
export function pathOf(flight: Flight): string {
  const points = Array.from({ length: 21 }, (_, step) => dieAt({ ...flight, share: step / 20 }));
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
}
