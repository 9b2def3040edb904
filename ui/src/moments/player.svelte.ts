/**
 * Shows moments of a game one after the other, each for as long as its animation takes. Which one
 * comes next is all that a table, a replay and a lesson have to say.
 */
import { settings } from "../app/settings.svelte";
import type { GamePage, SeenMoment } from "../games/game";
import { playSound } from "../sound/sound";
import type { Game } from "../types/protocol";

export abstract class MomentPlayer<G extends Game = Game> {
  /** The moment on show; null before the first. */
  shown = $state.raw<SeenMoment<G> | null>(null);
  /** Whether it was jumped to, and so is not to be animated. */
  jumped = $state(true);
  /** Whether it goes on by itself once this moment has been seen. */
  running = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly showing: Pick<GamePage<G>, "pace" | "sounds">) {}

  /** The moment after the one on show; undefined if it stays there. */
  protected abstract following(): SeenMoment<G> | undefined;

  /** Milliseconds in which a moment is read once its pictures stand still. */
  protected get reading(): number {
    return 0;
  }

  /** Milliseconds after which the moment on show has been seen. */
  protected get lasting(): number {
    const moving = !this.shown || this.jumped || settings.still ? 0 : this.showing.pace(this.shown.facts);
    return moving + this.reading;
  }

  /** Show this now as a picture, in silence, and stay there. */
  jump(moment: SeenMoment<G>): void {
    this.pause();
    this.jumped = true;
    this.shown = moment;
  }

  /** Show this happening, and stay there. */
  play(moment: SeenMoment<G>): void {
    this.pause();
    this.jumped = false;
    this.shown = moment;
    this.showing.sounds(moment, moment.view.seat).forEach(playSound);
  }

  /** Show what follows, and so on to the last. */
  run(): void {
    const moment = this.following();
    if (!moment) return this.pause();
    this.play(moment);
    this.goOn();
  }

  /** Run from here, once the moment on show has been seen. */
  goOn(): void {
    this.running = true;
    this.#timer = setTimeout(() => this.run(), this.lasting);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** Where it is it stays, and nothing moves. */
  rest(): void {
    this.pause();
    this.jumped = true;
  }
}
