/** Who faces whom in a trial, and how it stands. */
import { around } from "../../parts/seats/order";
import { GUARDIAN, isDuel, PRINTED } from "../board/printed";
import type { TrialName } from "../../../types/boyard";
import type { Span } from "../board/types";
import type { TrialShown } from "./part";

/** How a duel went: it is over, it is on, or it is still to come; or all play at once; or this one only looks on. */
export type Standing = "won" | "lost" | "now" | "next" | "plays" | "watches";

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

/** Trials of one piece in which all opponents act at once. */
const TOGETHER: readonly TrialName[] = ["qui", "anomalie", "interdits"];

/** In the living room these are played with one opponent after the other; all else is one piece against everybody. */
const DUELS: readonly TrialName[] = ["chaude", "patte", "pince", "bataille", "catapulte"];

export function isOnePiece(view: TrialShown): boolean {
  return view.trial === "room" && !DUELS.includes(view.card);
}

export function isTogether(view: TrialShown): boolean {
  return TOGETHER.includes(cardOf(view));
}

/** All opponents are seen on the stage itself. */
export function isCrowded({ trial }: TrialShown): boolean {
  return trial === "qui" || trial === "anomalie";
}

export function foesOf(view: TrialShown): Foe[] {
  return opponentsOf(view).map((seat, place) => ({ seat, standing: standingOf(view, seat, place) }));
}

function standingOf(view: TrialShown, seat: number, place: number): Standing {
  const { won } = view.course;
  if (isOnePiece(view)) return won === null ? "plays" : won ? "won" : "lost";
  const duel = duelOf(view, place);
  if (duel !== undefined) return duel ? "won" : "lost";
  if (won !== null) return wasFaced(view, seat) ? (won ? "won" : "lost") : "watches";
  if (facingIn(view) === seat) return "now";
  if (comeInTurn(view)) return "next";
  return view.trial === "nez" && view.holder !== null ? "watches" : "plays";
}

/** How the duel with the opponent at this place went, once it is over. */
function duelOf(view: TrialShown, place: number): boolean | undefined {
  if (view.trial === "barbichette") return place < view.laughed || undefined;
  return tallyOf(view)?.duels[place];
}

function comeInTurn(view: TrialShown): boolean {
  return view.trial === "barbichette" || tallyOf(view) !== null;
}

/** Who faces the candidate alone just now. */
function facingIn(view: TrialShown): number | null {
  if (view.trial === "barbichette") return view.sides[1]?.seat ?? null;
  if (view.trial === "nez") return view.holder;
  if (view.trial === "interdits") return view.exchanges.findLast(({ reply }) => reply === null)?.seat ?? null;
  return tallyOf(view)?.opponent ?? null;
}

/** Whether this one had a part in how it was decided. */
function wasFaced(view: TrialShown, seat: number): boolean {
  return isTogether(view) || (tallyOf(view) === null && facingIn(view) === seat);
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
