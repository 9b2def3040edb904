/** What is to be seen of la bataille: before each of the two nothing, a sealed figure, or a figure. */
import type { Figure } from "../../../../types/boyard";
import type { Shown } from "../../stage/types";
import type { TrialOf } from "../part";
import { pairOf } from "../signal.svelte";

export const FIGURES: readonly Figure[] = ["well", "leaf", "scissors"];

/** What each figure beats. */
const BEATEN: Readonly<Record<Figure, Figure>> = { well: "scissors", leaf: "well", scissors: "leaf" };

export type Winner = "mine" | "theirs" | null;

export interface Faced {
  mine: Shown;
  theirs: Shown;
  winner: Winner;
}

/** The candidate's figure is mine. While it is counted nothing is shown yet. */
export function facedIn(view: TrialOf<"bataille">, counted: boolean): Faced {
  const { candidate, opponent } = pairOf(view);
  if (view.course.phase === "choose") {
    const before = (seat: number): Shown => (view.chosen.includes(seat) ? "sealed" : "open");
    return { mine: before(candidate), theirs: before(opponent), winner: null };
  }
  const last = view.throws.at(-1);
  if (counted || !last) return { mine: "sealed", theirs: "sealed", winner: null };
  const { candidate_figure: mine, opponent_figure: theirs } = last;
  return { mine, theirs, winner: BEATEN[mine] === theirs ? "mine" : BEATEN[theirs] === mine ? "theirs" : null };
}
