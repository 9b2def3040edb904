/** Where seats lie round a table, in hundredths of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

const MIDDLE = 50;
const WIDE = 41;
const HIGH = 38;
/** Below 1 the ring is drawn towards the corners, where a table on a phone has room. */
const ROUNDNESS = 0.72;

/** By seat. `near` lies at the bottom; who follows it sits to its left, as at a real table. */
export function aroundTable(seats: number, near: number): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (2 * Math.PI * (seat - near)) / seats;
    return { x: MIDDLE - WIDE * bent(Math.sin(turn)), y: MIDDLE + HIGH * bent(Math.cos(turn)) };
  });
}

function bent(part: number): number {
  return Math.abs(part) < 1e-9 ? 0 : Math.sign(part) * Math.abs(part) ** ROUNDNESS;
}
