/** The pictures of how a game ends: what is there first, and what it turns into. */
import chestChained from "../art/chest-chained.svg";
import chestEmpty from "../art/chest-empty.svg";
import chestOpen from "../art/chest-open.svg";
import chestShut from "../art/chest-shut.svg";
import jaws from "../art/jaws.svg";
import maskBroken from "../art/mask-broken.svg";
import maskGone from "../art/mask-gone.svg";
import maskLaughing from "../art/mask-laughing.svg";

interface Emblem {
  first: string;
  then: string;
  /** Coins leap out of it. */
  gold?: boolean;
}

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  opened: { first: chestShut, then: chestOpen, gold: true },
  fooled: { first: chestEmpty, then: maskLaughing },
  trapped: { first: chestShut, then: jaws },
  unmasked: { first: maskLaughing, then: maskBroken },
  undetected: { first: maskLaughing, then: maskGone },
  shut: { first: chestShut, then: chestChained },
};

export const CHEST = chestShut;

export function emblemOf(why: string): Emblem {
  return EMBLEMS[why] ?? { first: chestShut, then: chestShut };
}

/** All of them, for those who want to fetch them before they are needed. */
export const emblems: readonly string[] = [
  ...new Set(Object.values(EMBLEMS).flatMap(({ first, then }) => [first, then])),
];
