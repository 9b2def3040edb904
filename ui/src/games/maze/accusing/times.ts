/** How long one may vote, take up an offer, and what is left of that, in milliseconds of the game. */
export const VOTE = 5_000;
export const OFFER = 5_000;
/** For how long a verdict is shown. */
export const VERDICT = 5_000;

export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

export function shareLeft(until: number, now: number, whole: number): number {
  return Math.min(1, Math.max(0, (until - now) / whole));
}
