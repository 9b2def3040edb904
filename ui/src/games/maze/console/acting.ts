/** What a place of the pad does when it is pressed, and which key presses it. */
import type { Action } from "../../../types/maze";
import type { MazeChoosing } from "../choosing/choosing.svelte";

/** Letters that press a place; an arrow is its own sign. */
export const SHORTCUTS: Readonly<Partial<Record<Action, string>>> = { escalator: "E", explore: "X", vortex: "V" };

/** Somebody else's action is looked for at its owner. */
export function act(choosing: MazeChoosing, action: Action, squares?: number): void {
  if (!choosing.mine.includes(action)) return choosing.lookAtOwner(action);
  if (action === "escalator") choosing.ride();
  else if (action === "explore") choosing.explore();
  else if (action === "vortex") choosing.jump();
  else choosing.slide(action, squares);
}
