/** Whose hand was last on a pawn, and which way it went: shown beside it for a moment. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Hero, Maze, MazeFact } from "../../../types/maze";
import type { SeenMoment } from "../../game";
import { settings } from "../../../app/settings.svelte";

/** Milliseconds for which a hand is named; where nothing moves, both ends are outlined for longer. */
const NAMED = 1_200;
const OUTLINED = 2_000;

export interface Trail {
  seat: number;
  from: number;
  to: number;
}

export class Trails {
  readonly byHero = new SvelteMap<Hero, Trail>();
  #timers = new Map<Hero, ReturnType<typeof setTimeout>>();
  #seen = -1;

  /** Made by a component. A moment may be shown more than once, with one's own moves on top of it. */
  constructor(moment: () => SeenMoment<Maze>, jumped: () => boolean, me: () => number | null) {
    $effect(() => {
      const { seq, facts } = moment();
      if (seq === this.#seen) return;
      this.#seen = seq;
      if (!jumped()) untrack(() => facts.forEach((fact) => this.#note(fact, me())));
    });
    $effect(() => () => this.#timers.forEach((timer) => clearTimeout(timer)));
  }

  #note(fact: MazeFact, me: number | null): void {
    if (fact.fact !== "slid" && fact.fact !== "rode" && fact.fact !== "jumped") return;
    if (fact.seat === me && !settings.still) return;
    const { hero, seat, start, end } = fact;
    this.byHero.set(hero, { seat, from: start, to: end });
    clearTimeout(this.#timers.get(hero));
    this.#timers.set(hero, setTimeout(() => this.byHero.delete(hero), settings.still ? OUTLINED : NAMED));
  }
}
