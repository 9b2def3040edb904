/** Where speech bubbles go: beside their speakers, over nobody else's seat and no card. */
import type { Bubble } from "../../game";
import { clamp, middle, shared, type Box, type Size } from "../geometry";

/** From which edge of the bubble its tail points at the speaker. */
export type Tail = "left" | "right" | "top" | "bottom";

export interface BubblePlace {
  seat: number;
  /** The most room the bubble may take; it grows from the corner at the speaker. */
  box: Box;
  tail: Tail;
  /** The bubble's right edge lies at the speaker. */
  fromRight: boolean;
  /** How far along the bubble's edge its tail is. */
  along: number;
}

/** Somebody who may speak, and what lies at their place. */
export interface Speaker {
  seat: number;
  box: Box;
  avatar: Box;
  card: Box;
  /** On the right half of the table. */
  right: boolean;
}

/** What a bubble should not lie on, and how bad each pixel of it is. */
export interface Taken {
  box: Box;
  cost: number;
}

export interface Remark extends Bubble {
  /** The same while it is no news; its text without. */
  key?: string;
}

const AWAY = 7;
const EDGE = 2;

/** A place of that size at the most for each speaker; `things` lie elsewhere on the table. */
export function bubblePlaces(
  room: Box,
  speakers: readonly Speaker[],
  things: readonly Taken[],
  size: Size,
): BubblePlace[] {
  const placed: BubblePlace[] = [];
  for (const place of speakers) {
    const others = speakers.filter((other) => other !== place);
    const taken: Taken[] = [
      ...others.map(({ avatar }) => ({ box: avatar, cost: 400 })),
      ...others.map(({ box }) => ({ box, cost: 6 })),
      ...placed.map(({ box }) => ({ box, cost: 4 })),
      ...things,
      { box: place.avatar, cost: 8 },
      { box: place.card, cost: 3 },
    ];
    placed.push(best(candidates(place, room, size), taken));
  }
  return placed;
}

/** Above, towards the middle, outwards, below, and last over its own card: in this order of liking. */
function candidates(place: Speaker, room: Box, size: Size): BubblePlace[] {
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
  const one = (x: number, y: number, tail: Tail, fromRight = right): BubblePlace => {
    const paper = kept({ x, y, width, height }, room);
    return { seat, box: paper, tail, fromRight, along: middle(avatar).x - paper.x };
  };
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
