/** The drawings of the cells: a card and a prop for each trial. */
import type { Trial } from "./types";

const CARDS = import.meta.glob<string>("./cards/*.svg", { eager: true, query: "?url", import: "default" });
const PROPS = import.meta.glob<string>("./props/*.svg", { eager: true, query: "?url", import: "default" });

export function cardAddress(trial: Trial): string {
  return CARDS[`./cards/${trial}.svg`] ?? "";
}

/** What hangs or stands in the cell, so that cells can be told apart. */
export function propAddress(trial: Trial): string {
  return PROPS[`./props/${trial}.svg`] ?? "";
}
