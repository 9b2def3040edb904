/** What each seat said last in chat, for a bubble beside it; gone after a while. */
import { SvelteMap } from "svelte/reactivity";
import type { Bubble } from "../../games/game";

/** Long enough to be read, in milliseconds: a face at a glance, text letter by letter. */
const GLANCE = 3_500;
const EACH_LETTER = 45;
const LONGEST = 9_000;

export class Bubbles {
  readonly bySeat = new SvelteMap<number, Bubble>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  add(seat: number, bubble: Bubble): void {
    clearTimeout(this.#timers.get(seat));
    this.bySeat.set(seat, bubble);
    const time = Math.min(LONGEST, GLANCE + (bubble.face ? 0 : bubble.text.length * EACH_LETTER));
    this.#timers.set(seat, setTimeout(() => this.bySeat.delete(seat), time));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.bySeat.clear();
  }
}
