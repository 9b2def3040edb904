/**
 * The games of the day that were played on this device: what was done in each, so that it goes on
 * where it was left, and how many days in a row. Each game has a page for each language of its words.
 */
import { keep, kept } from "../app/kept";
import type { Written } from "../types/protocol";
import { dayAfter } from "./dates";
import type { Which } from "./day.svelte";

/** A game of one date. */
export interface DayKept {
  moves: readonly Written[];
  /** The version of the rules by which they were made. */
  rules: number;
  /** What each turn was worth; null until all are played. */
  worths: readonly number[] | null;
}

/** Days in a row on which the game was played to its end. */
export interface Streak {
  /** Of the last of them. */
  date: string;
  days: number;
  longest: number;
}

interface PageKept {
  days: Readonly<Record<string, DayKept>>;
  streak: Streak | null;
}

const KEPT_AS = "trousseau.daily";
/** Older days can't be looked at again; the streak remembers them. */
const MOST_DAYS = 7;
const UNTOUCHED: DayKept = { moves: [], rules: 0, worths: null };

export class Diary {
  #pages = $state.raw<Record<string, PageKept>>(kept(KEPT_AS));

  day(game: string, language: string, date: string): DayKept {
    return this.#page(game, language).days[date] ?? UNTOUCHED;
  }

  /** Whether it was begun by other rules: then its moves may lead elsewhere, or nowhere. */
  isOutdated({ game, language, date, rules }: Which): boolean {
    const day = this.day(game, language, date);
    return day.moves.length > 0 && day.rules !== rules;
  }

  /** As of that date: a day that was missed ends a streak, one that goes on does not. */
  streak(game: string, language: string, date: string): { days: number; longest: number } {
    const { streak } = this.#page(game, language);
    if (!streak) return { days: 0, longest: 0 };
    const goesOn = date <= dayAfter(streak.date);
    return { days: goesOn ? streak.days : 0, longest: streak.longest };
  }

  keep(game: string, language: string, date: string, day: DayKept): void {
    const page = this.#page(game, language);
    const wasOver = page.days[date]?.worths != null;
    const streak = day.worths && !wasOver ? prolonged(page.streak, date) : page.streak;
    const days = Object.entries({ ...page.days, [date]: day }).sort(([one], [other]) => (one < other ? -1 : 1));
    this.#pages = { ...this.#pages, [keyOf(game, language)]: { days: Object.fromEntries(days.slice(-MOST_DAYS)), streak } };
    keep(KEPT_AS, this.#pages);
  }

  /** Called in an effect: what another window of this browser plays is known here too. */
  listen(): () => void {
    const changed = ({ key }: StorageEvent) => {
      if (key === KEPT_AS) this.#pages = kept(KEPT_AS);
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }

  #page(game: string, language: string): PageKept {
    return this.#pages[keyOf(game, language)] ?? { days: {}, streak: null };
  }
}

export const diary = new Diary();

function keyOf(game: string, language: string): string {
  return `${game}/${language}`;
}

/** Who travels west may play a date that lies before the last one: it is no day more. */
function prolonged(streak: Streak | null, date: string): Streak {
  if (streak && date <= streak.date) return streak;
  const days = streak && date === dayAfter(streak.date) ? streak.days + 1 : 1;
  return { date, days, longest: Math.max(days, streak?.longest ?? 0) };
}
