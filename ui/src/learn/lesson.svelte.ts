/**
 * A lesson being played: step after step, as the server made them by the real rules. Nothing
 * here knows a rule, and nothing is asked of the server once the lesson is there.
 */
import { settings } from "../app/settings.svelte";
import { seen, type GamePage, type SeenMoment, type Play } from "../games/game";
import { MomentPlayer } from "../moments/player.svelte";
import type { Game, LessonShown, StepShown, WayShown } from "../types/protocol";
import { choicesAhead, sameMove } from "./steps";

/** How long something that just happened stays before the story goes on, without motion. */
const STILL_PAUSE = 900;

export class Lesson<G extends Game = Game> extends MomentPlayer<G> {
  declare shown: SeenMoment<G>;
  /** The learner tried something that has to wait: how often, so that it can be said again. */
  nudges = $state(0);
  /** What was told last of the table as it is now; nothing after it was set back. */
  latest = $state.raw<readonly G["fact"][]>([]);

  /** The steps with a cue that were shown, for the way back. */
  #behind = $state.raw<readonly number[]>([]);
  readonly #ahead: readonly number[];

  readonly step: StepShown<G> = $derived.by(() => this.#stepAt(this.shown.seq));
  readonly ways: readonly WayShown<G>[] = $derived(this.step.ways ?? []);
  readonly cue: string | null = $derived(this.step.cue ?? null);
  readonly over: boolean = $derived(!this.ways.length && this.step.next === undefined);
  /** Own moves made, and how many the whole lesson has. */
  readonly progress: { done: number; of: number } = $derived(this.#progress());

  constructor(
    game: Pick<GamePage<G>, "pace" | "sounds">,
    readonly script: LessonShown<G>,
  ) {
    super(game);
    this.#ahead = choicesAhead(script.steps);
    this.#show(0);
  }

  accepts = (move: G["move"]): boolean => this.#wayOf(move) !== undefined;

  /** A move of the learner's; false if it has to wait. */
  choose: Play<G> = (move) => {
    const way = this.#wayOf(move);
    if (way) this.#show(way.to);
    else this.nudges += 1;
    return Promise.resolve(way !== undefined);
  };

  /** Go on: the learner has read, or does not want to watch. */
  next(): void {
    if (this.ways.length || this.step.next === undefined) return;
    this.#show(this.step.next);
  }

  get canGoBack(): boolean {
    return this.#behind.length > 1;
  }

  /** To what the teacher said before. */
  back(): void {
    const before = this.#behind.at(-2);
    if (before === undefined) return;
    this.#behind = this.#behind.slice(0, -2);
    this.#show(before);
  }

  again(): void {
    this.#behind = [];
    this.#show(0);
  }

  /** Where the teacher speaks, or the table is set back, nothing moves. */
  override play(moment: SeenMoment<G>): void {
    const { facts, view } = moment;
    const setBack = JSON.stringify(view) !== JSON.stringify(this.shown?.view);
    if (facts.length || setBack) this.latest = facts;
    this.nudges = 0;
    if (facts.length) super.play(moment);
    else this.jump(moment);
    if (this.cue) this.#behind = [...this.#behind, moment.seq];
  }

  protected override following(): SeenMoment<G> | undefined {
    const { cue, next } = this.step;
    return cue || next === undefined ? undefined : seen(this.#stepAt(next).moment);
  }

  protected override get reading(): number {
    return settings.still ? STILL_PAUSE : 0;
  }

  #show(number: number): void {
    this.play(seen(this.#stepAt(number).moment));
    this.goOn();
  }

  #stepAt(number: number): StepShown<G> {
    const step = this.script.steps[number];
    if (!step) throw new Error(`the lesson has no step ${number}`);
    return step;
  }

  #wayOf(move: G["move"]): WayShown<G> | undefined {
    return this.ways.find((way) => sameMove(way.move, move));
  }

  #progress(): { done: number; of: number } {
    const of = this.#ahead[0] ?? 0;
    return { done: of - (this.#ahead[this.shown.seq] ?? 0), of };
  }
}
