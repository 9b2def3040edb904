/** Set phrases: what may be said while one talks, and what ghosts say in silence. */
import type { Phrase, Taunt } from "../../../types/maze";

/** What is wanted most often comes first. */
const PHRASES = ["who_moves", "lead", "explore", "fetch", "mind_sand", "turned_it", "slow", "careful", "agreed", "thanks"] as const satisfies readonly Phrase[];
/** Nobody says so where all are heroes. */
const OF_SUSPICION = ["suspect", "watch", "not_me"] as const satisfies readonly Phrase[];

export const TAUNTS = ["too_slow", "wrong_one", "cold", "sand", "behind_you", "boo"] as const satisfies readonly Taunt[];
/** How long a ghost is silent after a taunt, in milliseconds. */
export const TAUNT_AGAIN = 4_000;

/** What there is to say at a level of hidden roles. */
export function phrasesAt(level: number): readonly Phrase[] {
  return level > 0 ? [...OF_SUSPICION, ...PHRASES] : PHRASES;
}

const ABOUT: Readonly<Partial<Record<Phrase, "seat" | "hero">>> = { suspect: "seat", slow: "seat", watch: "seat", thanks: "seat", lead: "hero", who_moves: "hero" };

/** What a phrase is about: it is completed with a player, a hero, or said at once. */
export function names(phrase: Phrase): "seat" | "hero" | null {
  return ABOUT[phrase] ?? null;
}
