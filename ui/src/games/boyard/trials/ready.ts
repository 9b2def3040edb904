/** Who acts for a seat in a trial, as its page says it. */
import type { BoyardMove, By } from "../../../types/boyard";

type Ready = Extract<BoyardMove, { do: "ready" }>;

/** Mine: in steps where nothing shall move and the trial is motion itself. */
export function ownHand(ways: readonly Ready[], still: boolean): Ready | undefined {
  return (still ? ways.find(({ by }) => by === "still") : undefined) ?? ways.find(({ by }) => by === "hand");
}

export function isByHand(by: By): boolean {
  return by === "hand" || by === "still";
}
