/** What is to be seen of la patte du tigre. */
import type { Race } from "../../../../types/boyard";
import type { PawsMoment } from "../../stage/types";
import type { TrialOf } from "../part";
import { isDecided, pairOf } from "../signal.svelte";

export interface Passing {
  /** Another word has just been called. */
  teased: boolean;
  /** Whose paw I have just moved: my own, before the table has heard of it. */
  moved: number | null;
}

export function momentOf(view: TrialOf<"patte">, { teased, moved }: Passing): PawsMoment {
  const { candidate, opponent } = pairOf(view);
  const race = isDecided(view) ? view.races.at(-1) : undefined;
  if (race) return shownOf(endOf(race, candidate));
  const paws = [...view.paws.map(({ seat }) => seat), moved];
  const [mine, theirs] = [paws.includes(candidate), paws.includes(opponent)];
  if (view.duel.signal !== null) return mine === theirs ? "call" : mine ? "mine" : "theirs";
  if (mine || theirs) return mine ? "false" : "theirs_false";
  return teased ? "tease" : "rest";
}

/** Nobody has the die: both paws are back. */
const shownOf = (end: End): PawsMoment => (end === "again" || end === "again_false" ? "rest" : end);

/** How a race ended; the words for it are called the same. */
export type End = "mine" | "theirs" | "false" | "theirs_false" | "again" | "again_false";

export function endOf({ winner, candidate_time, opponent_time }: Race, candidate: number): End {
  if (winner === null) return candidate_time.false ? "again_false" : "again";
  if (winner === candidate) return opponent_time.false ? "theirs_false" : "mine";
  return candidate_time.false ? "false" : "theirs";
}
