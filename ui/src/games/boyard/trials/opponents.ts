/** Who faces whom in a trial, and how it stands. */
import { around } from "../../parts/seats/order";
import { GUARDIAN, isDuel, PRINTED } from "../board/printed";
import type { TrialName } from "../../../types/boyard";
import type { Span } from "../board/types";
import type { TrialShown } from "./part";

/** How a duel went: it is over, it is on, it is still to come; or there is none with them. */
export type Standing = "won" | "lost" | "now" | "next" | "watches";

export interface Foe {
  seat: number;
  standing: Standing;
}

/** The card that was drawn. */
export function cardOf(view: TrialShown): TrialName {
  return view.trial === "room" ? view.card : view.trial;
}

/** All who face the candidate, from the left round to the reader; where two play, the Guardian too. */
export function opponentsOf(view: TrialShown): number[] {
  if (view.trial === "room") return view.rivals;
  const { seats, candidate } = view.course.setting;
  const others = around(candidate, seats).slice(1);
  return isDuel(seats) ? [...others, GUARDIAN] : others;
}

/** Whether opponents come one after the other, until so many duels are won. */
export function tallyOf(view: TrialShown): { duels: readonly boolean[]; opponent: number | null; needed: number } | null {
  return "tally" in view ? view.tally : null;
}

export function foesOf(view: TrialShown): Foe[] {
  return opponentsOf(view).map((seat, place) => ({ seat, standing: standingOf(view, seat, place) }));
}

function standingOf(view: TrialShown, seat: number, place: number): Standing {
  const { won } = view.course;
  const duel = duelOf(view, place);
  if (duel !== undefined) return duel ? "won" : "lost";
  if (isFaced(view, seat)) return won === null ? "now" : won ? "won" : "lost";
  return won === null && comeInTurn(view) ? "next" : "watches";
}

/** How the duel with the opponent at this place went, once it is over. */
function duelOf(view: TrialShown, place: number): boolean | undefined {
  if (view.trial === "barbichette") return place < view.laughed || undefined;
  return tallyOf(view)?.duels[place];
}

function comeInTurn(view: TrialShown): boolean {
  return view.trial === "barbichette" || tallyOf(view) !== null;
}

/** Whether the candidate faces this one just now, or did when it was decided. */
function isFaced(view: TrialShown, seat: number): boolean {
  const tally = tallyOf(view);
  if (tally) return view.course.won === null && tally.opponent === seat;
  if (view.trial === "barbichette") return view.sides[1]?.seat === seat;
  if (view.trial === "nez" && view.holder !== null) return view.holder === seat;
  return view.course.phase !== "brief";
}

/** How often the sand is turned for a card; 0: it has none. */
export function sandsOf(view: TrialShown): number {
  const card = cardOf(view);
  if (view.trial === "room" && view.own) return view.own.sand ? 1 : 0;
  return (PRINTED.sands as Readonly<Record<string, number>>)[card] ?? 0;
}

/** When the sand was turned, and when it will be out; null while nothing runs out. */
export function sandOf(view: TrialShown): Span | null {
  const { since, until, setting, won } = view.course;
  if (won !== null) return null;
  if (view.trial === "interdits") return view.sand_out === null ? null : { from: view.sand_out - setting.sand, until: view.sand_out };
  const out = view.trial === "anomalie" && view.sand_out !== null ? view.sand_out : until;
  const runs = view.trial === "qui" || sandsOf(view) > 0;
  return out !== null && runs ? { from: since, until: out } : null;
}
