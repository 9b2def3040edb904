/** How this person likes a new table to be: kept for the next one, for each game by itself. */
import { keep, kept } from "../app/kept";
import type { Label } from "../games/game";
import { USUAL_CLOCK } from "../table/setup/clocks";
import type { Pace } from "../types/protocol";

export interface Wish {
  seats: number;
  level: string;
  /** Listed on everybody's front page. */
  listed: boolean;
  /** Seconds for a move where people play; null is no clock. */
  clock: number | null;
  /** How long bots think. */
  pace: Pace;
}

const KEPT_AS = "trousseau.wishes";

export class Wishes {
  #all = $state<Record<string, Partial<Wish>>>(kept(KEPT_AS));

  /** What was wished for last, as far as the game still allows it. */
  for({ name, seats, levels }: Pick<Label, "name" | "seats" | "levels">): Wish {
    const last = this.#all[name] ?? {};
    const wanted = last.seats ?? seats.usual;
    return {
      seats: wanted >= seats.least && wanted <= seats.most ? wanted : seats.usual,
      level: last.level && levels.includes(last.level) ? last.level : (levels[0] ?? ""),
      listed: last.listed ?? false,
      clock: last.clock === undefined ? USUAL_CLOCK : last.clock,
      pace: last.pace ?? "calm",
    };
  }

  change(game: string, change: Partial<Wish>): void {
    this.#all = { ...this.#all, [game]: { ...this.#all[game], ...change } };
    keep(KEPT_AS, this.#all);
  }
}

export const wishes = new Wishes();
