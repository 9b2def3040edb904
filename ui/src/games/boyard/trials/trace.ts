/**
 * What a hand does in a trial of balance, step by step. The page plays each step at once, by the rules' own
 * arithmetic, sends what the hand did a second at a time, and starts again from wherever the server says it was.
 */
import numbers from "./balance.numbers.json";

/** Some steps of a hand, as they are sent. */
export interface Steps<Input> {
  step: number;
  inputs: Input[];
}

export class Trace<State, Input> {
  /** After each step since the server's last word, which is the first of them. */
  #states: State[];
  #inputs: Input[] = [];
  #first: number;
  #sent: number;

  constructor(
    private readonly after: (state: State, input: Input, step: number) => State,
    from: State,
    steps: number,
  ) {
    this.#states = [from];
    this.#first = steps;
    this.#sent = steps;
  }

  /** How many were played. */
  get steps(): number {
    return this.#first + this.#inputs.length;
  }

  get state(): State {
    return this.#states.at(-1) as State;
  }

  /** A step ago: what is drawn is between the two. */
  get before(): State {
    return this.#states.at(-2) ?? this.state;
  }

  play(input: Input): State {
    const state = this.after(this.state, input, this.steps);
    this.#inputs.push(input);
    this.#states.push(state);
    return state;
  }

  /** So it counts after so many steps; what the hand did since then stands. */
  correct(from: State, steps: number): void {
    const since = this.#inputs.slice(Math.max(0, steps - this.#first));
    this.#states = [from];
    this.#inputs = [];
    this.#first = steps;
    this.#sent = Math.max(this.#sent, steps);
    for (const input of since) this.play(input);
  }

  /** As many as go into one move, once there are `most` of them, or all that there are if nothing more comes. */
  unsent(most: number = numbers.STEPS_A_MOVE, whole = false): Steps<Input> | null {
    const waiting = this.steps - this.#sent;
    if (waiting <= 0 || (waiting < most && !whole)) return null;
    const step = this.#sent;
    const from = step - this.#first;
    const inputs = this.#inputs.slice(from, from + numbers.STEPS_A_MOVE);
    this.#sent += inputs.length;
    return { step, inputs };
  }
}

/** A number that is drawn: where it was put right it glides to its place. */
export class Gliding {
  #aside = 0;
  #value: number;

  constructor(value: number) {
    this.#value = value;
  }

  /** It jumps to a value without being seen to. */
  putRight(value: number): void {
    this.#aside += this.#value - value;
    this.#value = value;
  }

  /** It is there now, and so many milliseconds have passed since it was last drawn. */
  drawn(value: number, passed: number): number {
    this.#value = value;
    this.#aside *= 0.5 ** (passed / HALF_LIFE);
    return value + this.#aside;
  }
}

/** Milliseconds in which half of what was wrong is gone. */
const HALF_LIFE = 60;

/** Between two values, by a share of the way. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** What was known after some steps, for those who see a trace later: between steps it is between them. */
export function along(path: readonly (number | undefined)[], steps: number): number {
  const whole = Math.floor(steps);
  let known = whole;
  while (known > 0 && path[known] === undefined) known -= 1;
  const at = path[known] ?? 0;
  return between(at, path[whole + 1] ?? at, steps - whole);
}

/** Calls as often as the screen is drawn, with the milliseconds since the time before. Returns how to end it. */
export function eachFrame(draw: (passed: number) => void): () => void {
  let last = performance.now();
  function next(): void {
    const now = performance.now();
    const passed = now - last;
    last = now;
    draw(passed);
    frame = requestAnimationFrame(next);
  }
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}
