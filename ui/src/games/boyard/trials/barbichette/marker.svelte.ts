/**
 * The marker on the beam of one of the two who face each other, as it is drawn: by the hand that leans at once, for all
 * others when its trace has come.
 */
import type { BarbichetteView, BoyardFact, Facing } from "../../../../types/boyard";
import { beamStep, calmZone, shove, tremble, type Beam } from "../balance";
import numbers from "../balance.numbers.json";
import type { PartProps } from "../part";
import { Sending } from "../sending.svelte";
import { along, between, Gliding, Trace, within } from "../trace";

type Seen = Pick<PartProps<"barbichette">, "view" | "facts" | "act" | "me" | "time">;
export type Lean = -1 | 0 | 1;

/** Others see a beam so many steps later: a second of the trace, and the line. */
const LATER = 25;
const { STEP } = numbers;

export class Marker {
  /** From the middle, as the calm zone on either side, in thousandths of half a beam. */
  at = $state(0);
  calm = $state(0);
  /** It has left the calm zone here: on the hand's own page before the table has said so. */
  out = $state(false);
  lean = $state<Lean>(0);

  #began: number | null = null;
  #trace: Trace<Beam, number> | null = null;
  #shown = new Gliding(0);
  /** For those who watch: where it was after each step, and how it moved after the last one that is known. */
  #path: number[] = [0];
  #known: Beam & { steps: number } = { x: 0, v: 0, steps: 0 };
  readonly #sending = new Sending(() => this.seen().act);

  /** Of one of the view's sides. */
  constructor(
    private readonly seen: () => Seen,
    private readonly index: () => number,
  ) {}

  get #side(): Facing | undefined {
    return this.seen().view.sides[this.index()];
  }

  /** There is a new view. */
  look(): void {
    const { view, facts } = this.seen();
    const side = this.#side;
    if (!side) return;
    if (this.#began !== view.began) this.#begin(side);
    if (this.#trace) this.#correct(this.#trace, side);
    else this.#follow(side, facts);
  }

  /** It is drawn anew. */
  frame(passed: number): void {
    const side = this.#side;
    if (!side) return;
    const { view, time } = this.seen();
    const gone = within((time.at() - view.began) / STEP, 0, stepsOf(view) + 1);
    if (this.#trace) this.#play(this.#trace, gone, passed);
    else this.#watch(side, Math.max(0, gone - LATER));
  }

  #begin(side: Facing): void {
    const { view, act, me } = this.seen();
    const mine = act !== null && side.seat === me && side.plays === "beam" && side.laughed === null;
    this.#began = view.began;
    this.#trace = mine ? new Trace(this.#after, { x: side.x, v: side.v }, side.steps) : null;
    this.#shown = new Gliding(side.x);
    this.#path = [];
    this.#path[side.steps] = side.x;
    this.#known = side;
    this.out = false;
    this.lean = 0;
  }

  readonly #after = (beam: Beam, lean: number, step: number): Beam => {
    const side = this.#side;
    if (!side) return beam;
    const met = this.seen().view.grimaces.filter(({ whom }) => whom === side.seat);
    return beamStep(beam, lean, shove(met, step) + tremble(side.noise, step));
  };

  #correct(trace: Trace<Beam, number>, side: Facing): void {
    trace.correct(side, side.steps);
    this.#shown.putRight(trace.before.x);
    this.out = side.laughed !== null || this.#isOut(trace);
  }

  #play(trace: Trace<Beam, number>, gone: number, passed: number): void {
    const { view } = this.seen();
    while (!this.out && trace.steps < Math.min(Math.floor(gone), stepsOf(view))) {
      trace.play(this.lean);
      this.out = this.#isOut(trace);
    }
    const drawn = this.out ? 1 : within(gone - trace.steps, 0, 1);
    this.at = this.#shown.drawn(between(trace.before.x, trace.state.x, drawn), passed) / 1000;
    this.calm = this.#calm(trace.steps) / 1000;
    void this.#send(trace, this.out || trace.steps === stepsOf(view));
  }

  /** Whether the last step went too far. */
  #isOut({ state, steps }: Trace<Beam, number>): boolean {
    return steps > 0 && Math.abs(state.x) > this.#calm(steps - 1);
  }

  #calm(step: number): number {
    const side = this.#side;
    return side ? calmOf(this.seen().view, side.seat, step) : 0;
  }

  async #send(trace: Trace<Beam, number>, whole: boolean): Promise<void> {
    if (this.#sending.busy || !this.seen().view.free.includes("lean")) return;
    const steps = trace.unsent(numbers.STEPS_A_MOVE, whole);
    if (steps) await this.#sending.send({ do: "lean", step: steps.step, leans: steps.inputs });
  }

  /** What others hear of the hand's leans: the beam is played again by them. */
  #follow(side: Facing, facts: readonly BoyardFact[]): void {
    for (const fact of facts) {
      if (fact.fact !== "leaned" || fact.seat !== side.seat || fact.step !== this.#known.steps) continue;
      const replayed = new Trace(this.#after, this.#known, fact.step);
      for (const lean of fact.leans) this.#path[replayed.steps + 1] = replayed.play(lean).x;
    }
    this.#path[side.steps] = side.x;
    this.#known = side;
    this.out = side.laughed !== null;
  }

  #watch(side: Facing, gone: number): void {
    const { view } = this.seen();
    const still = side.laughed !== null && view.course.phase !== "duel";
    this.at = (still ? side.x : along(this.#path, Math.min(gone, side.steps))) / 1000;
    this.calm = this.#calm(Math.floor(gone)) / 1000;
  }
}

/** How many steps there are until the sand is out. */
export function stepsOf({ turned, began, course }: BarbichetteView): number {
  return Math.floor(((turned ?? began) + course.setting.sand - began) / STEP);
}

/** How far from the middle a marker may be: the zone grows narrower with the sand, and is wider for unhurried hands. */
export function calmOf({ turned, began, course: { setting } }: BarbichetteView, seat: number, step: number): number {
  const before = Math.floor((began - (turned ?? began)) / STEP);
  const calm = calmZone(before + step, Math.floor(setting.sand / STEP));
  const [more = 1, less = 1] = setting.unhurried.includes(seat) ? numbers.UNHURRIED : [];
  return Math.floor((calm * more) / less);
}
