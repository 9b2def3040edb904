/** The thirty spaces of a view, as the fort draws them. */
import type { Keys } from "../../../types/boyard";
import { SPACES } from "./geometry";
import { PRINTED } from "./printed";
import type { Space, SpaceKind } from "./types";

const KINDS: Readonly<Record<string, SpaceKind>> = { S: "start", T: "trial", O: "or", A: "and", G: "guardian", X: "tiger" };

/** What each space is, in the order in which one walks. */
export const KIND_OF: readonly SpaceKind[] = [...PRINTED.walk].map((letter) => KINDS[letter] ?? "start");

export function spacesOf(cells: readonly Keys[]): Space[] {
  return KIND_OF.map((kind, place) => ({
    kind,
    black: cells[place]?.black ?? 0,
    red: cells[place]?.red ?? 0,
    room: PRINTED.room[place] ?? 0,
  }));
}

/** All cells full of black keys, as at the start of a game. */
export const AT_FIRST: readonly Space[] = spacesOf(PRINTED.room.map((room) => ({ black: room, red: 0 })));

/** Where a die leads from a space. */
export function stepsFrom(space: number, die: number): number {
  return (space + die) % SPACES;
}

/** How many keys somebody who comes there can win. */
export function winnable({ black, red, room }: Space): number {
  return Math.min(black + red, room);
}
