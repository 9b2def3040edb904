/** From a touch to a move: one of several is chosen, then confirmed; the only one there is is made at once. */
import type { Game, Written } from "../../types/protocol";
import { Choosing } from "../parts/choosing/choosing.svelte";
import type { Choice } from "./moves";

export class PlainChoosing extends Choosing<Game> {
  /** What was touched and not yet confirmed. */
  #touched = $state.raw<Choice | null>(null);
  /** The kind that is being written. */
  writing = $state<string | null>(null);

  /** Only while it may still be made. */
  readonly chosen: Choice | null = $derived.by(() => {
    const touched = this.#touched;
    return touched && this.moves.some((move) => JSON.stringify(move) === touched.key) ? touched : null;
  });

  touch(choice: Choice): void {
    this.writing = null;
    if (this.moves.length === 1) void this.make(choice.move);
    else this.#touched = choice;
  }

  async make(move: Written): Promise<boolean> {
    const done = await this.send(move);
    if (done) this.leave();
    return done;
  }

  write(kind: string): void {
    this.leave();
    this.writing = kind;
  }

  override leave(): void {
    this.#touched = null;
    this.writing = null;
  }
}
