/** The games that somebody has played on this device: the first time, one is told what it is about. */
import { keep, kept } from "../../app/kept";

const KEPT_AS = "trousseau.met";

class Met {
  #things = $state.raw<Readonly<Record<string, boolean>>>({});

  constructor() {
    this.recall();
  }

  /** Whether a game, or one of its nudges, needs no more words. */
  has(thing: string): boolean {
    return this.#things[thing] === true;
  }

  add(thing: string): void {
    if (this.has(thing)) return;
    this.#things = { ...this.#things, [thing]: true };
    keep(KEPT_AS, this.#things);
  }

  /** As the device has it: another page may have added something. */
  recall(): void {
    this.#things = kept<boolean>(KEPT_AS);
  }
}

export const met = new Met();
