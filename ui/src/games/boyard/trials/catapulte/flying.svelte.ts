/**
 * A die in the air and the cup under it, as they are drawn: for the hand that moves the cup at once, for all others
 * a little later, when the hand's trace has come.
 */
import type { BoyardFact, Flight } from "../../../../types/boyard";
import { cupStep, gustStep, isCaught, landing, type Cup } from "../balance";
import numbers from "../balance.numbers.json";
import type { PartProps } from "../part";
import { Sending } from "../sending.svelte";
import { along, between, Gliding, Trace, within } from "../trace";

type Seen = Pick<PartProps<"catapulte">, "view" | "facts" | "act" | "me" | "still">;

/** A flight is short: its trace is sent every half second, so that others see it soon. */
const A_MOVE = 10;
/** Others see a flight so many milliseconds later: half a second of the trace, and the line. */
const LATER = 650;
const { STEP, CUP_FROM, CUP_SPEED } = numbers;

export class Flying {
  /** The middle of the cup, in thousandths of the floor. */
  cup = $state(CUP_FROM);
  /** The share of the way that the die has gone. */
  share = $state(0);
  /** Where the thumb wants the cup, if it does. */
  target = $state<number | null>(null);
  /** To which side a key that is down moves it. */
  pushed = $state<-1 | 0 | 1>(0);

  #flight: Flight | null = null;
  #trace: Trace<Cup, number> | null = null;
  /** For those who watch: where the cup was after each step. */
  #path: number[] = [CUP_FROM];
  #shown = new Gliding(CUP_FROM);
  /** When the first step began, by the clock of this page; later if the flight had to wait. */
  #origin = 0;
  readonly #sending = new Sending(() => this.seen().act);

  constructor(
    private readonly seen: () => Seen,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Whether the die has come down. */
  get over(): boolean {
    return this.share >= 1;
  }

  /** Whether it lies in the cup, once it has come down: on the hand's own page before the table has said so. */
  get caught(): boolean | null {
    const { view } = this.seen();
    if (!view.flight || !this.over) return null;
    if (view.course.phase !== "flight") return view.landings.at(-1)?.caught ?? null;
    return this.#trace && isCaught(this.#trace.state.x, landingOf(view.flight), view.width);
  }

  /** There is a new view. */
  look(): void {
    const { view, facts } = this.seen();
    const { flight } = view;
    const before = this.#flight;
    this.#flight = flight;
    if (!flight) return this.#wait();
    if (before?.began !== flight.began) this.#begin(flight);
    if (this.#trace) this.#correct(this.#trace);
    else this.#follow(facts);
  }

  /** It is drawn anew. */
  frame(passed: number): void {
    const flight = this.#flight;
    if (!flight) return;
    if (this.#trace) this.#play(this.#trace, flight, passed);
    else this.#watch(flight);
  }

  #wait(): void {
    this.#trace = null;
    this.#path = [CUP_FROM];
    this.cup = CUP_FROM;
    this.share = 0;
    this.target = null;
  }

  #begin(flight: Flight): void {
    const { view, facts, act, me, still } = this.seen();
    const mine = view.plays === "cup" && act !== null && me === view.course.setting.candidate;
    const launched = facts.some(({ fact }) => fact === "die_launched");
    this.#path = [CUP_FROM];
    this.#shown = new Gliding(view.cup.x);
    this.#trace = mine && view.course.phase === "flight" ? new Trace(this.#after, cupOf(view), view.cup.steps) : null;
    const gone = launched || view.course.phase === "flight" ? view.cup.steps : flight.steps;
    const later = this.#trace || still || view.plays === "still" || !launched ? 0 : LATER;
    this.#origin = this.clock() - gone * STEP + later;
  }

  readonly #after = (cup: Cup, slide: number, step: number): Cup => cupStep(cup, slide, step, this.#flight?.arc ?? "low");

  #correct(trace: Trace<Cup, number>): void {
    const { view } = this.seen();
    if (view.cup.steps === 0) return;
    trace.correct(cupOf(view), view.cup.steps);
    this.#shown.putRight(trace.before.x);
  }

  /** What others hear of the cup; the table's own goes straight to where it was drawn. */
  #follow(facts: readonly BoyardFact[]): void {
    const { view } = this.seen();
    for (const fact of facts) if (fact.fact === "slid") fact.cups.forEach((x, i) => (this.#path[fact.step + i + 1] = x));
    this.#path[view.cup.steps] ??= view.cup.x;
    if (view.plays !== "table" || view.course.phase === "flight" || !view.flight) return;
    const from = Math.floor(this.#gone(view.flight));
    for (let step = from; step <= view.flight.steps; step++) {
      this.#path[step] ??= between(CUP_FROM, view.cup.x, (step - from) / Math.max(1, view.flight.steps - from));
    }
    this.#path[view.flight.steps] = view.cup.x;
  }

  #play(trace: Trace<Cup, number>, flight: Flight, passed: number): void {
    const gone = this.#gone(flight);
    while (trace.steps < Math.min(Math.floor(gone), flight.steps)) trace.play(this.#slide(trace.state));
    const drawn = within(gone - trace.steps, 0, 1);
    this.cup = this.#shown.drawn(between(trace.before.x, trace.state.x, drawn), passed);
    this.share = Math.max(0, trace.steps - 1 + drawn) / flight.steps;
    void this.#send(trace, trace.steps === flight.steps);
  }

  #watch(flight: Flight): void {
    const { view, still } = this.seen();
    const gone = Math.min(this.#gone(flight), flight.steps);
    this.share = gone / flight.steps;
    this.cup = still || view.plays === "still" ? view.cup.x : along(this.#path, gone);
  }

  /** How many steps have gone by here. Nobody can know how it goes on before the gust has blown: until then it waits. */
  #gone(flight: Flight): number {
    const gone = Math.max(0, (this.clock() - this.#origin) / STEP);
    const calm = gustStep(flight.arc);
    if (flight.gust !== null || gone <= calm) return gone;
    this.#origin = this.clock() - calm * STEP;
    return calm;
  }

  #slide({ x }: Cup): number {
    if (this.pushed) return this.pushed * CUP_SPEED;
    return this.target === null ? 0 : within(Math.round(this.target - x), -CUP_SPEED, CUP_SPEED);
  }

  async #send(trace: Trace<Cup, number>, whole: boolean): Promise<void> {
    if (this.#sending.busy || !this.seen().view.free.includes("slide")) return;
    const steps = trace.unsent(A_MOVE, whole);
    if (steps) await this.#sending.send({ do: "slide", step: steps.step, slides: steps.inputs });
  }
}

function cupOf({ cup }: Seen["view"]): Cup {
  return { x: cup.x, slide: cup.slide };
}

/** Where it comes down. */
export const landingOf = ({ spot, gust }: Flight): number => landing(spot, gust ?? 0);

/** Which of the eleven places is nearest. */
export function nearestPlace(x: number): number {
  return Math.round((x / numbers.SPOTS) * (numbers.CUP_PLACES - 1));
}
