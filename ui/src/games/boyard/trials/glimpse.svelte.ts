/** Something that is seen for a while after it happened, and not where it was jumped to. */
import { untrack } from "svelte";

export class Glimpse {
  seen = $state(false);
  readonly #what: unknown = $derived.by(() => this.what());

  /** Made by a component. It is seen whenever `what` becomes something else, but for null. */
  constructor(
    private readonly what: () => string | number | null,
    lasts: number,
  ) {
    let before = untrack(() => this.#what);
    // Before the page is drawn anew, so that it comes in the same frame as what belongs to it.
    $effect.pre(() => {
      const now = this.#what;
      if (now === before) return;
      before = now;
      this.seen = now !== null;
      const timer = setTimeout(() => (this.seen = false), lasts);
      return () => clearTimeout(timer);
    });
  }
}
