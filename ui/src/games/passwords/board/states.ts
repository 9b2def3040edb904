/** How each safe of the ring looks now. */
import type { Safe } from "../../../types/passwords";
import type { PasswordsChoosing } from "../choosing/choosing.svelte";
import type { Walk } from "../choosing/reach";
import type { Lying, PasswordsShow, Slip } from "../moments/show.svelte";
import { PLAIN, type SafeState } from "./state";

interface Now {
  lying: Lying;
  show: PasswordsShow;
  /** What is announced. */
  slip: Slip | null;
  choosing: PasswordsChoosing;
  me: number | null;
  /** It is one's own word in the lock that is shown. */
  own: boolean;
}

/** A word that would be said: the safes that its walk fills are lit, the others dim. */
export function walkedBy(ring: readonly Safe[], walk: Walk, seat: number): SafeState[] {
  return ring.map((_, place) => {
    const step = walk.findIndex((one) => one.place === place);
    if (step < 0) return { ...PLAIN, kind: "dim" };
    return { ...PLAIN, kind: "hit", coming: seat, step: step + 1, mine: true, closes: closesWith({ ring }, place) };
  });
}

export function statesOf(now: Now): SafeState[] {
  return now.lying.ring.map((_, place) => {
    const state = now.own ? tried(now, place) : walked(now, place);
    return { ...state, fresh: now.show.dealt?.place === place };
  });
}

/** The word in the lock. */
function tried({ choosing, me, lying }: Now, place: number): SafeState {
  if (me === null || !choosing.letters) return PLAIN;
  const step = choosing.walk.findIndex((one) => one.place === place);
  if (step >= 0) {
    return { ...PLAIN, kind: "hit", coming: me, step: step + 1, mine: true, closes: closesWith(lying, place) };
  }
  return { ...PLAIN, kind: choosing.others.has(place) ? "may" : "dim" };
}

/** The word on paper: gems that lie are solid, the others are about to. */
function walked({ slip, show, lying, me }: Now, place: number): SafeState {
  if (show.shut?.place === place && show.dealt?.place !== place) return { ...PLAIN, kind: show.won ? "gone" : "shut" };
  const laid = show.landed?.place === place ? show.landed.hole : null;
  const step = slip?.steps.findIndex((one) => one.place === place) ?? -1;
  if (!slip || slip.struck || step < 0 || show.shut || show.dealt) return { ...PLAIN, kind: slip?.steps.length && !show.shut ? "dim" : "plain", laid };
  const lies = step < slip.laid || (show.lying === null && slip.laid > 0);
  const base = { ...PLAIN, kind: "hit" as const, step: step + 1, laid, mine: slip.seat === me };
  if (lies) return base;
  const walking = show.lying !== null;
  return { ...base, kind: walking ? "plain" : "hit", step: walking ? null : step + 1, coming: walking ? null : slip.seat, closes: !walking && closesWith(lying, place) };
}

function closesWith({ ring }: Pick<Lying, "ring">, place: number): boolean {
  const safe = ring[place];
  return safe !== undefined && safe.gems.length + 1 === safe.spaces;
}
