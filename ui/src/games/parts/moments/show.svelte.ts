/** What a moment shows besides where things lie then, each for its time. */
import { untrack } from "svelte";
import type { Game } from "../../../types/protocol";
import type { SeenMoment } from "../../game";

export abstract class Show<G extends Game> {
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Made by a component, it shows every moment that comes; `jumped`: without its motion. */
  constructor(moment: () => SeenMoment<G>, jumped: () => boolean) {
    $effect(() => {
      const [now, cut] = [moment(), jumped()];
      untrack(() => {
        this.#stop();
        this.begin(now, cut);
      });
    });
    $effect(() => () => this.#stop());
  }

  protected abstract begin(moment: SeenMoment<G>, jumped: boolean): void;

  /** Nothing of the moment before is on show any more. */
  protected abstract clear(): void;

  protected later(time: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, time);
    this.#timers.add(timer);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.clear();
  }
}
