/** What is told of a safe to those who don't see it. */
import type { Safe } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";
import type { SafeState } from "./state";

export function labelOf({ letter, gems, spaces }: Safe, state: SafeState | undefined, speech: Speech): string {
  const parts = [speech.say("safe.label", { letter, count: gems.length, spaces })];
  if (state?.kind === "may") parts.push(speech.say("safe.may"));
  if (state?.kind === "hit" && state.step !== null) parts.push(speech.say(stepKey(state), { step: state.step }));
  if (state?.closes) parts.push(speech.say("safe.closes"));
  return parts.join(" ");
}

/** The first of one's own gems can't be taken away: the word begins there. */
function stepKey({ mine, step }: SafeState): string {
  if (!mine) return "safe.theirs";
  return step === 1 ? "safe.start" : "safe.mine";
}
