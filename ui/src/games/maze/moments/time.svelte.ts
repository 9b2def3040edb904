/** The time of a game as its view counts it: milliseconds since it began, by the server's clock. */
import type { MazeView } from "../../../types/maze";
import { Clock } from "../../parts/time/clock.svelte";

export class GameTime {
  readonly #clock: Clock;

  /** Kept anew several times a second; where no time runs it is when something last happened. */
  readonly now: number = $derived.by(() => this.#at(this.#clock.now));
  /** What is left of the sand; all of it before it is turned. */
  readonly sand: number = $derived.by(() => sandLeft(this.view(), this.now));

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

/** Milliseconds that the sand still runs. */
export function sandLeft({ phase, sand, options, last }: MazeView, now: number): number {
  if (phase === "brief") return options.sand * 1_000;
  return Math.max(0, sand - (phase === "run" ? now : last));
}
