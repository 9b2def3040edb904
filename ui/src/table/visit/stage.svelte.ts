/** What is shown of a game at its table: things that happened at once are shown in turn. */
import type { SeenMoment } from "../../games/game";
import { MomentPlayer } from "../../moments/player.svelte";
import type { Game } from "../../types/protocol";

/** With more waiting than this, the rest is shown at once: nobody wants to watch the past. */
const MOST_WAITING = 4;

export class Stage<G extends Game> extends MomentPlayer<G> {
  /** An earlier moment that is looked at instead; the game goes on behind it. */
  past = $state.raw<SeenMoment<G> | null>(null);

  /** Which seats are bots' that moved at once: each of their turns is shown when the reader says so. */
  instant: (seat: number) => boolean = () => false;
  /** What comes next, if it waits for the reader. */
  held = $state.raw<SeenMoment<G> | null>(null);

  #waiting: SeenMoment<G>[] = [];
  #wanted = false;

  /** Show this after what is waiting. */
  add(moment: SeenMoment<G>): void {
    this.#waiting.push(moment);
    if (this.#waiting.length > MOST_WAITING && !this.#anyInstant()) this.#finish();
    else if (!this.running && !this.held) this.run();
  }

  override jump(moment: SeenMoment<G>): void {
    this.#forget();
    super.jump(moment);
  }

  /** Whatever is moving or waiting: done. Of bots that moved at once, only the next turn is shown. */
  skip(): void {
    if (!this.#anyInstant()) return this.#finish();
    this.#wanted = this.held !== null;
    this.held = null;
    this.run();
  }

  #finish(): void {
    const last = this.#waiting.at(-1);
    this.#forget();
    if (last) this.play(last);
    else if (!this.running) return;
    this.rest();
  }

  #forget(): void {
    this.#waiting = [];
    this.held = null;
    this.#wanted = false;
  }

  /** Look at an earlier moment, until `present`. */
  look(moment: SeenMoment<G>): void {
    this.past = moment;
  }

  present(): void {
    if (!this.past) return;
    this.#finish();
    this.past = null;
    this.jumped = true;
  }

  /** The table is bare again. */
  clear(): void {
    this.#forget();
    this.pause();
    this.shown = null;
    this.past = null;
  }

  protected override following(): SeenMoment<G> | undefined {
    const next = this.#waiting[0];
    if (next && !this.#wanted && this.#isNextBot(next)) {
      this.held = next;
      return undefined;
    }
    this.#wanted = false;
    return this.#waiting.shift();
  }

  /** After one's own turn the first bot comes by itself. */
  #isNextBot({ seat }: SeenMoment<G>): boolean {
    const before = this.shown?.seat ?? null;
    return seat !== null && this.instant(seat) && before !== null && before !== seat && before !== this.shown?.view.seat;
  }

  #anyInstant(): boolean {
    return this.#waiting.some(({ seat }) => seat !== null && this.instant(seat));
  }
}
