/** What may be done now, from the view's moves alone, and why something else may not. */
import type { Guide } from "../game";
import type { Forecast, Fourkeys, FourKeysView, Lay, Move, PileName, Take } from "../../types/fourkeys";
import type { Speech } from "../../words/sentences";
import type { Spot } from "./frame";
import { PILES } from "./piles";

/** What `view.off` speaks of. */
export type Kind = "renew" | "take" | "push" | "lay" | "turn";

type FourKeysGuide = Guide<Fourkeys> | null | undefined;

/** The moves that may be made now: the view's, and in a lesson only those that lead on. */
export function allowed(view: FourKeysView, guide: FourKeysGuide): Move[] {
  return guide ? view.moves.filter(guide.accepts) : view.moves;
}

export function takesOf(moves: readonly Move[], pile: PileName): Take[] {
  return moves.filter((move): move is Take => move.do === "take" && move.pile === pile);
}

/** Where the tile may go that stands before a pile; nothing if none does. */
export function pushesOf(moves: readonly Move[], pile: PileName): number[] {
  return takesOf(moves, pile).flatMap(({ push_to }) => (push_to === null ? [] : [push_to]));
}

export function laysOf(moves: readonly Move[]): Lay[] {
  return moves.filter((move): move is Lay => move.do === "lay");
}

/** The squares where the card may be laid with that face up. */
export function spotsFor(moves: readonly Move[], turned: boolean): Spot[] {
  return laysOf(moves)
    .filter((move) => move.turned === turned)
    .map(({ row, column }) => ({ row, column }));
}

export function layAt(moves: readonly Move[], { row, column }: Spot, turned: boolean): Lay | null {
  const found = laysOf(moves).find(
    (move) => move.row === row && move.column === column && move.turned === turned,
  );
  return found ?? null;
}

/** What a move would do, as the view foretells it. */
export function forecastOf(view: FourKeysView, move: Move): Forecast | null {
  return view.forecasts[view.moves.indexOf(move)] ?? null;
}

/** Why nothing of a kind may be done; null if something may. */
export function offBecause(
  view: FourKeysView,
  kind: Kind,
  speech: Speech,
  guide: FourKeysGuide,
): string | null {
  if (isOn(allowed(view, guide), kind)) return null;
  if (guide && isOn(view.moves, kind)) return guide.reason;
  return reasonFor(view, kind, speech);
}

/** Why the card of a pile may not be taken; null if it may. */
export function pileOff(
  view: FourKeysView,
  pile: PileName,
  speech: Speech,
  guide: FourKeysGuide,
): string | null {
  if (takesOf(allowed(view, guide), pile).length) return null;
  if (guide && takesOf(view.moves, pile).length) return guide.reason;
  const place = PILES.indexOf(pile);
  const mayTake = view.moves.some((move) => move.do === "take");
  if (mayTake && view.piles[place]?.top === null) return speech.say("refused.empty_pile");
  return reasonFor(view, mayTake && view.places[place] ? "push" : "take", speech);
}

function isOn(moves: readonly Move[], kind: Kind): boolean {
  if (kind === "push") return moves.some((move) => move.do === "take" && move.push_to !== null);
  if (kind === "turn") return moves.some((move) => move.do === "lay" && move.turned);
  return moves.some((move) => move.do === kind);
}

/** Before there is a card to lay, none can be turned either. */
const ALSO: Partial<Record<Kind, Kind>> = { turn: "lay", push: "take" };

function reasonFor(view: FourKeysView, kind: Kind, speech: Speech): string {
  const find = (name: string | undefined) => view.off.find((one) => one.do === name)?.refusal;
  const why = find(kind) ?? find(ALSO[kind]) ?? find("*");
  return why ? speech.say(`refused.${why.code}`, why.about) : speech.say("fourkeys.not_now");
}
