/** From a control to a move: which kinds are offered, what has to be picked, why one is off. */
import type { Action, Coffre, CoffreView, Face, Talk } from "../../../types/coffre";
import type { Refusal } from "../../../types/protocol";
import type { Speech } from "../../../words/sentences";
import type { Guide } from "../../game";
import { offBecause, refusalOf } from "../../parts/choosing/off";

export type Kind = Action["do"];

/** A kind of action was chosen; it still wants a player, a slot, or both in this order. */
export interface Choice {
  do: Kind;
  target: number | null;
}

/** A thing on the table that can be picked. */
export type Spot = { seat: number } | { slot: number };

/** What a pick leads to. */
export type Step = { choice: Choice } | { move: Action };

/** The controls of this step, always the same for everybody, whatever they hold. */
export function controls(view: CoffreView): Kind[] {
  if (view.phase === "over") return [];
  if (view.phase === "name") return ["name"];
  if (view.phase === "close" && view.turn === view.seat) return ["designate", "end_turn"];
  return ["observe", "exchange", "force", "pass"];
}

/** What may be picked next for a choice. */
export function spots(moves: readonly Action[], choice: Choice | null): Spot[] {
  if (!choice) return [];
  const fitting = moves.filter((move) => fits(move, choice));
  const seats = choice.target === null ? fitting.flatMap((move) => ("target" in move ? [move.target] : [])) : [];
  if (seats.length) return [...new Set(seats)].map((seat) => ({ seat }));
  const slots = fitting.flatMap((move) => ("slot" in move ? [move.slot] : []));
  return [...new Set(slots)].map((slot) => ({ slot }));
}

/** The step from a choice by a pick; null if that can't be picked. */
export function pick(moves: readonly Action[], choice: Choice, spot: Spot): Step | null {
  if (!has(spots(moves, choice), spot)) return null;
  if ("seat" in spot) {
    const chosen = { ...choice, target: spot.seat };
    const move = moves.find((one) => fits(one, chosen) && !("slot" in one));
    return move ? { move } : { choice: chosen };
  }
  const move = moves.find((one) => fits(one, choice) && "slot" in one && one.slot === spot.slot);
  return move ? { move } : null;
}

/** Begin with a control: some are moves by themselves. */
export function begin(moves: readonly Action[], kind: Kind): Step | null {
  const all = moves.filter((move) => move.do === kind);
  const plain = all.find((move) => !("slot" in move) && !("target" in move));
  if (plain) return { move: plain };
  return all.length ? { choice: { do: kind, target: null } } : null;
}

/** What can be done with a thing at once, before any control was chosen. */
export function doable(moves: readonly Action[], spot: Spot): { kind: Kind; step: Step }[] {
  const kinds = [...new Set(moves.map((move) => move.do))];
  return kinds.flatMap((kind) => {
    const step = pick(moves, { do: kind, target: null }, spot);
    return step ? [{ kind, step }] : [];
  });
}

/** In the final phase there is nothing to choose but whom to name. */
export function onlyChoice(moves: readonly Action[]): Choice | null {
  const naming = moves.length > 0 && moves.every((move) => move.do === "name");
  return naming ? { do: "name", target: null } : null;
}

export function has(among: readonly Spot[], spot: Spot): boolean {
  return among.some((one) => nameOf(one) === nameOf(spot));
}

export function nameOf(spot: Spot): string {
  return "seat" in spot ? `seat.${spot.seat}` : `slot.${spot.slot}`;
}

/** Why a control is off; null if it is on. */
export function controlOff(view: CoffreView, kind: Kind, speech: Speech, guide: Guide<Coffre> | null): string | null {
  const ofKind = ({ do: one }: { do: string }) => one === kind;
  return offBecause<Coffre>(view, guide, ofKind, () =>
    view.off.filter(ofKind).length > 1 ? speech.say("coffre.all_locked") : refusalOf(view, speech, kind),
  );
}

/** Why the choice can't be about that; undefined if nothing forbids it, or it makes no sense there. */
export function refusalAt(view: CoffreView, choice: Choice, spot: Spot): Refusal | undefined {
  if (!("seat" in spot) || choice.target !== null) return undefined;
  return view.off.find((off) => off.do === choice.do && off.refusal.about.target === spot.seat)?.refusal;
}

/** Why accusing that player makes no sense, though the rules allow it: all see their card. */
export function absurd(view: CoffreView, seat: number, speech: Speech): string | null {
  if (view.phase !== "name") return null;
  if (seat === view.treasure) return speech.say("coffre.shows_treasure");
  return seat === view.designated ? speech.say("coffre.shows_innocence") : null;
}

/** What can be said of a subject: a face, or whether one believes that player. */
export type Saying = Face | "believe" | "doubt";

export function sayings(subject: Spot, me: number, trap: boolean): Saying[] {
  const faces = facesOf(trap);
  const another = "seat" in subject && subject.seat !== me;
  return another ? [...faces, "believe", "doubt"] : faces;
}

/** The faces in play, the rare ones first. */
export function facesOf(trap: boolean): Face[] {
  return trap ? ["treasure", "key", "fake", "trap", "neutral"] : ["treasure", "key", "fake", "neutral"];
}

export function remark(subject: Spot, saying: Saying): Talk {
  if ("slot" in subject) return { do: "claim_slot", slot: subject.slot, face: saying as Face };
  if (saying === "believe" || saying === "doubt") return { do: saying, target: subject.seat };
  return { do: "claim_hand", holder: subject.seat, face: saying };
}

function fits(move: Action, { do: kind, target }: Choice): boolean {
  return move.do === kind && (target === null || ("target" in move && move.target === target));
}
