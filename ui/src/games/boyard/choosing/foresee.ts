/** The table after a move of one's own that nobody can refuse: it is shown before the server has said so. */
import type { BoyardMove, BoyardView } from "../../../types/boyard";

export function foresee(view: BoyardView, move: BoyardMove): BoyardView | null {
  if (move.do === "lift_card" && view.phase === "fan") return { ...view, lifted: move.place };
  return null;
}
