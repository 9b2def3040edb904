/** Who looks at whom: public, and gone after two seconds. */
import { untrack } from "svelte";
import type { Maze } from "../../../types/maze";
import type { SeenMoment } from "../../game";

/** In milliseconds. */
export const LOOKS = 2_000;

export interface Look {
  key: number;
  seat: number;
  whom: number;
}

export class Looks {
  now = $state.raw<readonly Look[]>([]);

  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Made by a component. */
  constructor(moment: () => SeenMoment<Maze>, jumped: () => boolean) {
    $effect(() => {
      const { facts } = moment();
      untrack(() => !jumped() && facts.forEach((fact) => fact.fact === "stared" && this.#see(fact)));
    });
    $effect(() => () => this.#timers.forEach((timer) => clearTimeout(timer)));
  }

  /** Whom this seat looks at; null if at nobody. */
  of(seat: number): number | null {
    return this.now.find((look) => look.seat === seat)?.whom ?? null;
  }

  /** A new look of somebody takes the place of the last one. */
  #see({ seat, whom }: { seat: number; whom: number }): void {
    const look = { key: this.#next++, seat, whom };
    this.now = [...this.now.filter((one) => one.seat !== seat), look];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.now = this.now.filter((one) => one !== look);
    }, LOOKS);
    this.#timers.add(timer);
  }
}
