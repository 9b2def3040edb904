/** A replay on show: which moment, through whose eyes, and whether it runs by itself. */
import { seen, type GamePage, type SeenMoment } from "../games/game";
import { MomentPlayer } from "../moments/player.svelte";
import type { Game, Replayed } from "../types/protocol";
import { replayOf, type Eyes } from "./replayed";
import { momentIn } from "./timeline";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds in which a moment is read once its pictures stand still. */
const READING = 1100;
/** From this speed on, moments are shown as pictures: nobody could follow a card. */
const TOO_FAST = 4;
/** Milliseconds that a moment lasts at most where all take as long as they did: nobody watches others think. */
const LONGEST = 4_000;

export class Film<G extends Game = Game> extends MomentPlayer<G> {
  declare shown: SeenMoment<G>;
  replayed = $state.raw<Replayed<G>>() as Replayed<G>;
  speed = $state<number>(1);

  /** When the moment on show was, by this device's clock. */
  #since = $state(0);
  /** Whose eyes were asked for last: an answer for others comes too late. */
  #asked: Eyes | undefined;

  readonly moments: readonly SeenMoment<G>[] = $derived(this.replayed.moments.map(seen));
  readonly count: number = $derived(this.moments.length);
  /** The number of the moment on show. */
  readonly moment: number = $derived.by(() => this.shown.seq);
  readonly ended: boolean = $derived(this.moment === this.count - 1);
  readonly #asPlayed: boolean = $derived.by(() => this.page.asPlayed?.(this.shown.view) ?? false);
  /** When the time of the game was 0, by this device's clock; null where it does not run, or would run too fast. */
  readonly began: number | null = $derived.by(() => {
    if (!this.running || !this.#asPlayed || this.speed < 1) return null;
    return this.#since - (this.shown.at - this.replayed.began);
  });

  constructor(
    replayed: Replayed<G>,
    readonly table: string,
    readonly page: GamePage<G>,
    wanted: string | null,
  ) {
    super(page);
    this.replayed = replayed;
    this.jump(this.#momentAt(wanted));
  }

  /** The same moment through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.pause();
    this.#asked = eyes;
    const replayed = await replayOf<G>(this.table, this.replayed.number, eyes);
    if (eyes !== this.#asked) return;
    this.replayed = replayed;
    this.jump(this.#momentAt(this.moment));
  }

  /** Show a moment; what comes next is played, anything else just shown. */
  go(wanted: number): void {
    const moment = this.#momentAt(wanted);
    if (moment.seq === this.moment + 1) this.play(moment);
    else this.jump(moment);
  }

  step(by: 1 | -1): void {
    this.go(this.moment + by);
  }

  toggle(): void {
    if (this.running) return this.pause();
    if (!this.ended) return this.run();
    this.go(0);
    this.goOn();
  }

  override play(moment: SeenMoment<G>): void {
    this.#since = Date.now();
    if (this.speed >= TOO_FAST) this.jump(moment);
    else super.play(moment);
  }

  protected override following(): SeenMoment<G> | undefined {
    return this.moments[this.moment + 1];
  }

  protected override get reading(): number {
    return READING / this.speed;
  }

  protected override get lasting(): number {
    const next = this.following();
    if (!next || !this.#asPlayed) return super.lasting;
    return Math.min(next.at - this.shown.at, LONGEST) / this.speed;
  }

  #momentAt(wanted: number | string | null): SeenMoment<G> {
    const moment = this.moments[momentIn(wanted, this.count)];
    if (!moment) throw new Error("a replay has at least the table as it was set");
    return moment;
  }
}
