/** What a moment shows besides where things lie then: doors that open, each for its time. */
import type { Moment } from "../game";
import type { Fourkeys } from "../../types/fourkeys";
import { FLY, OPEN } from "./pace";

const NONE: ReadonlySet<number> = new Set();

export class Show {
  /** Doors that open now, by card. */
  opening = $state.raw<ReadonlySet<number>>(NONE);
  /** After how many milliseconds: the card that opens them must land first. */
  after = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a moment; without its motion after a jump. */
  begin({ facts }: Moment<Fourkeys>, jumped: boolean): void {
    this.close();
    const opened = jumped ? [] : facts.flatMap((fact) => (fact.fact === "opened" ? fact.cards : []));
    if (!opened.length) return;
    this.after = facts.some(({ fact }) => fact === "laid") ? FLY : 0;
    this.opening = new Set(opened);
    this.#timer = setTimeout(() => (this.opening = NONE), this.after + OPEN + FLY);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.opening = NONE;
  }
}

/** How long a thing waits before it travels: tiles go home when the doors have opened. */
export function waitFor(name: string, facts: Moment<Fourkeys>["facts"]): number {
  if (!name.startsWith("tile") || !facts.some(({ fact }) => fact === "round_over")) return 0;
  return FLY + (facts.some(({ fact }) => fact === "opened") ? OPEN / 2 : 0);
}
