/** How a safe looks on the ring. */

export interface SafeState {
  /** `plain`: nobody walks; `dim`: not on the way; `hit`: takes a gem; `may`: could; `shut`: slams; `gone`: is on its way to its owner. */
  kind: "plain" | "dim" | "hit" | "may" | "shut" | "gone";
  /** Whose gem is about to be laid in it. */
  coming: number | null;
  /** Which step of the walk it is. */
  step: number | null;
  mine: boolean;
  closes: boolean;
  /** The socket in which a gem lands just now. */
  laid: number | null;
  /** It comes out of the vault. */
  fresh: boolean;
}

export const PLAIN: SafeState = { kind: "plain", coming: null, step: null, mine: false, closes: false, laid: null, fresh: false };
