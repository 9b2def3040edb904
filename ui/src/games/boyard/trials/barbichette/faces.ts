/** Who makes which face at whom, and what there is to answer. */
import type { BarbichetteView, Calming, Facing, GrimaceKind, GrimaceThrown } from "../../../../types/boyard";
import type { Grimace, Look } from "../../figures/looks";
import numbers from "../balance.numbers.json";

export const FACES = { short: "tongue", long: "cheeks", back: "cross" } as const satisfies Record<GrimaceKind, Grimace>;
export const KINDS = { tongue: "short", cheeks: "long", cross: "back" } as const satisfies Record<Grimace, GrimaceKind>;
export const ANSWERS: readonly Calming[] = ["breathe", "look_away", "bite_lip"];

/** How many steps a face is made, at least as long as it shoves. */
const MADE = 24;

/** The grimace that somebody makes in a step of the duel: nobody sees it before it meets the other one. */
export function grimaceOf({ grimaces }: BarbichetteView, seat: number, step: number): GrimaceThrown | null {
  return grimaces.findLast((one) => one.seat === seat && one.step <= step && step < one.step + MADE) ?? null;
}

export function lookOf(view: BarbichetteView, side: Facing, step: number, laughs: boolean): Look {
  if (laughs) return "laugh";
  const grimace = grimaceOf(view, side.seat, step);
  if (grimace) return FACES[grimace.kind];
  const met = view.grimaces.some(({ whom, step: from }) => whom === side.seat && from <= step && step < from + MADE);
  return met ? "held" : "calm";
}

/** The oldest still grimace that waits for somebody's answer, by its number. */
export function unanswered({ grimaces }: BarbichetteView, seat: number): number | null {
  const number = grimaces.findIndex(({ whom, open }) => open && whom === seat);
  return number < 0 ? null : number;
}

/** Milliseconds until somebody may make the next face. */
export function untilNext({ threw }: Facing, now: number): number {
  return Math.max(0, threw + numbers.GRIMACE_AFTER - now);
}
