/** How long facts are looked at where nothing else says so: in a replay, one after the other. */
import type { Maze, MazeFact, MazeView } from "../../../types/maze";

type Times = { readonly [Kind in MazeFact["fact"]]?: number };

const TIMES: Times = {
  slid: 320,
  rode: 520,
  jumped: 520,
  explored: 900,
  flipped: 900,
  tiles_passed: 700,
  stolen: 1_400,
  got_out: 700,
  accused: 1_400,
  verdict: 1_200,
  revealed: 1_200,
  eliminated: 900,
  guessed: 1_800,
  decided: 1_400,
  ended: 1_600,
  stared: 200,
  said: 900,
  haunted: 900,
  voted: 300,
};
const ANY = 250;

export function pace(facts: readonly Maze["fact"][]): number {
  return facts.reduce((sum, { fact }) => sum + (TIMES[fact] ?? ANY), 0);
}

/** A hurry is looked at again in its own time. */
export function asPlayed({ phase }: MazeView): boolean {
  return phase === "run";
}
