/** A direction under a finger: a tap goes as far as it goes, a finger that stays goes square by square. */

/** One square each, in milliseconds. */
export const STEP = 140;
/** From then on it is no tap any more. */
export const STAYS = 280;

export class Holding {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stepped = false;

  /** `step` goes one square, and says whether there may be another. */
  begin(step: () => boolean): void {
    this.end();
    this.#stepped = false;
    const again = () => {
      this.#stepped = true;
      if (step()) this.#timer = setTimeout(again, STEP);
    };
    this.#timer = setTimeout(again, STAYS);
  }

  /** The finger has left; true if it was a tap. */
  end(): boolean {
    clearTimeout(this.#timer);
    return !this.#stepped;
  }
}
