/**
 * What is shown of a game, one moment after the other: things that happened at once on the
 * server are shown in turn, each for as long as its animation takes.
 */
import type { Moment } from "../games/game";
import type { Game } from "../types/protocol";

/** With more waiting than this, the rest is shown at once: nobody wants to watch the past. */
const MOST_WAITING = 4;

export class Stage<G extends Game> {
  /** The moment that the game has come to; null before the first. */
  shown = $state.raw<Moment<G> | null>(null);
  /** Whether it was jumped to, and so is not to be animated. */
  jumped = $state(true);
  /** An earlier moment that is looked at instead; the game goes on behind it. */
  past = $state.raw<Moment<G> | null>(null);
  /** Whether what is shown is still moving, or more is waiting. */
  busy = $state(false);

  #waiting: Moment<G>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: (facts: readonly G["fact"][]) => number,
    private readonly still: () => boolean,
    private readonly began: (moment: Moment<G>) => void = () => undefined,
  ) {}

  /** Show this after what is waiting. */
  add(moment: Moment<G>): void {
    this.#waiting.push(moment);
    if (this.#waiting.length > MOST_WAITING) this.skip();
    else if (!this.busy) this.#next();
  }

  /** Show this now, as a picture. */
  jump(moment: Moment<G>): void {
    this.#stop();
    this.#show(moment, true);
  }

  /** Whatever is moving or waiting: done. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) this.jump(last);
    else if (this.busy) this.#rest();
  }

  /** Look at an earlier moment, until `present`. */
  look(moment: Moment<G>): void {
    this.past = moment;
  }

  present(): void {
    if (!this.past) return;
    this.skip();
    this.past = null;
    this.jumped = true;
  }

  /** The table is bare again. */
  clear(): void {
    this.#stop();
    this.shown = null;
    this.past = null;
  }

  /** Nothing of it goes on. */
  close(): void {
    this.#stop();
  }

  #next(): void {
    const moment = this.#waiting.shift();
    this.busy = moment !== undefined;
    if (!moment) return;
    this.#show(moment, false);
    const time = this.still() ? 0 : this.pace(moment.facts);
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #show(moment: Moment<G>, jumped: boolean): void {
    this.jumped = jumped;
    this.shown = moment;
    this.began(moment);
  }

  /** Where it is, it stays. */
  #rest(): void {
    this.#stop();
    this.jumped = true;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.busy = false;
  }
}
