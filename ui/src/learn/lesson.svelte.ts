/**
 * A lesson being played: scene after scene, as the server made them by the real rules. Nothing
 * here knows a rule, and nothing is asked of the server once the lesson is there.
 */
import type { Moment, Play } from "../games/game";
import type { Game, LessonShown, SceneShown, WayShown } from "../types/protocol";
import { choicesAhead, sameMove } from "./scenes";

/** How long something that just happened stays before the story goes on, without motion. */
const STILL_PAUSE = 900;

interface Staging<G extends Game> {
  /** Milliseconds that showing these facts takes. */
  pace: (facts: readonly G["fact"][]) => number;
  still: () => boolean;
  /** Called for each moment as it is shown: for sounds. */
  began?: (moment: Moment<G>) => void;
}

export class Lesson<G extends Game = Game> {
  /** The learner tried something that has to wait: how often, so that it can be said again. */
  nudges = $state(0);
  /** What was told last of the table as it is now; nothing after it was set back. */
  latest = $state.raw<readonly G["fact"][]>([]);

  #number = $state(0);
  #seq = $state(0);
  /** The scenes with a cue that were shown, for the way back. */
  #behind = $state.raw<readonly number[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ahead: readonly number[];

  /** What is shown of the game. */
  readonly moment: Moment<G> = $derived(this.#momentAt(this.#number, this.#seq));
  readonly scene: SceneShown<G> = $derived(this.#sceneAt(this.#number));
  readonly ways: readonly WayShown<G>[] = $derived(this.scene.ways ?? []);
  readonly cue: string | null = $derived(this.scene.cue ?? null);
  /** No animation: the teacher speaks, or the table was set back. */
  readonly jumped: boolean = $derived(!this.scene.facts?.length);
  readonly over: boolean = $derived(!this.ways.length && this.scene.next === undefined);
  /** Own moves made, and how many the whole lesson has. */
  readonly progress: { done: number; of: number } = $derived(this.#progress());

  constructor(
    readonly told: LessonShown<G>,
    private readonly staging: Staging<G>,
  ) {
    this.#ahead = choicesAhead(told.scenes);
    this.#show(0);
  }

  accepts = (move: G["move"]): boolean => this.#wayOf(move) !== undefined;

  /** A move of the learner's; false if it has to wait. */
  play: Play<G> = (move) => {
    const way = this.#wayOf(move);
    if (way) this.#show(way.to);
    else this.nudges += 1;
    return Promise.resolve(way !== undefined);
  };

  /** Go on: the learner has read, or does not want to watch. */
  next(): void {
    if (this.ways.length || this.scene.next === undefined) return;
    this.#show(this.scene.next);
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

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(number: number): void {
    clearTimeout(this.#timer);
    const { cue, facts = [], view } = this.#sceneAt(number);
    const setBack = JSON.stringify(view) !== JSON.stringify(this.moment.view);
    if (facts.length || setBack) this.latest = facts;
    this.#number = number;
    this.#seq += 1;
    this.nudges = 0;
    this.staging.began?.(this.#momentAt(number, this.#seq));
    if (cue) {
      this.#behind = [...this.#behind, number];
      return;
    }
    const pause = this.staging.still() ? STILL_PAUSE : this.staging.pace(facts);
    this.#timer = setTimeout(() => this.next(), pause);
  }

  #sceneAt(number: number): SceneShown<G> {
    const scene = this.told.scenes[number];
    if (!scene) throw new Error(`the lesson has no scene ${number}`);
    return scene;
  }

  #momentAt(number: number, seq: number): Moment<G> {
    const { view, facts = [] } = this.#sceneAt(number);
    return { seq, at: 0, facts, view };
  }

  #wayOf(move: G["move"]): WayShown<G> | undefined {
    return this.ways.find((way) => sameMove(way.move, move));
  }

  #progress(): { done: number; of: number } {
    const of = this.#ahead[0] ?? 0;
    return { done: of - (this.#ahead[this.#number] ?? 0), of };
  }
}
