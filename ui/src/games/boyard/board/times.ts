/** How long things on the fort take, in milliseconds, as the tokens have them: whoever paces facts waits for them. */

/** A pawn, for each space: `--t-move`. */
export const STEP = 280;
/** A die that is thrown: `--t-fly`. */
export const THROW = 520;
/** A tiger crouches (`--t-move`) and leaps (`--t-scene`); when it lands the lid falls. */
export const POUNCE = 280 + 900;
