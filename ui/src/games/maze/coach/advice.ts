/** What the coach says, ready to be drawn and told. */
import type { Advice, Flip, Sign, Suspicion, Waited } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import { clockFace } from "../../parts/time/clock.svelte";

/** From a glance to a charge. */
export const SIGNS: readonly Sign[] = ["stare", "nudge", "eye", "accusation"];

/** A player whom others suspected. */
export interface Suspect {
  seat: number;
  /** How often, by sign; only those there were. */
  counts: { sign: Sign; count: number }[];
  /** In the order in which they came. */
  suspicions: Suspicion[];
}

/** The moments at which waits began. */
export function moments({ waits }: Advice): number[] {
  return waits.map(({ moment }) => moment);
}

/** Whether the table at that moment is one of those that waited. */
export function isOn({ moment, until }: Waited, shown: number): boolean {
  return moment <= shown && shown < until;
}

/** The waits that go on at a moment; of one player the longest. */
export function waitsAt({ waits }: Advice, moment: number): Waited[] {
  const on = waits.filter((wait) => isOn(wait, moment)).sort((one, other) => other.spent - one.spent);
  return on.filter(({ seat }, place) => on.findIndex((other) => other.seat === seat) === place);
}

/** Who was suspected, most of all first. */
export function suspectsOf({ suspicions }: Advice): Suspect[] {
  const seats = [...new Set(suspicions.flatMap(({ whom }) => whom))];
  const suspects = seats.map((seat) => {
    const own = suspicions.filter(({ whom }) => whom.includes(seat));
    const counts = SIGNS.map((sign) => ({ sign, count: own.filter((one) => one.sign === sign).length }));
    return { seat, counts: counts.filter(({ count }) => count), suspicions: own };
  });
  return suspects.sort((one, other) => other.suspicions.length - one.suspicions.length || one.seat - other.seat);
}

/** "+2:38", or "−0:40" where it was turned too early. */
export function gainOf({ before, after }: Flip): string {
  return (after < before ? "−" : "+") + clockFace(Math.abs(after - before));
}

/** "6 stares, 2 pawns" */
export function countsOf({ counts }: Suspect, speech: Speech): string {
  return speech.listed(counts.map(({ sign, count }) => speech.say(`coach.sign.${sign}`, { count })));
}
