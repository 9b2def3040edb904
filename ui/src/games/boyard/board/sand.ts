/** How much of the sand is left. */
import type { Span } from "./types";

/** When grains are heard, and the glass is marked: the last milliseconds. */
export const LAST = 5_000;

export interface SandLeft {
  /** 1 when it was turned, 0 when it has run out. */
  share: number;
  left: number;
  /** In its last seconds. */
  last: boolean;
}

export function sandLeft({ from, until }: Span, now: number): SandLeft {
  const left = Math.max(0, Math.min(until - now, until - from));
  return { share: left / Math.max(1, until - from), left, last: left > 0 && left <= LAST };
}
