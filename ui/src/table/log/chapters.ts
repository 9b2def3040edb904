/** What has happened, and the log of it in chapters: one turn stands together. */
import type { GamePage } from "../../games/game";
import type { Game, Moment } from "../../types/protocol";

export interface Line<G extends Game = Game> {
  key: string;
  fact: G["fact"];
  /** Not everybody was told. */
  secret: boolean;
  moment: Moment<G>;
}

export interface Chapter<G extends Game = Game> {
  /** Whose turn it was; null if nobody's alone. */
  seat: number | null;
  /** When it began: epoch milliseconds of the server. */
  at: number;
  lines: Line<G>[];
}

/** What a chapter is about, for a line that stands for all of it: its gist, or else whatever there is. */
export function gistOf<G extends Game>({ lines }: Chapter<G>, { gist, hush }: Pick<GamePage<G>, "gist" | "hush">): Line<G>[] {
  const worth = worthy(lines, hush);
  const main = gist ? worth.filter(({ fact }) => gist(fact)) : worth;
  return main.length ? main : worth.slice(0, 1);
}

/** The lines that are worth one. */
export function worthy<G extends Game>(lines: readonly Line<G>[], hush: GamePage<G>["hush"]): Line<G>[] {
  const worth = lines.filter(({ fact }) => !hush?.(fact));
  return worth.length ? worth : [...lines];
}

/** Both, in order, nothing twice. */
export function added<T extends { seq: number }>(known: readonly T[], more: readonly T[]): T[] {
  const last = known.at(-1)?.seq ?? -1;
  return [...known, ...more.filter(({ seq }) => seq > last)];
}

/** In the order of happening. */
export function chapters<G extends Game>(story: readonly Moment<G>[]): Chapter<G>[] {
  const all: Chapter<G>[] = [];
  let before: Moment<G> | undefined;
  for (const moment of story) {
    const seat = turnIn(moment, before);
    const last = all.at(-1);
    if (last && (last.seat === seat || seat === null)) last.lines.push(...linesOf(moment));
    else all.push({ seat, at: moment.at, lines: linesOf(moment) });
    before = moment;
  }
  return all.filter(({ lines }) => lines.length > 0);
}

/** Whose turn it was: who acts while the game waits for one other alone only has a word to say. */
function turnIn({ seat }: Moment, before: Moment | undefined): number | null {
  const [waiting, ...others] = before?.view?.waiting ?? [];
  return waiting !== undefined && !others.length ? waiting : seat;
}

function linesOf<G extends Game>(moment: Moment<G>): Line<G>[] {
  const { seq, facts, only = {} } = moment;
  return facts.map((fact, place) => ({ key: `${seq}.${place}`, fact, secret: place in only, moment }));
}
