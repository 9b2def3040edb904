/** The role cards: which family each is of, whose side it is on, and at which levels it is dealt. */
import type { Camp } from "../../../types/maze";
import type { CardKind } from "../art/emblems";

export type Family = "hero" | "traitor" | Exclude<CardKind, "plain">;

const FAMILIES: Readonly<Record<string, Family>> = { H: "hero", P: "traitor", R: "rule", M: "mission", V: "variable", T: "treason" };
/** Variable cards whose holders begin as traitors. */
const PENITENT = ["V02", "V05", "V06"];

export function familyOf(card: string): Family {
  return FAMILIES[card.charAt(0)] ?? "hero";
}

export function kindOf(card: string): CardKind {
  const family = familyOf(card);
  return family === "hero" || family === "traitor" ? "plain" : family;
}

/** The side that its holder begins on. */
export function campOf(card: string): Camp {
  const family = familyOf(card);
  return family === "traitor" || family === "treason" || PENITENT.includes(card) ? "traitor" : "hero";
}

/** The levels at which it is dealt. */
export function dealtAt(card: string): number[] {
  const number = Number(card.slice(1));
  switch (familyOf(card)) {
    case "hero":
      return [1, 2];
    case "traitor":
      return [1, 2, 3, 4];
    case "rule":
      return number <= 7 ? [3, 4, 5] : number <= 10 ? [4, 5] : [5];
    case "mission":
      return number <= 8 ? [3, 4, 5] : number <= 12 ? [4, 5] : [5];
    case "variable":
      return [4, 5];
    case "treason":
      return [5];
  }
}

const COUNTS: readonly [letter: string, cards: number][] = [
  ["H", 1],
  ["P", 1],
  ["R", 13],
  ["M", 16],
  ["V", 6],
  ["T", 7],
];

/** Every card that says something else than another. */
export const CARDS: readonly string[] = COUNTS.flatMap(([letter, cards]) => Array.from({ length: cards }, (_, i) => `${letter}${String(i + 1).padStart(2, "0")}`));

/** What traitors may guess at level 5. */
export const MISSIONS = CARDS.filter((card) => familyOf(card) === "mission");
