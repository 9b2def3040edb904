/** Square by square: the next step is asked for once the last one is seen. */
import type { Heading } from "../../../types/maze";
import type { MazeChoosing } from "../choosing/choosing.svelte";

/** So often a step waits for the one before; then something is in its way. */
const PATIENCE = 6;

/** One step each time it is called; false once there is none to be made. */
export function steps(choosing: MazeChoosing, heading: Heading): () => boolean {
  const { hero } = choosing;
  let from: number | null = null;
  let waited = 0;
  return () => {
    if (from === choosing.at(hero)) return ++waited < PATIENCE;
    const { move } = choosing.can(heading, hero);
    if (!move || choosing.wait(move)) return false;
    from = choosing.at(hero);
    waited = 0;
    choosing.slide(heading, 1, hero);
    return true;
  };
}
