/** What is on show, said aloud: calmly and merged, or at once. */
import { untrack } from "svelte";
import type { Maze, MazeFact, MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { SeenMoment } from "../../game";
import { ACTIONS } from "../mall/plan";
import { sandOf } from "../sand/sand";
import { linesOf, merged, worthSaying, type Line } from "./lines";

/** What is not urgent is gathered for so long, in milliseconds. */
export const GATHERED = 1_500;

interface Heard {
  moment: SeenMoment<Maze>;
  me: number | null;
  /** By the game's clock. */
  now: number;
  /** Nothing is told of what was jumped to. */
  jumped: boolean;
  speech: Speech;
}

const isPassing = ({ fact }: MazeFact) => fact === "tiles_passed" || fact === "tiles_handed_on";

/** What tiles have come to be the reader's. */
function heldBy(me: number | null, { owners }: MazeView, speech: Speech): Line[] {
  const mine = ACTIONS.filter((_, place) => me !== null && owners[place]?.includes(me));
  const held = speech.listed(mine.map((action) => speech.say(`pad.${action}`).toLocaleLowerCase()));
  return held ? [{ text: speech.say("can.held", { held }), urgent: true, about: null }] : [];
}

export class Listening {
  polite = $state("");
  assertive = $state("");

  #waiting: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = Infinity;

  /** Made by a component. */
  constructor(private readonly heard: () => Heard) {
    $effect(() => {
      const { moment } = heard();
      untrack(() => this.#hear(moment));
    });
    $effect(() => {
      const { left } = sandOf(heard().moment.view, heard().now);
      untrack(() => this.#watch(left));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** At once, even if the same was said before: what does not change is not read again. */
  say(text: string): void {
    this.assertive = text === this.assertive ? `${text}\u00a0` : text;
  }

  #hear({ facts, view }: SeenMoment<Maze>): void {
    const { me, jumped, speech } = this.heard();
    if (jumped) return;
    const lines = linesOf(facts, me, speech);
    if (facts.some(isPassing)) lines.push(...heldBy(me, view, speech));
    const urgent = lines.filter((line) => line.urgent);
    if (urgent.length) this.say(merged(urgent));
    this.#gather(lines.filter((line) => !line.urgent));
  }

  #gather(lines: readonly Line[]): void {
    if (!lines.length) return;
    if (!this.#waiting.length) this.#timer = setTimeout(() => this.#tell(), GATHERED);
    this.#waiting.push(...lines);
  }

  #tell(): void {
    this.polite = merged(this.#waiting);
    this.#waiting = [];
  }

  #watch(left: number): void {
    const { moment, jumped, speech } = this.heard();
    const seconds = moment.view.phase === "run" && !jumped ? worthSaying(this.#left, left) : null;
    this.#left = left;
    if (seconds !== null) this.say(speech.say("heard.left", { count: seconds }));
  }
}
