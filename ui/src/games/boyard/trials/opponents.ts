/** Who faces whom in a trial, and how it stands. */
import { around } from "../../parts/seats/order";
import { GUARDIAN, isDuel, PRINTED } from "../board/printed";
import type { TrialName } from "../../../types/boyard";
import type { Span } from "../board/types";
import type { TrialShown } from "./part";

/** How a duel went: it is over, it is on, or it is still to come. */
export type Standing = "won" | "lost" | "now" | "next";

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
  const tally = tallyOf(view);
  const decided = view.course.won !== null;
  return opponentsOf(view).map((seat, i) => {
    const won = tally?.duels[i];
    if (won !== undefined) return { seat, standing: won ? "won" : "lost" };
    const now = !decided && (tally ? tally.opponent === seat : view.course.phase !== "brief");
    return { seat, standing: now ? "now" : "next" };
  });
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
