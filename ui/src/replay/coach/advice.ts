/** What a game's coach says, as far as it can be drawn: every game's `Advice` fits this. */
import type { Fact } from "../../types/protocol";
import type { Speech } from "../../words/sentences";

/** Where one card was likely to be: by moment, for each seat and then for the game's other places. */
export interface Odds {
  card: string;
  chances: readonly (readonly number[])[];
}

export interface TurningPoint {
  moment: number;
  seat: number;
  fact: Fact;
  card: string;
  place: number;
  before: number;
  after: number;
}

export interface Advice {
  odds: readonly Odds[];
  turning_points: readonly TurningPoint[];
}

/** A line of a plot: a player's, or that of a place where nobody sits. */
export interface Course {
  /** The seat, or null. */
  seat: number | null;
  /** The place in `Odds.chances`. */
  place: number;
  chances: readonly number[];
  /** Whether the card lay there in the end. */
  right: boolean;
}

/** The lines of a card. The last moment shows all cards, and so ends every line before it. */
export function coursesOf(odds: Odds, seats: number, over: boolean): Course[] {
  const places = odds.chances[0]?.length ?? 0;
  const last = odds.chances.at(-1) ?? [];
  const reckoned = over ? odds.chances.slice(0, -1) : odds.chances;
  return Array.from({ length: places }, (_, place) => ({
    seat: place < seats ? place : null,
    place,
    chances: reckoned.map((chances) => chances[place] ?? 0),
    right: over && last[place] === 1,
  })).filter(({ seat, chances }) => seat !== null || chances.some((chance) => chance > 0));
}

/** Where a place is, in words: with a player, or what the game calls it. */
export function placeName(place: number, seats: number, speech: Speech): string {
  return place < seats
    ? speech.say("coach.with", { seat: place })
    : speech.say(`coach.place.${place - seats}`);
}

/** What shifted at a turning point, in words. */
export function shiftOf(point: TurningPoint, seats: number, speech: Speech): string {
  return speech.say("coach.shift", {
    card: speech.name("card", point.card),
    place: placeName(point.place, seats, speech),
    before: point.before,
    after: point.after,
  });
}
