/** What a pawn's chip says: what one can do with it, or what is in its way. */
import type { Action, Heading, Hero, MazeMove } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { MazeChoosing } from "../choosing/choosing.svelte";
import { ACTIONS } from "../mall/plan";

export interface Chip {
  hero: Hero;
  /** It has left the mall. */
  out: boolean;
  chosen: boolean;
  /** My actions that it can do now. */
  deeds: readonly Action[];
  /** In two or three words. */
  line: string;
  /** Whole, for those who listen. */
  label: string;
}

export function chipOf(hero: Hero, choosing: MazeChoosing, speech: Speech): Chip {
  const out = choosing.at(hero) === null;
  const deeds = out ? [] : choosing.deeds(hero).filter((action) => isReady(choosing, action, hero));
  const line = lineOf(hero, deeds, out, choosing, speech);
  const told = deeds.map((action) => deedOf(choosing, action, hero, speech));
  const name = speech.say(`chip.${hero}`);
  const label = speech.say(told.length ? "chip.can" : "chip.says", { name, line, told: speech.listed(told) });
  return { hero, out, chosen: !out && choosing.hero === hero, deeds, line, label };
}

/** An action with what it does: "south 3 squares". */
export function deedOf(choosing: MazeChoosing, action: Action, hero: Hero, speech: Speech): string {
  const squares = squaresOf(choosing.can(action, hero).move);
  const name = speech.say(`pad.${action}`).toLocaleLowerCase();
  return squares ? speech.say("chip.deed", { name, count: squares }) : name;
}

function lineOf(hero: Hero, deeds: readonly Action[], out: boolean, choosing: MazeChoosing, speech: Speech): string {
  if (out) return speech.say("chip.out");
  const [first] = deeds.includes("explore") ? (["explore"] as const) : deeds;
  if (!first) return blockedBy(hero, choosing, speech);
  const squares = squaresOf(choosing.can(first, hero).move);
  return squares ? speech.say(`chip.${first as Heading}`, { count: squares }) : speech.say(`chip.${first}`);
}

/** Why the first of my actions that is not possible is not. */
function blockedBy(hero: Hero, choosing: MazeChoosing, speech: Speech): string {
  const first = ACTIONS.find((action) => choosing.mine.includes(action));
  const why = first && choosing.can(first, hero).why;
  return why ? speech.say(why) : "";
}

function isReady(choosing: MazeChoosing, action: Action, hero: Hero): boolean {
  const { move, ready } = choosing.can(action, hero);
  return move !== null && (ready === 0 || choosing.wait(move) === 0);
}

const squaresOf = (move: MazeMove | null): number => (move?.do === "slide" ? move.squares : 0);
