/**
 * Two noses and a box, as they are drawn: for the hand that leads the candidate's nose at once, for all others when its
 * trace has come.
 */
import type { BoyardFact, NezView } from "../../../../types/boyard";
import type { BoxMoment, Spot } from "../../stage/types";
import { noseStep, nudged, OUTCOMES, UNIT, type Noses, type Outcome, type Point, type Way } from "../balance";
import numbers from "../balance.numbers.json";
import type { PartProps } from "../part";
import { Sending } from "../sending.svelte";
import { along, between, Gliding, Trace, within } from "../trace";
import { drawnAside, needle, onPad, pointedAt, spotOf, turned } from "./room";

type Seen = Pick<PartProps<"nez">, "view" | "facts" | "act" | "me" | "time">;

interface Reached {
  noses: Noses;
  outcome: Outcome;
}

interface Hand {
  point: [number, number];
  tap: boolean;
}

/** Others see it so many steps later: a second of the trace, and the line. */
const LATER = 25;
/** A bounce is spoken of for so many steps. */
const SPOKEN_OF = 24;
const { STEP, BEAT, SLIDE_OVER } = numbers;
const TWITCHES = numbers.TWITCH / STEP;
const NOSE_FROM: Point = [numbers.NOSE_FROM[0] ?? 0, numbers.NOSE_FROM[1] ?? 0];

export class Reaching {
  nose = $state.raw<Spot>(spotOf(NOSE_FROM));
  box = $state.raw<Spot>(spotOf(NOSE_FROM));
  /** How far the box has slid over, 0 to 1. */
  slid = $state(0);
  needle = $state(0);
  stage = $state<NezView["stage"]>("meet");
  /** How it ended, as far as this page knows. */
  end = $state<"taken" | "fell" | null>(null);
  bounced = $state(false);
  twitch = $state<Way | null>(null);
  /** Where the hand wants the nose, in thousandths of a pad. */
  target = $state.raw<Spot>(onPad(spotOf(NOSE_FROM)));

  #began: number | null = null;
  #trace: Trace<Reached, Hand> | null = null;
  #tap = false;
  #bounce = -SPOKEN_OF;
  #glides = [new Gliding(0), new Gliding(0)] as const;
  /** For those who watch, after each step: across and down. */
  #noses: [number[], number[]] = [[], []];
  #boxes: [number[], number[]] = [[], []];
  readonly #sending = new Sending(() => this.seen().act);

  constructor(private readonly seen: () => Seen) {}

  /** What the box does, for the picture. */
  get moment(): BoxMoment {
    if (this.end === "taken") return "mine";
    if (this.end === "fell") return "fallen";
    return this.stage === "meet" ? "theirs" : "sliding";
  }

  /** Take the box, if it has slid over: it counts in the step under way. */
  take(): void {
    if (this.stage === "take") this.#tap = true;
  }

  /** There is a new view. */
  look(): void {
    const { view, facts } = this.seen();
    if (view.holder === null || view.plays === "still") return;
    if (this.#began !== view.began) this.#begin(view);
    if (this.#trace && view.noses) this.#correct(this.#trace, view.noses);
    else this.#follow(view, facts);
    this.#conclude(view, facts);
  }

  /** It is drawn anew. */
  frame(passed: number): void {
    const { view, time } = this.seen();
    if (this.#began === null) return;
    const gone = within((time.at() - view.began) / STEP, 0, stepsOf(view) + 1);
    if (this.#trace && view.noses) this.#play(this.#trace, view.noses, gone, passed);
    else this.#watch(view, gone);
  }

  #begin(view: NezView): void {
    const { act, me } = this.seen();
    const mine = act !== null && me === view.course.setting.candidate && view.noses !== null && view.course.won === null;
    this.#began = view.began;
    this.#trace = mine && view.noses ? new Trace(this.#after, { noses: view.noses, outcome: "nothing" }, view.noses.steps) : null;
    if (!view.noses) return;
    this.target = onPad(spotOf(view.noses.pointer));
    this.#glides = [new Gliding(view.noses.nose[0]), new Gliding(view.noses.nose[1])];
  }

  readonly #after = ({ noses }: Reached, { point, tap }: Hand, step: number): Reached => {
    const { view } = this.seen();
    const sways = view.sway[step - (view.noses?.steps ?? 0)] ?? noses.box;
    const [after, outcome] = noseStep(noses, point, nudged(sways, view.nudges, step), tap, reachOf(view));
    return { noses: after, outcome };
  };

  #correct(trace: Trace<Reached, Hand>, noses: Noses & { steps: number }): void {
    trace.correct({ noses, outcome: "nothing" }, noses.steps);
    const { nose } = trace.before.noses;
    this.#glides[0].putRight(nose[0]);
    this.#glides[1].putRight(nose[1]);
  }

  #play(trace: Trace<Reached, Hand>, { steps }: { steps: number }, gone: number, passed: number): void {
    const { view } = this.seen();
    const known = Math.min(steps + view.sway.length, stepsOf(view));
    while (!isOver(trace.state) && trace.steps < Math.min(Math.floor(gone), known)) this.#step(trace);
    const over = isOver(trace.state);
    const share = over ? 1 : within(gone - trace.steps, 0, 1);
    const [before, now] = [trace.before.noses, trace.state.noses];
    this.nose = spotOf([
      this.#glides[0].drawn(between(before.nose[0], now.nose[0], share), passed),
      this.#glides[1].drawn(between(before.nose[1], now.nose[1], share), passed),
    ]);
    this.box = spotOf([between(before.box[0], now.box[0], share), between(before.box[1], now.box[1], share)]);
    this.stage = now.stage;
    this.slid = now.followed / SLIDE_OVER;
    this.needle = needle(before, now, reachOf(view));
    this.bounced = trace.steps - this.#bounce < SPOKEN_OF;
    this.#twitchAt(view, trace.steps);
    if (over) this.end = trace.state.outcome === "taken" ? "taken" : "fell";
    void this.#send(trace, over || trace.steps === stepsOf(view));
  }

  #step(trace: Trace<Reached, Hand>): void {
    const { outcome } = trace.play({ point: pointedAt(this.target), tap: this.#tap });
    this.#tap = false;
    if (outcome === "bounced") this.#bounce = trace.steps;
  }

  async #send(trace: Trace<Reached, Hand>, whole: boolean): Promise<void> {
    if (this.#sending.busy || !this.seen().view.free.includes("reach")) return;
    const steps = trace.unsent(numbers.STEPS_A_MOVE, whole);
    if (!steps) return;
    const tapped = steps.inputs.findIndex(({ tap }) => tap);
    const take = tapped < 0 ? null : steps.step + tapped;
    await this.#sending.send({ do: "reach", step: steps.step, points: steps.inputs.map(({ point }) => point), take });
  }

  /** What others hear: where the nose was, and where the box is and will be. */
  #follow(view: NezView, facts: readonly BoyardFact[]): void {
    for (const fact of facts) if (fact.fact === "reached") fact.noses.forEach((nose, i) => note(this.#noses, fact.step + i + 1, nose));
    const first = view.noses ? view.noses.steps : view.beats * BEAT - view.sway.length;
    view.sway.forEach((box, i) => note(this.#boxes, first + i + 1, nudged(box, view.nudges, first + i)));
    if (!view.noses) return;
    note(this.#noses, view.noses.steps, view.noses.nose);
    note(this.#boxes, view.noses.steps, view.noses.box);
  }

  #watch(view: NezView, gone: number): void {
    const later = view.noses ? Math.max(0, gone - LATER) : gone;
    const box = at(this.#boxes, later);
    this.box = spotOf(box);
    this.nose = spotOf(view.noses ? at(this.#noses, Math.min(later, view.noses.steps)) : [box[0] - drawnAside(view) * UNIT, box[1]]);
    this.stage = view.stage;
    const [, beats = 1] = numbers.STAGE_BEATS;
    const followed = view.noses ? view.noses.followed / SLIDE_OVER : view.stage_beats / beats;
    this.slid = view.stage === "take" ? 1 : Math.min(1, followed);
    this.#twitchAt(view, Math.floor(later));
  }

  #twitchAt({ nudges }: NezView, step: number): void {
    const coming = nudges.find((nudge) => nudge.step - TWITCHES <= step && step < nudge.step);
    this.twitch = coming ? turned(coming.way) : null;
  }

  /** What the table says of the end; who comes late sees that a box which was on its way is not there. */
  #conclude({ course, stage }: NezView, facts: readonly BoyardFact[]): void {
    if (course.won) this.end = "taken";
    else if (facts.some(({ fact }) => fact === "box_fell") || (course.won === false && stage !== "meet")) this.end = "fell";
  }
}

/** Of the whole sand. */
export function stepsOf({ course }: NezView): number {
  return Math.floor(course.setting.sand / STEP);
}

/** How far all distances are widened, in hundredths: for unhurried hands. */
function reachOf({ course: { setting } }: NezView): number {
  const [more = 1, less = 1] = setting.unhurried.includes(setting.candidate) ? numbers.UNHURRIED : [];
  return Math.floor((100 * more) / less);
}

function isOver({ outcome }: Reached): boolean {
  return OUTCOMES.indexOf(outcome) >= OUTCOMES.indexOf("taken");
}

function note(path: [number[], number[]], step: number, [x, y]: Point): void {
  path[0][step] = x;
  path[1][step] = y;
}

function at(path: readonly [number[], number[]], steps: number): Point {
  return [along(path[0], steps), along(path[1], steps)];
}
