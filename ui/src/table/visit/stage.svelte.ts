/** What is shown of a game at its table: things that happened at once are shown in turn. */
import type { SeenMoment } from "../../games/game";
import { MomentPlayer } from "../../moments/player.svelte";
import type { Game } from "../../types/protocol";

/** With more waiting than this, the rest is shown at once: nobody wants to watch the past. */
const MOST_WAITING = 4;

export class Stage<G extends Game> extends MomentPlayer<G> {
  /** An earlier moment that is looked at instead; the game goes on behind it. */
  past = $state.raw<SeenMoment<G> | null>(null);

  #waiting: SeenMoment<G>[] = [];

  /** Show this after what is waiting. */
  add(moment: SeenMoment<G>): void {
    this.#waiting.push(moment);
    if (this.#waiting.length > MOST_WAITING) this.skip();
    else if (!this.running) this.run();
  }

  override jump(moment: SeenMoment<G>): void {
    this.#waiting = [];
    super.jump(moment);
  }

  /** Whatever is moving or waiting: done. */
  skip(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.play(last);
    else if (!this.running) return;
    this.rest();
  }

  /** Look at an earlier moment, until `present`. */
  look(moment: SeenMoment<G>): void {
    this.past = moment;
  }

  present(): void {
    if (!this.past) return;
    this.skip();
    this.past = null;
    this.jumped = true;
  }

  /** The table is bare again. */
  clear(): void {
    this.#waiting = [];
    this.pause();
    this.shown = null;
    this.past = null;
  }

  protected override following(): SeenMoment<G> | undefined {
    return this.#waiting.shift();
  }
}
