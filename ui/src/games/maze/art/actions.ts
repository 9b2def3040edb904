/** The glyphs of what one can do, 24 wide and high: filled outlines and lines. */

export const ACTIONS = ["north", "east", "south", "west", "escalator", "explore", "vortex", "nudge", "stare", "eye", "accuse"] as const;
export type Action = (typeof ACTIONS)[number];

export interface Glyph {
  filled?: string;
  lines?: string;
  wide?: number;
}

export const GLYPHS: Readonly<Record<Action, Glyph>> = {
  north: { filled: "M12 2.500l8.500 9.500H15.500v9h-7v-9H3.500z" },
  east: { filled: "M21.500 12L12 20.500V15.500H3v-7h9V3.500z" },
  south: { filled: "M12 21.500L3.500 12H8.500V3h7v9h5z" },
  west: { filled: "M2.500 12L12 3.500V8.500h9v7h-9v5z" },
  escalator: {
    filled: "M2 21v-4.500h5V12h5V7.500h5V3h5v5h-2.500v4.500h-5V17h-5v4z",
    lines: "M3 11.500L10 4.800M10 4.800H5.600M10 4.800V9",
  },
  explore: {
    filled: "M2.600 17.200l5.600-5.600 4.600 4.600-5.600 5.600a1.600 1.600 0 0 1-2.300 0l-2.300-2.300a1.600 1.600 0 0 1 0-2.300zM8.400 8.200l7.800 7.800-2.300 2-7.500-7.500z",
    lines: "M12.500 7.500l2-5M16.800 11.200l5-2M14.800 9.200l5.200-5.200",
  },
  vortex: {
    lines: "M12.500 12.600c.9-.8.200-2.300-1.200-2.100-2 .3-2.800 2.700-1.600 4.300 1.700 2.300 5.300 1.900 6.600-.7 1.700-3.300-.6-7.200-4.300-7.600-4.800-.5-8.400 4-7.600 8.500.6 3.600 3.600 6 7 6.300M21 9.500C19.800 5.500 16 2.800 12 2.800",
    wide: 2.5,
  },
  nudge: { filled: "M6 22c0-6 2.600-7.500 3.200-11h5.600c.6 3.500 3.200 5 3.200 11zM12 1.500a4.600 4.600 0 1 0 .01 0zM11.100 3.400h1.800l-.3 3.200h-1.200zM12 7.300a.8.800 0 1 1-.01 0z" },
  stare: { lines: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0", wide: 2 },
  eye: { lines: "M5 2.500h14v19H5zM7.500 12s1.800-3.200 4.500-3.200 4.500 3.200 4.500 3.200-1.800 3.200-4.500 3.200S7.500 12 7.500 12zM12 12v.01", wide: 2 },
  accuse: { lines: "M5 3h14v9.500c0 4-3.500 7-7 8.500-3.500-1.500-7-4.500-7-8.500zM12 7v6M12 16.400v.1", wide: 2.2 },
};

/** Where a glyph of an action tile is, in hundredths of its side, and how large. */
export interface Placed {
  action: Action;
  x: number;
  y: number;
  size: number;
}

type Place = readonly [number, number];
const MIDDLE = 50;
const PLACES: readonly Place[] = [[50, 23], [77, 50], [50, 77], [23, 50]];
const OWN_PLACES: Partial<Record<Action, Place>> = { north: PLACES[0]!, east: PLACES[1]!, south: PLACES[2]!, west: PLACES[3]! };
const SIZES = [60, 60, 43, 35, 34] as const;

/** An arrow stands on its own side; what is no arrow takes the side across, then any that is free. */
export function laidOut(actions: readonly Action[]): Placed[] {
  const size = SIZES[Math.min(actions.length, 4)]!;
  if (actions.length === 1) return [{ action: actions[0]!, x: MIDDLE, y: MIDDLE, size }];
  const own = actions.flatMap((action) => (OWN_PLACES[action] ? [OWN_PLACES[action]] : []));
  const across = own.map((place) => PLACES[(PLACES.indexOf(place) + 2) % PLACES.length]!);
  const free = [...new Set([...across, ...PLACES])].filter((place) => !own.includes(place));
  const places = actions.map((action) => OWN_PLACES[action] ?? free.shift() ?? PLACES[0]!);
  return actions.map((action, i) => ({ action, size, ...madeRoom(places, i) }));
}

/** Two arrows at a right angle step apart. */
function madeRoom(places: readonly Place[], i: number): { x: number; y: number } {
  const [x, y] = places[i]!;
  const [otherX, otherY] = places[1 - i] ?? [MIDDLE, MIDDLE];
  if (places.length !== 2 || x === otherX || y === otherY) return { x, y };
  return { x: x - (otherX - MIDDLE) * 0.5, y: y - (otherY - MIDDLE) * 0.5 };
}
