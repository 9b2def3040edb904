/** Where speech bubbles go: beside their speakers, over nobody else's seat and no card. */
import { clamp, middle, shared, type Box, type Size } from "../parts/geometry";
import type { SeatPlace, SlotPlace } from "./layout";

/** From which edge of the bubble its tail points at the speaker. */
export type Tail = "left" | "right" | "top" | "bottom";

export interface BubblePlace {
  seat: number;
  /** The most room the bubble may take; it grows from the corner at the speaker. */
  box: Box;
  tail: Tail;
  /** The bubble's right edge lies at the speaker. */
  fromRight: boolean;
}

const AWAY = 7;
const EDGE = 2;

export function bubbles(
  room: Box,
  seats: readonly SeatPlace[],
  slots: readonly SlotPlace[],
  own: Box | null,
  width: number,
  small: boolean,
  text: number,
): BubblePlace[] {
  const height = (small ? 38 : 46) * text;
  const placed: BubblePlace[] = [];
  for (const place of seats) {
    const others = seats.filter((other) => other !== place);
    const taken: Taken[] = [
      ...others.map(({ avatar }) => ({ box: avatar, cost: 400 })),
      ...others.map(({ box }) => ({ box, cost: 6 })),
      ...placed.map(({ box }) => ({ box, cost: 4 })),
      ...slots.map(({ card }) => ({ box: card, cost: small ? 2 : 30 })),
      { box: place.avatar, cost: 8 },
      { box: place.card, cost: 3 },
      ...(own ? [{ box: own, cost: 6 }] : []),
    ];
    placed.push(best(candidates(place, room, { width, height }), taken));
  }
  return placed;
}

/** What a bubble should not lie on, and how bad each pixel of it is. */
interface Taken {
  box: Box;
  cost: number;
}

/** Above, towards the middle, outwards, below, and last over its own card: in this order of liking. */
function candidates(place: SeatPlace, room: Box, size: Size): BubblePlace[] {
  const { seat, box, avatar, card, right } = place;
  const { width, height } = size;
  const from = right ? box.x + box.width - width : box.x;
  const centred = box.x + (box.width - width) / 2;
  const inward = right ? box.x - width - AWAY : box.x + box.width + AWAY;
  const beside = right ? avatar.x - width - AWAY : avatar.x + avatar.width + AWAY;
  const side = right ? "right" : "left";
  const above = box.y - height - AWAY;
  const below = box.y + box.height + AWAY;
  const level = avatar.y + (avatar.height - height) / 2;
  const outward = right ? box.x + box.width + AWAY : box.x - width - AWAY;
  const one = (x: number, y: number, tail: Tail, fromRight = right): BubblePlace => ({
    seat,
    box: kept({ x, y, width, height }, room),
    tail,
    fromRight,
  });
  return [
    one(from, above, "bottom"),
    one(inward, level, side),
    one(inward, box.y, side),
    one(outward, level, right ? "left" : "right", !right),
    one(from, below, "top"),
    one(centred, below, "top"),
    one(beside, middle(card).y - height / 2, side),
  ];
}

/** The same box, wholly in the room. */
function kept(box: Box, room: Box): Box {
  return {
    ...box,
    x: clamp(EDGE, box.x, room.width - box.width - EDGE),
    y: clamp(EDGE, box.y, room.height - box.height - EDGE),
  };
}

function best(choices: readonly BubblePlace[], taken: readonly Taken[]): BubblePlace {
  const costOf = ({ box }: BubblePlace): number =>
    taken.reduce((sum, other) => sum + other.cost * shared(box, other.box), 0);
  return choices.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
}
