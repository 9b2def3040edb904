/** How pawns walk: space by space, clockwise, each step a small hop; the last one lands. */
import { SPACES, standOf, type Fort, type Stand } from "./geometry";
import { STEP } from "./times";
import type { Pawn, Walk } from "./types";

const HOP = 0.3;
const LAND = "cubic-bezier(.25,1.35,.45,1)";

export function stepsOf({ from, to }: Pick<Walk, "from" | "to">): number {
  return (((to - from) % SPACES) + SPACES) % SPACES;
}

/** How long a walk takes, for whoever waits for it. */
export function walkTime(walk: Pick<Walk, "from" | "to">): number {
  return stepsOf(walk) * STEP;
}

/** From where it stood along the middle of the walk to where it stands; in parts of the way between. */
export function footsteps(fort: Fort, { from, to }: Walk, stand: Stand): Keyframe[] {
  const many = stepsOf({ from, to });
  const points = Array.from({ length: many }, (_, i) => fort.at(from + i));
  const frames: Keyframe[] = [];
  points.forEach((point, i) => {
    const next = points[i + 1] ?? stand;
    const lift = fort.depth * HOP;
    frames.push({ translate: `${point.x}px ${point.y}px`, offset: i / many, easing: "ease-out" });
    const easing = i === many - 1 ? LAND : "ease-in";
    const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2 - lift];
    frames.push({ translate: `${x}px ${y}px`, offset: (i + 0.5) / many, easing });
  });
  return [...frames, { translate: `${stand.x}px ${stand.y}px`, offset: 1 }];
}

/** As many as stand at their neighbours' parapets too. */
const CROWD = 3;

/** Spaces whose parapet can't be seen for pawns. */
export function hidden(pawns: readonly Pawn[]): Set<number> {
  const spaces = pawns.map(({ space }) => space);
  const crowded = spaces.filter((space) => spaces.filter((other) => other === space).length >= CROWD);
  return new Set([...spaces, ...crowded.flatMap((space) => [(space + 1) % SPACES, (space + SPACES - 1) % SPACES])]);
}

/** Where each pawn stands: those of one space share it. */
export function stands(fort: Fort, pawns: readonly Pawn[]): Map<number, Stand> {
  const places = new Map<number, Stand>();
  for (const { seat, space } of pawns) {
    const there = pawns.filter((other) => other.space === space);
    places.set(seat, standOf(fort, space, there.findIndex((other) => other.seat === seat), there.length));
  }
  return places;
}
