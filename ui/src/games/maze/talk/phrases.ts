/** Set phrases: what may be said while one talks, and what ghosts say in silence. */
import type { Phrase, Taunt } from "../../../types/maze";

/** The first four name a player, the next two a hero. */
export const PHRASES = [
  "suspect", "slow", "watch", "thanks",
  "lead", "who_moves",
  "not_me", "turned_it", "explore", "fetch", "mind_sand", "careful", "agreed",
] as const satisfies readonly Phrase[];

export const TAUNTS = ["too_slow", "wrong_one", "cold", "sand", "behind_you", "boo"] as const satisfies readonly Taunt[];

export type Names = "seat" | "hero" | null;

/** What a phrase is about. */
export function names(phrase: Phrase): Names {
  const place = PHRASES.indexOf(phrase);
  return place < 4 ? "seat" : place < 6 ? "hero" : null;
}
