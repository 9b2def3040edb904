/** How this person likes a new table to be: kept for the next one, for each game by itself. */
import type { Label } from "../games/game";
import { USUAL_CLOCK } from "../table/setup/clocks";

export interface Wish {
  seats: number;
  level: string;
  /** Listed on everybody's front page. */
  listed: boolean;
  /** Seconds for a move where people play; null is no clock. */
  clock: number | null;
}

const KEPT_AS = "trousseau.wishes";

export class Wishes {
  #all = $state<Record<string, Partial<Wish>>>(kept());

  /** What was wished for last, as far as the game still allows it. */
  for({ name, seats, levels }: Pick<Label, "name" | "seats" | "levels">): Wish {
    const last = this.#all[name] ?? {};
    const fits = last.seats !== undefined && last.seats >= seats.least && last.seats <= seats.most;
    return {
      seats: fits ? (last.seats as number) : seats.usual,
      level: last.level && levels.includes(last.level) ? last.level : (levels[0] ?? ""),
      listed: last.listed ?? false,
      clock: last.clock === undefined ? USUAL_CLOCK : last.clock,
    };
  }

  change(game: string, change: Partial<Wish>): void {
    this.#all = { ...this.#all, [game]: { ...this.#all[game], ...change } };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#all));
    } catch {
      // A full or forbidden storage: the wish lasts as long as the page.
    }
  }
}

export const wishes = new Wishes();

function kept(): Record<string, Partial<Wish>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, Partial<Wish>>;
  } catch {
    return {}; // no storage, or not ours
  }
}
