/**
 * Levels 4 and 5 are behind curtains, as their cards are in the box behind stop cards: nobody reads them before
 * a game of the level before was finished on this device, or the host lifts the curtain.
 */
import { keep, kept } from "../../../app/kept";
import type { Curtain } from "../../game";

const KEY = "maze.levels";
/** Up to here nothing is hidden. */
const OPEN = 3;
export const LAST_LEVEL = 5;

let lifted = $state(Math.max(OPEN, kept<number>(KEY).open ?? OPEN));

/** The highest level that may be read and chosen here. */
export function openLevel(): number {
  return lifted;
}

/** A game of that level is over: the next one may be seen. */
export function finished(level: number): void {
  if (level >= OPEN) open(level + 1);
}

/** Somebody wants to see the next level. */
export function lift(): void {
  open(lifted + 1);
}

/** For the setup of a table. */
export const curtain: Curtain = { option: "level", open: openLevel, lift };

function open(level: number): void {
  const next = Math.min(LAST_LEVEL, level);
  if (next <= lifted) return;
  lifted = next;
  keep(KEY, { open: next });
}
