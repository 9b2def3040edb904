/** A direction under a finger: a tap goes as far as it goes, a finger that stays goes square by square. */

/** One square each, in milliseconds. */
export const STEP = 140;
/** From then on it is no tap any more. */
export const STAYS = 280;

export class Holding {
  /** It was no tap: the finger has stayed. */
  stayed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` goes one square, and says whether there may be another. */
  begin(step: () => boolean): void {
    this.end();
    this.stayed = false;
    const again = () => {
      this.stayed = true;
      if (step()) this.#timer = setTimeout(again, STEP);
    };
    this.#timer = setTimeout(again, STAYS);
  }

  /** The finger has left. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
