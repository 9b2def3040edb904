/** How far one's own mission has come, as far as it can be counted: everybody has seen it. */
import type { MazeView } from "../../../types/maze";

export interface Progress {
  /** So many of so many. */
  count: number;
  of: number;
  /** The faces that are counted, if it is people. */
  seats: number[];
}

type Count = (view: MazeView, me: number) => Progress;

const counted = (count: number, of: number, seats: number[] = []): Progress => ({ count: Math.min(count, of), of, seats });
const HOURGLASSES = 4;

const COUNTED: Readonly<Record<string, Count>> = {
  M04: ({ past }) => counted(past.jumps.length, 3),
  M05: ({ past }) => counted(past.flips.length, 2),
  M08: ({ past, seats }, me) => {
    const nudged = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((past.nudgers[me] ?? 0) >> seat) & 1);
    return counted(nudged.length, Math.min(3, seats - 1), nudged);
  },
  M11: ({ out }, me) => counted(out.filter(({ by }) => by === me).length, 2),
  M13: ({ past }) => counted(past.opened.length, 3),
  M15: ({ past }) => counted(past.window.length, 2),
  M16: ({ past, options }) => counted(past.flips.length, HOURGLASSES - Number(options.first_out)),
  T07: ({ past }, me) => counted(past.closed.filter(([seat]) => seat === me).length, 2),
  V02: ({ past }) => counted(past.flips.length, 3),
};

/** Null where there is nothing to count, or for whoever watches. */
export function progressOf(view: MazeView): Progress | null {
  const { card, seat } = view;
  if (card === null || seat === null) return null;
  return COUNTED[card]?.(view, seat) ?? null;
}
