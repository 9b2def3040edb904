/** The time of a game as its view counts it: milliseconds since it began, by the server's clock. */
import type { MazeView } from "../../../types/maze";
import { Clock } from "../../parts/time/clock.svelte";

export class GameTime {
  readonly #clock: Clock;

  /** Kept anew several times a second; where no time runs it is when something last happened. */
  readonly now: number = $derived.by(() => this.#at(this.#clock.now));

  /** Made by a component. `began` is when the time of the view was 0, by this device's clock. */
  constructor(
    private readonly view: () => MazeView,
    private readonly began: () => number | null,
  ) {
    this.#clock = new Clock(
      () => undefined,
      () => (view().phase === "over" ? null : began()),
    );
  }

  #at(device: number): number {
    const began = this.began();
    return began === null ? this.view().last : device - began;
  }
}
