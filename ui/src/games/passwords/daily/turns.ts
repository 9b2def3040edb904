/** What was said in each turn of a ring of the day, and how many gems it placed. */
import type { Passwords, PasswordsFact } from "../../../types/passwords";
import type { SeenMoment } from "../../game";

export interface Turn {
  /** Null where nothing was said. */
  word: string | null;
  gems: number;
  /** It was said in vain. */
  struck: boolean;
}

/** A turn ends with gems, with a wrong word, or with nothing. */
export function turnsOf(moments: readonly SeenMoment<Passwords>[]): Turn[] {
  return moments.flatMap(({ facts }) => facts.flatMap((fact) => turnIn(fact) ?? []));
}

function turnIn(fact: PasswordsFact): Turn | null {
  if (fact.fact === "placed") return { word: fact.word, gems: fact.steps.length, struck: false };
  if (fact.fact === "struck") return { word: fact.word, gems: 0, struck: true };
  return fact.fact === "passed" ? { word: null, gems: 0, struck: false } : null;
}

/** The first of those with most gems; null if none was placed. */
export function bestOf(turns: readonly Turn[]): Turn | null {
  const most = Math.max(0, ...turns.map(({ gems }) => gems));
  return turns.find(({ gems }) => gems > 0 && gems === most) ?? null;
}

/** From nothing to all seven safes: darker to brighter, and a diamond for a whole ring. */
const SIGNS = ["⚫", "🟤", "🔴", "🟠", "🟡", "🟢", "🔵", "💎"] as const;

export function signOf(gems: number): string {
  return SIGNS[Math.min(gems, SIGNS.length - 1)] ?? SIGNS[0];
}
