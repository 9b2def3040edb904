/** What one is about to say: kept when the talk is over before it is said. */
import type { Hero, Phrase } from "../../../types/maze";
import type { MazeChoosing } from "../choosing/choosing.svelte";
import { names } from "./phrases";

export class Draft {
  /** A phrase that still wants a name. */
  phrase = $state<Phrase | null>(null);

  /** Says it at once, unless it names somebody. */
  choose(phrase: Phrase, choosing: MazeChoosing): void {
    if (names(phrase)) this.phrase = this.phrase === phrase ? null : phrase;
    else choosing.say(phrase);
  }

  about(named: { seat?: number; hero?: Hero }, choosing: MazeChoosing): void {
    if (!this.phrase) return;
    choosing.say(this.phrase, named);
    this.phrase = null;
  }
}
