/** A replay on show: which moment, through whose eyes, and whether it runs by itself. */
import { settings } from "../app/settings.svelte";
import type { GamePage, Moment } from "../games/game";
import { playSound } from "../sound/sound";
import type { Game, Replayed } from "../types/protocol";
import { replayOf, type Eyes } from "./looking";
import { momentIn } from "./timeline";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds in which a moment is read once its pictures stand still. */
const READING = 1100;
/** From this speed on, moments are shown as pictures: nobody could follow a card. */
const TOO_FAST = 4;

export class Film<G extends Game = Game> {
  replayed = $state.raw<Replayed<G>>() as Replayed<G>;
  moment = $state(0);
  /** Whether the moment was jumped to, and so is not animated. */
  jumped = $state(true);
  running = $state(false);
  speed = $state<number>(1);

  readonly count: number = $derived(this.replayed.scenes.length);
  readonly ended: boolean = $derived(this.moment === this.count - 1);
  readonly shown: Moment<G> = $derived(this.#momentShown());

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replayed: Replayed<G>,
    readonly table: string,
    readonly page: GamePage<G>,
    wanted: string | null,
  ) {
    this.replayed = replayed;
    this.moment = momentIn(wanted, replayed.scenes.length);
  }

  /** The same moment through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.pause();
    this.replayed = await replayOf<G>(this.table, this.replayed.number, eyes);
    this.jumped = true;
  }

  /** Show a moment; what comes next is played, anything else just shown. */
  go(moment: number): void {
    this.pause();
    this.#show(moment);
  }

  step(by: 1 | -1): void {
    this.go(this.moment + by);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.#run();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  #run(): void {
    this.running = true;
    if (this.ended) this.#show(0);
    else this.#show(this.moment + 1);
    this.#wait();
  }

  #wait(): void {
    const moving = settings.still || this.jumped ? 0 : this.page.pace(this.shown.facts);
    this.#timer = setTimeout(() => this.#next(), moving + READING / this.speed);
  }

  #next(): void {
    if (this.ended) return this.pause();
    this.#show(this.moment + 1);
    this.#wait();
  }

  #show(wanted: number): void {
    const moment = momentIn(String(wanted), this.count);
    this.jumped = moment !== this.moment + 1 || this.speed >= TOO_FAST;
    this.moment = moment;
    if (this.jumped) return;
    for (const sound of this.page.sounds(this.shown, this.shown.view.seat)) playSound(sound);
  }

  #momentShown(): Moment<G> {
    const { began, scenes } = this.replayed;
    const scene = scenes[this.moment] ?? scenes[0];
    if (!scene) throw new Error("a replay has at least the table as it was set");
    return { seq: this.moment, at: began + scene.at, facts: scene.facts, view: scene.view };
  }
}
