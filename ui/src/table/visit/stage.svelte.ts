/**
 * What is shown of a game at its table: things that happened at once are shown in turn.
 *
 * In real time nothing waits: each moment is shown as it comes, and one that comes late as a picture.
 * What one does oneself is shown before the server has said so, where the game foresees it; whatever the
 * server tells meanwhile is shown with that done on top of it, so a correction is never more than a step.
 */
import type { GamePage, SeenMoment } from "../../games/game";
import { MomentPlayer } from "../../moments/player.svelte";
import type { Game } from "../../types/protocol";

/** With more waiting than this, the rest is shown at once: nobody wants to watch the past. */
const MOST_WAITING = 4;

/** Milliseconds after which a moment in real time is the past. */
const LATE = 1_000;

type Showing<G extends Game> = Pick<GamePage<G>, "pace" | "sounds" | "realTime" | "foresee">;

export class Stage<G extends Game> extends MomentPlayer<G> {
  /** An earlier moment that is looked at instead; the game goes on behind it. */
  past = $state.raw<SeenMoment<G> | null>(null);

  /** Which seats are bots' that moved at once: each of their turns is shown when the reader says so. */
  instant: (seat: number) => boolean = () => false;
  /** What comes next, if it waits for the reader. */
  held = $state.raw<SeenMoment<G> | null>(null);

  #waiting: SeenMoment<G>[] = [];
  #wanted = false;
  /** Moves of one's own that the server has not spoken of yet, oldest first. */
  #foreseen: { move: G["move"] }[] = [];
  /** The newest moment as the server told it. */
  #told: SeenMoment<G> | null = null;

  constructor(
    private readonly game: Showing<G>,
    /** How long ago an instant of the server's was. */
    private readonly ago: (at: number) => number = () => 0,
  ) {
    super(game);
  }

  /** Show this after what is waiting. */
  add(moment: SeenMoment<G>): void {
    if (this.game.realTime) return this.#show(moment);
    this.#waiting.push(moment);
    if (this.#waiting.length > MOST_WAITING && !this.#anyInstant()) this.#finish();
    else if (!this.running && !this.held) this.run();
  }

  override jump(moment: SeenMoment<G>): void {
    this.#forget();
    this.#told = moment;
    super.jump({ ...moment, view: this.#ahead(moment.view) });
  }

  /**
   * A move of one's own is on its way: show what will come of it. Returns what is to be called once
   * the server has answered.
   */
  foresee(move: G["move"]): () => void {
    if (!this.game.realTime || !this.game.foresee) return () => {};
    const own = { move };
    this.#foreseen.push(own);
    this.#again();
    return () => {
      if (!this.#foreseen.includes(own)) return;
      this.#foreseen = this.#foreseen.filter((one) => one !== own);
      this.#again();
    };
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
    this.#foreseen = [];
    this.#told = null;
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

  #show(moment: SeenMoment<G>): void {
    if (moment.seat !== null && moment.seat === moment.view.seat) this.#foreseen.shift();
    if (this.ago(moment.at) > LATE) return this.jump(moment);
    this.#told = moment;
    this.play({ ...moment, view: this.#ahead(moment.view) });
  }

  /** The same moment, with what is foreseen now; its facts have been shown. */
  #again(): void {
    const told = this.#told;
    if (told && this.shown) this.shown = { ...told, facts: [], view: this.#ahead(told.view) };
  }

  /** A view with all done that is on its way; what could be refused by now waits for the server. */
  #ahead(view: G["view"]): G["view"] {
    return this.#foreseen.reduce<G["view"]>((before, { move }) => this.game.foresee?.(before, move) ?? before, view);
  }
}
