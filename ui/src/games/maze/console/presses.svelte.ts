/** Which presses count: tiles change hands under a finger, and what it meant is no longer there. */
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Action } from "../../../types/maze";
import { DEAD } from "../choosing/dead";

/** How long what came is called new, unless it is used. */
export const NEW = 6_000;

export class Presses {
  /** What came with the last change of tiles, until it is used. */
  readonly fresh = new SvelteSet<Action>();
  /** When tiles last changed hands, by this device's clock. */
  #changed = -Infinity;
  #began = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Made by a component. `mine` are the actions of the reader's tiles; alone, one turns them up oneself. */
  constructor(mine: () => readonly Action[], alone: () => boolean) {
    let held = untrack(mine);
    $effect(() => {
      const holds = mine();
      if (holds.join() === held.join()) return;
      const came = holds.filter((action) => !held.includes(action));
      held = holds;
      untrack(() => alone() || this.#change(came));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** A finger or a key goes down. */
  begin(): void {
    this.#began = Date.now();
  }

  /** Whether what was pressed then still means what it meant. */
  get count(): boolean {
    return this.#began >= this.#changed + DEAD;
  }

  use(action: Action): void {
    this.fresh.delete(action);
  }

  #change(came: readonly Action[]): void {
    this.#changed = Date.now();
    this.fresh.clear();
    for (const action of came) this.fresh.add(action);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.fresh.clear(), NEW);
  }
}
