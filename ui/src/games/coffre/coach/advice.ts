/** What the coach says, ready to be drawn and told. */
import type { Advice, Odds, TurningPoint } from "../../../types/coffre";
import type { Speech } from "../../../words/sentences";

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

/** The moments at which most changed. */
export function moments({ turning_points }: Advice): number[] {
  return turning_points.map(({ moment }) => moment);
}

type Shift = Pick<TurningPoint, "card" | "place" | "before" | "after">;

/** What shifted at a turning point, in words. */
export function shiftOf(point: Shift, seats: number, speech: Speech): string {
  return speech.say("coach.shift", {
    card: speech.name("card", point.card),
    place: placeName(point.place, seats, speech),
    before: speech.percent(point.before),
    after: speech.percent(point.after),
  });
}
