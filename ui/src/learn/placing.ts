/** Where the teacher's note goes: near what it speaks of, over as little else as possible. */
import type { Box } from "../games/parts/geometry";

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  x: number;
  y: number;
  /** On which side of the spot the note lies; null if it has none, or lies away from it. */
  side: Side | null;
  /** How far along its edge the note's tail is, towards the spot. */
  tail: number;
}

/** Between the note and the spot, and to the edge of the room. */
const GAP = 14;
const MARGIN = 8;
/** The tail stays clear of the note's round corners. */
const CORNER = 22;

/** How bad it is to cover a pixel of the spot itself, and to be a pixel away from it. */
const COVER_SPOT = 12;
const AWAY = 20;

/** A place beside one of the spots, or beside all of them. */
interface Candidate extends Place {
  spot: Box | null;
}

/**
 * The best place in the room for a note of that size. `spots` are what it speaks of: none of them
 * should be covered, and one be near. `things` are what should stay visible too.
 */
export function placed(
  note: { width: number; height: number },
  room: { width: number; height: number },
  spots: readonly Box[],
  things: readonly Box[],
): Place {
  const whole = round(spots);
  const near = whole && spots.length > 1 ? [whole, ...spots] : spots;
  const places = [...near.flatMap((spot) => beside(note, spot)), ...anywhere(note, room)];
  const inside = places.map((place) => ({ ...place, ...clamped(place, note, room) }));
  const cost = (place: Place): number => {
    const box = { ...place, ...note };
    const covered = things.reduce((sum, thing) => sum + overlap(box, thing), 0);
    if (!spots.length) return covered + AWAY * distance(box, middle(room));
    const hidden = spots.reduce((sum, spot) => sum + overlap(box, spot), 0);
    const away = Math.min(...spots.map((spot) => distance(box, spot)));
    return covered + COVER_SPOT * hidden + AWAY * Math.max(0, away - GAP);
  };
  const best = inside.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return withTail(best, note);
}

/** On each side of the spot, level with its middle. */
function beside(note: { width: number; height: number }, spot: Box): Candidate[] {
  const x = spot.x + (spot.width - note.width) / 2;
  const y = spot.y + (spot.height - note.height) / 2;
  return [
    { x, y: spot.y - note.height - GAP, side: "above", tail: 0, spot },
    { x, y: spot.y + spot.height + GAP, side: "below", tail: 0, spot },
    { x: spot.x - note.width - GAP, y, side: "left", tail: 0, spot },
    { x: spot.x + spot.width + GAP, y, side: "right", tail: 0, spot },
  ];
}

function anywhere(
  note: { width: number; height: number },
  room: { width: number; height: number },
): Candidate[] {
  const shares = [0.5, 0.25, 0.75, 0, 1];
  const free = { x: room.width - note.width, y: room.height - note.height };
  return shares.flatMap((down) =>
    shares.map((right) => ({ x: free.x * right, y: free.y * down, side: null, tail: 0, spot: null })),
  );
}

function clamped(
  place: Place,
  note: { width: number; height: number },
  room: { width: number; height: number },
): { x: number; y: number } {
  const within = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  return { x: within(place.x, room.width - note.width), y: within(place.y, room.height - note.height) };
}

/** The tail points at the spot's middle, if the note still lies on that side of it. */
function withTail({ spot, ...place }: Candidate, note: { width: number; height: number }): Place {
  if (!spot || !place.side || overlap({ ...place, ...note }, spot) > 0) return { ...place, side: null };
  const flat = place.side === "above" || place.side === "below";
  const length = flat ? note.width : note.height;
  const aim = flat ? spot.x + spot.width / 2 - place.x : spot.y + spot.height / 2 - place.y;
  return { ...place, tail: Math.max(CORNER, Math.min(aim, length - CORNER)) };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Between two boxes, edge to edge. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width);
  const y = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.hypot(x, y);
}

function middle(room: { width: number; height: number }): Box {
  return { x: room.width / 2, y: room.height / 2, width: 0, height: 0 };
}

/** The smallest box round several; null round none. */
export function round(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
