/** What happened while a bot played in one's seat, in a few lines for who comes back. */
import type { Game, Moment } from "../../types/protocol";

const FEW = 3;

export interface Recap<G extends Game = Game> {
  /** In the order of happening; the last that the bot did is among them. */
  facts: G["fact"][];
  /** How many others are in the log. */
  more: number;
}

/** Of the lines after number `since`; facts that are not worth a line are left out. */
export function recapOf<G extends Game>(
  story: readonly Moment<G>[],
  since: number,
  seat: number,
  worth: (fact: G["fact"]) => boolean,
): Recap<G> {
  const all = story
    .filter(({ seq }) => seq > since)
    .flatMap((moment) => moment.facts.filter(worth).map((fact) => ({ fact, own: moment.seat === seat })));
  const own = all.findLastIndex((line) => line.own);
  const latest = Math.max(0, all.length - FEW);
  const facts = own >= 0 && own < latest ? [own, ...range(latest + 1, all.length)] : range(latest, all.length);
  return { facts: facts.flatMap((i) => all[i]?.fact ?? []), more: all.length - facts.length };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
