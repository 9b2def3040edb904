/** What is to be seen of la main chaude. */
import type { How } from "../../../../types/boyard";
import type { HandsMoment } from "../../stage/types";
import type { TrialOf } from "../part";
import { isDecided } from "../signal.svelte";

export interface Passing {
  /** A feint, or a flinch that is forgiven, has just been seen. */
  feinted: boolean;
  flinched: boolean;
  /** What I have just answered, before the table has said anything about it. */
  given: { after: number | null } | null;
}

const ENDS: Record<How, HandsMoment> = { in_time: "dodged", late: "hit", missing: "hit", early: "flinch" };

export function momentOf(view: TrialOf<"chaude">, { feinted, flinched, given }: Passing): HandsMoment {
  const last = isDecided(view) ? view.outcomes.at(-1) : undefined;
  if (last) return ENDS[last.how];
  if (given?.after === null) return "flinch";
  if (given) return given.after <= view.window ? "dodged" : "hit";
  if (view.duel.signal !== null) return "slap";
  if (flinched) return "flinch";
  return feinted ? "feint" : "rest";
}
