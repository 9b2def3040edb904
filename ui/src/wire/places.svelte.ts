/** My places at tables, and what I noted of their shuffles: kept in this browser only. */
import { keep, kept } from "../app/kept";
import type { Admission } from "../types/protocol";

/** A place at a table: who has the token may act there. */
export interface Place {
  person: number;
  token: string;
  game: string;
  /** When I was last there: epoch milliseconds. */
  at: number;
}

/** What I saw before a game's cards were dealt, to check its shuffle with afterwards. */
export interface Noted {
  commitment: string;
  nonce: string;
}

const PLACES = "trousseau.places";
const SHUFFLES = "trousseau.shuffles";
const MUTED = "trousseau.muted";
const SEEN = "trousseau.seen";
const MOST_PLACES = 40;
const MOST_SHUFFLES = 100;

class Places {
  #all = $state<Record<string, Place>>(kept(PLACES));

  /** Latest first. */
  get all(): [table: string, place: Place][] {
    return Object.entries(this.#all).sort(([, one], [, other]) => other.at - one.at);
  }

  at(table: string): Place | undefined {
    return this.#all[table];
  }

  take({ table, person, token }: Admission, game: string): void {
    this.#keep({ ...this.#all, [table]: { person, token, game, at: Date.now() } });
  }

  /** I am there now. */
  cameTo(table: string): void {
    const place = this.#all[table];
    if (place) this.#keep({ ...this.#all, [table]: { ...place, at: Date.now() } });
  }

  forget(table: string): void {
    const { [table]: _, ...others } = this.#all;
    this.#keep(others);
  }

  #keep(all: Record<string, Place>): void {
    this.#all = newest(all, MOST_PLACES, ({ at }) => at);
    keep(PLACES, this.#all);
  }
}

export const places = new Places();

/** What I noted of game number `game` at a table; the number counts from 1. */
export function noted(table: string, game: number): Noted | undefined {
  return kept<Noted>(SHUFFLES)[`${table}/${game}`];
}

export function note(table: string, game: number, shuffle: Noted): void {
  const all = Object.entries(kept<Noted>(SHUFFLES)).slice(1 - MOST_SHUFFLES);
  keep(SHUFFLES, { ...Object.fromEntries(all), [`${table}/${game}`]: shuffle });
}

/** How far I had followed a game when I last looked. */
export interface Seen {
  /** Its number at the table. */
  game: number;
  seq: number;
  /** When I went: epoch milliseconds. */
  at: number;
}

export function seenAt(table: string): Seen | undefined {
  return kept<Seen>(SEEN)[table];
}

export function keepSeen(table: string, seen: Seen): void {
  keep(SEEN, newest({ ...kept<Seen>(SEEN), [table]: seen }, MOST_PLACES, ({ at }) => at));
}

/** Whom I don't want to hear at a table: the server keeps to it, but does not repeat it. */
export function mutedAt(table: string): ReadonlySet<number> {
  return new Set(kept<number[]>(MUTED)[table]);
}

export function keepMuted(table: string, people: ReadonlySet<number>): void {
  const all = Object.entries(kept<number[]>(MUTED)).filter(([other]) => other !== table);
  const mine: [string, number[]][] = people.size ? [[table, [...people]]] : [];
  keep(MUTED, Object.fromEntries([...all, ...mine].slice(-MOST_PLACES)));
}

function newest<T>(all: Record<string, T>, most: number, at: (thing: T) => number): Record<string, T> {
  const sorted = Object.entries(all).sort(([, one], [, other]) => at(other) - at(one));
  return Object.fromEntries(sorted.slice(0, most));
}
