/** What happened while one was away, in a few lines for who comes back. */
import type { Game, Moment } from "../../types/protocol";

const FEW = 3;

export interface Recap<G extends Game = Game> {
  /** In the order of happening; the last that a bot did in one's seat is among them. */
  facts: G["fact"][];
  /** How many others are in the log. */
  more: number;
}

/** Of these moments; facts that are not worth a line are left out. */
export function recapOf<G extends Game>(
  moments: readonly Moment<G>[],
  seat: number | null,
  worth: (fact: G["fact"]) => boolean,
): Recap<G> {
  const isOwn = (moment: Moment<G>) => seat !== null && moment.seat === seat;
  const all = moments.flatMap((moment) => moment.facts.filter(worth).map((fact) => ({ fact, own: isOwn(moment) })));
  const own = all.findLastIndex((line) => line.own);
  const latest = Math.max(0, all.length - FEW);
  const facts = own >= 0 && own < latest ? [own, ...range(latest + 1, all.length)] : range(latest, all.length);
  return { facts: facts.flatMap((i) => all[i]?.fact ?? []), more: all.length - facts.length };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
