/** Moves of one's own and the table: what nobody can refuse is shown before the server has said so. */
import type { BoyardMove, BoyardView } from "../../../types/boyard";

export function foresee(view: BoyardView, move: BoyardMove): BoyardView | null {
  if (move.do === "lift_card" && view.phase === "fan") return { ...view, lifted: move.place };
  return null;
}

const UNASKED: readonly BoyardMove["do"][] = ["echo", "lean", "reach", "slide"];

/** Echoes and traces are sent all the time: the last one may come when all is over. */
export function unasked({ do: what }: BoyardMove): boolean {
  return UNASKED.includes(what);
}
