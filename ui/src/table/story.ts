/** What has happened, and the log of it in chapters: one turn stands together. */
import type { Fact, Game, Moment } from "../types/protocol";

/** What happened earlier; with the table after it, if it was seen happening. */
export type Passed<G extends Game = Game> = Moment<G> & { view?: G["view"] };

export interface Line<G extends Game = Game> {
  key: string;
  fact: G["fact"];
  moment: Passed<G>;
}

export interface Chapter<G extends Game = Game> {
  /** Whose turn it was; null if nobody's alone. */
  seat: number | null;
  /** When it began: epoch milliseconds of the server. */
  at: number;
  lines: Line<G>[];
}

/** Both, in order, nothing twice. */
export function added<T extends { seq: number }>(known: readonly T[], more: readonly T[]): T[] {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...more.filter(({ seq }) => seq > last)];
}

/** In the order of happening. Where no view tells whose turn it was, who acted first counts. */
export function chapters<G extends Game>(story: readonly Passed<G>[]): Chapter<G>[] {
  const all: Chapter<G>[] = [];
  let before: Passed<G> | undefined;
  for (const moment of story) {
    const seat = turnIn(moment, before);
    const last = all.at(-1);
    if (last && (last.seat === seat || seat === null)) last.lines.push(...linesOf(moment));
    else all.push({ seat, at: moment.at, lines: linesOf(moment) });
    before = moment;
  }
  return all.filter(({ lines }) => lines.length > 0);
}

function turnIn<G extends Game>(moment: Passed<G>, before: Passed<G> | undefined): number | null {
  const waiting = before?.view?.waiting;
  if (waiting) return waiting.length === 1 ? (waiting[0] ?? null) : null;
  return moment.facts.map(seatOf).find((seat) => seat !== null) ?? null;
}

function linesOf<G extends Game>(moment: Passed<G>): Line<G>[] {
  return moment.facts.map((fact, index) => ({ key: `${moment.seq}.${index}`, fact, moment }));
}

export function seatOf(fact: Fact): number | null {
  return "seat" in fact && typeof fact.seat === "number" ? fact.seat : null;
}
