/** How this device is held: which thumb presses the pad, and whether all of the mall is on a screen that everybody sees. */
import { keep, kept } from "../../../app/kept";

const KEY = "maze.held";

export type Hand = "right" | "left";
export type Sight = "mall" | "pawn";

class Held {
  #kept = $state.raw(kept<string>(KEY));

  get hand(): Hand {
    return this.#kept.hand === "left" ? "left" : "right";
  }

  set hand(hand: Hand) {
    this.#keep({ hand });
  }

  /** What a phone shows: as much of the mall as it can, or what is round the chosen pawn. */
  get sight(): Sight {
    return this.#kept.sight === "pawn" ? "pawn" : "mall";
  }

  set sight(sight: Sight) {
    this.#keep({ sight });
  }

  #keep(chosen: Record<string, string>): void {
    this.#kept = { ...this.#kept, ...chosen };
    keep(KEY, this.#kept);
  }
}

export const held = new Held();
