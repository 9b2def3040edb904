/** One, two, three: fists are counted in before a throw is seen. Not where it was jumped to, nor where nothing moves. */
import { untrack } from "svelte";

const BEAT = 250;
const BEATS = 3;

export class Counting {
  /** 1 to 3 while it is counted, then 0. */
  count = $state(0);
  readonly #throws: number = $derived.by(() => this.throws());

  /** Made by a component, with how many throws were shown so far. */
  constructor(
    private readonly throws: () => number,
    still: () => boolean,
  ) {
    let before = untrack(() => this.#throws);
    // Before the page is drawn anew: no figure is seen before it is counted in.
    $effect.pre(() => {
      const now = this.#throws;
      const more = now > before && !untrack(still);
      before = now;
      if (!more) return;
      this.count = 1;
      const timer = setInterval(() => {
        this.count = this.count < BEATS ? this.count + 1 : 0;
        if (!this.count) clearInterval(timer);
      }, BEAT);
      return () => {
        clearInterval(timer);
        this.count = 0;
      };
    });
  }
}
