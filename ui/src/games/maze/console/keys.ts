/** The game by its keyboard. Numbers are the house's: they press what carries them. */
import type { Action } from "../../../types/maze";
import type { MazeChoosing, Picking } from "../choosing/choosing.svelte";
import { act } from "./acting";
import type { Presses } from "./presses.svelte";

/** For the help: what the table hears, and the key of the words for what it does. */
export const KEYS = [
  ["1 – 4", "key.pawn"],
  ["␣", "key.next"],
  ["← ↑ ↓ →", "key.slide"],
  ["⇧ ←", "key.step"],
  ["E", "key.escalator"],
  ["X", "key.explore"],
  ["V", "key.vortex"],
  ["A", "key.accuse"],
  ["+ −", "key.vote"],
  ["H", "key.role"],
  ["D", "key.push"],
  ["G", "key.look"],
  ["Y", "key.eye"],
  ["B", "key.can"],
] as const;

const ACTS: Readonly<Record<string, Action>> = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west", e: "escalator", x: "explore", v: "vortex" };
const PICKS: Readonly<Record<string, Picking>> = { a: "accuse", d: "nudge", g: "stare", y: "eye" };
const VOTES: Readonly<Record<string, boolean>> = { "+": true, "=": true, "-": false, "−": false };
const PICKED_BY = { accuse: "accuse", nudge: "nudge", stare: "stare", eye: "lay_eye" } as const;

/** Whether a key is meant for the table, and not for what is written or lies over it. */
export function isForTable({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [role=dialog]"));
}

/** Does what the key means; false if it means nothing here. */
export function pressed(event: KeyboardEvent, choosing: MazeChoosing, presses: Presses): boolean {
  if (!isForTable(event) || choosing.me === null) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const [action, picking, guilty] = [ACTS[key], PICKS[key], VOTES[key]];
  if (event.repeat) return action !== undefined; // a key that is held goes no further, and moves no page
  presses.begin();
  if (action) move(choosing, presses, action, event.shiftKey);
  else if (picking) pick(choosing, picking);
  else if (guilty !== undefined && choosing.all("vote").some((vote) => vote.guilty === guilty)) choosing.vote(guilty);
  else if (key === " " && !isOnControl(event)) goOn(choosing);
  else if (key === "Escape" && choosing.picking) choosing.leave();
  else return false;
  return true;
}

function move(choosing: MazeChoosing, presses: Presses, action: Action, one: boolean): void {
  if (!presses.count) return;
  presses.use(action);
  act(choosing, action, one ? 1 : undefined);
}

function pick(choosing: MazeChoosing, picking: Picking): void {
  const kind = PICKED_BY[picking as keyof typeof PICKED_BY];
  if (choosing.picking === picking) choosing.leave();
  else if (choosing.all(kind).length) choosing.pick(picking);
}

/** Alone, the next card; else the next pawn. */
function goOn(choosing: MazeChoosing): void {
  if (choosing.view.deck) choosing.turnTile();
  else choosing.next();
}

/** Space presses what has the focus, but for a pawn: that is chosen already. */
function isOnControl({ target }: KeyboardEvent): boolean {
  const control = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
  return control !== null && !control.dataset.spot?.startsWith("chip.");
}

