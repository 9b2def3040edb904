/** The time of a game as its view counts it: milliseconds since it began, by the server's clock. */
import type { BoyardView } from "../../../types/boyard";
import { Clock, type TimeLeft } from "../../parts/time/clock.svelte";
import { PRINTED, TIMES } from "../board/printed";
import { LAST } from "../board/sand";
import type { Span } from "../board/types";
import type { TrialTime } from "../trials/part";

export class GameTime {
  readonly #clock: Clock;

  /** Kept anew several times a second; where no time runs it is when something last happened. */
  readonly now: number = $derived.by(() => this.#at(this.#clock.now));
  /** What is left of the phase, if it ends by itself. */
  readonly left: TimeLeft | null = $derived.by(() => {
    const span = this.began() === null ? null : phaseSpan(this.view());
    return span && timeLeft(span, this.now);
  });

  /** Made by a component. `began` is when the time of the view was 0, by this device's clock. */
  constructor(
    private readonly view: () => BoyardView,
    private readonly began: () => number | null,
  ) {
    this.#clock = new Clock(
      () => undefined,
      () => (view().phase === "over" ? null : began()),
    );
  }

  /** Exactly now. */
  at(): number {
    return this.#at(Date.now());
  }

  /** The time of the trial or riddle that is on. */
  ofSmall(): TrialTime {
    const began = () => this.view().began;
    const now = () => this.now;
    return {
      get now() {
        return now() - began();
      },
      at: () => this.at() - began(),
    };
  }

  #at(device: number): number {
    const began = this.began();
    return began === null ? this.view().last : device - began;
  }
}

/** What is left of a span, late in its last seconds. */
export function timeLeft({ from, until }: Span, now: number): TimeLeft {
  const left = Math.max(0, until - now);
  return { left, share: Math.min(1, left / Math.max(1, until - from)), late: left < LAST };
}

/** From when to when the phase of the game lasts at most; null for one that only shows something. */
export function phaseSpan(view: BoyardView): Span | null {
  const { phase, until, on, began } = view;
  if (phase === "walk" || phase === "over") return null;
  if (!on) return { from: until - lasting(view), until };
  if (on.trial === "riddle") return on.won !== null ? null : { from: began + riddleFrom(on), until: began + on.until };
  const { course } = on;
  return course.until === null || course.phase === "verdict" ? null : { from: began + course.since, until: began + course.until };
}

function lasting({ phase, options }: BoyardView): number {
  if (phase === "prepare") return options.blanks ? TIMES.prepare_blanks : TIMES.prepare;
  if (phase === "open") return options.timer * 1_000;
  if (phase === "first_roll" || phase === "turn" || phase === "fan" || phase === "bonus" || phase === "give_back") return TIMES[phase];
  return TIMES.choice;
}

type Riddle = Extract<NonNullable<BoyardView["on"]>, { trial: "riddle" }>;

function riddleFrom({ phase, began, until }: Riddle): number {
  if (phase === "sand") return began ?? 0;
  return phase === "appeal" ? until - TIMES.appeal : 0;
}

/** A slot in which somebody rolls: when the one of that number began. */
export function slotSpan(from: number, slot: number, length: number): Span {
  return { from: from + slot * length, until: from + (slot + 1) * length };
}

/** How much is left of a slot, 1 to 0; null while it has not begun. */
export function slotLeft({ from, until }: Span, now: number): number | null {
  return now < from ? null : Math.max(0, (until - now) / (until - from));
}

/** With so many keys the chest opens. */
export const OPENING_KEYS = PRINTED.opening_keys;
