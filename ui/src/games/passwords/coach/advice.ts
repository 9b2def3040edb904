/** What the coach says, ready to be drawn and told. */
import type { Advice, BetterWord, MissedTurn, Safe } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";

/** The moments at which those turns were played. */
export function moments({ missed }: Advice): number[] {
  return missed.map(({ moment }) => moment);
}

/** The turn that is about to be played at that moment: the ring lies as it did then. */
export function turnAfter({ missed }: Advice, moment: number): MissedTurn | null {
  return missed.find((turn) => turn.moment - 1 === moment) ?? null;
}

/** What came of a turn. */
export function saidIn({ word, gems }: MissedTurn, speech: Speech): string {
  if (word === null) return speech.say("coach.passed");
  return speech.say(gems ? "coach.said" : "coach.struck", { word: word.toUpperCase(), gems });
}

/** The picture of a better word, for those who don't see it. */
export function pictured({ word, steps }: BetterWord, ring: readonly Safe[], speech: Speech): string {
  const met = speech.listed(steps.map(({ place }) => ring[place]?.letter ?? ""));
  return speech.say("coach.picture", { word: word.toUpperCase(), gems: steps, letters: met });
}
