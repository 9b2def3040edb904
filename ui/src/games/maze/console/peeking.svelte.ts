/** A look at one's own card: as long as it is held, and never longer than a few seconds. */

/** In milliseconds: who forgets a finger on it shows it to nobody. */
export const LONGEST = 4_000;

export class Peeking {
  shown = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.end();
    this.shown = true;
    this.#timer = setTimeout(() => this.end(), LONGEST);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.shown = false;
  }
}
