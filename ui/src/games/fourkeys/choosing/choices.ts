/** What may be done now, from the view's moves alone, and why something else may not. */
import type { Forecast, Fourkeys, FourKeysView, Lay, Move, PileName, Take } from "../../../types/fourkeys";
import type { Speech } from "../../../words/sentences";
import type { Guide } from "../../game";
import { offBecause, refusalOf } from "../../parts/choosing/off";
import type { Spot } from "../dungeon/frame";
import { PILES } from "../mat/piles";

/** What `view.off` speaks of. */
export type Kind = "renew" | "take" | "push" | "lay" | "turn";

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

/** Before there is a card to lay, none can be turned either. */
const ALSO: Partial<Record<Kind, Kind>> = { turn: "lay", push: "take" };

/** Why nothing of a kind may be done; null if something may. */
export function kindOff(view: FourKeysView, kind: Kind, speech: Speech, guide: Guide<Fourkeys> | null): string | null {
  return offBecause<Fourkeys>(view, guide, (move) => isOf(kind, move), () => reasonFor(view, kind, speech));
}

/** Why the card of a pile may not be taken; null if it may. */
export function pileOff(view: FourKeysView, pile: PileName, speech: Speech, guide: Guide<Fourkeys> | null): string | null {
  const place = PILES.indexOf(pile);
  return offBecause<Fourkeys>(view, guide, (move) => move.do === "take" && move.pile === pile, () => {
    const mayTake = view.moves.some((move) => move.do === "take");
    if (mayTake && view.piles[place]?.top === null) return speech.say("refused.empty_pile");
    return reasonFor(view, mayTake && view.places[place] ? "push" : "take", speech);
  });
}

function isOf(kind: Kind, move: Move): boolean {
  if (kind === "push") return move.do === "take" && move.push_to !== null;
  if (kind === "turn") return move.do === "lay" && move.turned;
  return move.do === kind;
}

function reasonFor(view: FourKeysView, kind: Kind, speech: Speech): string {
  return refusalOf(view, speech, kind, ALSO[kind] ?? kind);
}
