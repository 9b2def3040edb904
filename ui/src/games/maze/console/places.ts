/** The pad's places: what each one says now. A place never changes its meaning, only whose it is. */
import type { Action, Hero, MazeMove } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { MazeChoosing } from "../choosing/choosing.svelte";
import { ACTIONS } from "../mall/plan";

export interface Place {
  action: Action;
  /** Brass; brass that counts down; dashed; dark, with faces. */
  state: "mine" | "waits" | "off" | "others";
  /** Its effect, or why it has none. */
  words: string;
  /** Whose it is, where it is not mine. */
  owners: readonly number[];
  /** The pawn that it moves, where that is not the chosen one. */
  serves: Hero | null;
}

/** Rows of the pad; the hub is in the middle, and the red pawn below the west. */
export const ROWS = [
  ["escalator", "north", "vortex"],
  ["west", "hub", "east"],
  ["nudge", "south", "explore"],
] as const;

export function placeOf(action: Action, choosing: MazeChoosing, speech: Speech): Place {
  const { view, mine } = choosing;
  const owners = view.owners[ACTIONS.indexOf(action)] ?? [];
  const place = { action, owners, serves: null };
  if (!mine.includes(action) && !view.deck) return { ...place, state: "others", words: "" };
  if (choosing.stumbled === action) return { ...place, state: "off", words: speech.say("why.late") };
  const { move, why, ready } = choosing.can(action);
  if (!move) return { ...place, state: "off", words: speech.say(why ?? "why.not_yours") };
  const serves = servedBy(move, choosing.hero);
  const wait = ready && choosing.wait(move);
  if (wait) return { ...place, serves, state: "waits", words: speech.say("pad.wait", { count: wait }) };
  return { ...place, serves, state: "mine", words: effectOf(move, serves, choosing, speech) };
}

/** All that a place is and does, in one sentence for those who listen. */
export function labelOf({ action, state, words, owners, serves }: Place, speech: Speech): string {
  const name = speech.say(`pad.${action}`);
  if (state === "others") return owners.length ? speech.say("pad.others", { name, owners }) : speech.say("pad.nobody", { name });
  return speech.say(serves && state === "mine" ? "pad.for" : "pad.says", { name, words, hero: serves });
}

function servedBy(move: MazeMove, chosen: Hero): Hero | null {
  const hero = move.do === "use_ball" ? "mage" : "hero" in move ? move.hero : null;
  return hero === chosen ? null : hero;
}

function effectOf(move: MazeMove, serves: Hero | null, choosing: MazeChoosing, speech: Speech): string {
  if (move.do === "slide") return speech.say("pad.squares", { count: move.squares });
  if (move.do === "jump") return speech.say("pad.vortexes", { count: choosing.vortexes(move.hero).length });
  if (move.do === "use_ball") return speech.say("pad.ball", { count: choosing.view.ball });
  if (move.do === "explore") return speech.say("pad.tile");
  return serves ? speech.say(`chip.${serves}`).toLocaleLowerCase() : speech.say("pad.ride");
}
