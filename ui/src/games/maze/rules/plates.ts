/** What is on the action tiles for so many players, two or more. */
import type { Action } from "../../../types/maze";

const TWO: readonly Action[][] = [["vortex", "north", "east"], ["escalator", "explore", "south", "west"]];
const THREE: readonly Action[][] = [["vortex", "west"], ["escalator", "explore", "south"], ["north", "east"]];
const MORE: readonly Action[][] = [["vortex", "west"], ["explore", "south"], ["escalator", "east"], ["north"], ["west"], ["east"], ["south"], ["north"]];

export function platesFor(players: number): readonly Action[][] {
  if (players === 2) return TWO;
  return players === 3 ? THREE : MORE.slice(0, players);
}
