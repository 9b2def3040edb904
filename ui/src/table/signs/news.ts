/** What has changed about the people at a table, in a sentence or two for everybody there. */
import { botName } from "../../shared/sitters";
import type { PersonShown, TableShown } from "../../types/protocol";
import { say } from "../../words/page";

export interface News {
  /** Whose face goes with it. */
  person: number | null;
  text: string;
}

type Shown = Pick<TableShown, "people" | "seats" | "host" | "phase" | "games" | "language">;

/** From one look at the table to the next, for the reader `me`; null if nobody need be told. */
export function newsBetween(before: Shown, now: Shown, me: number | null): News | null {
  const all = [...departures(before, now, me), ...changes(before, now, me), ...newHost(before, now, me)];
  const person = all.find((one) => one.person !== null)?.person ?? null;
  return all.length ? { person, text: all.map(({ text }) => text).join(" ") } : null;
}

/** Who has left, and who is back. Somebody without a seat comes and goes without a word. */
function departures(before: Shown, now: Shown, me: number | null): News[] {
  return before.people.flatMap(({ number, name, left }) => {
    const seat = seatOf(before, number);
    if (number === me || seat === null) return [];
    const gone = !has(now, number);
    if (!left && gone) {
      const bot = now.phase === "playing" && now.seats[seat]?.bot;
      return [{ person: number, text: say(bot ? "news.left_to_bot" : "news.left", { name }) }];
    }
    return left && !gone ? [{ person: number, text: say("news.back", { name }) }] : [];
  });
}

/** Bots that sat down for somebody or gave the seat back, and seats that went to somebody else. */
function changes(before: Shown, now: Shown, me: number | null): News[] {
  if (before.phase !== "playing" || now.phase !== "playing" || before.games !== now.games) return [];
  return now.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    const { person } = seat;
    if (!was || person === undefined) return [];
    if (person !== was.person) {
      const other = was.person === undefined ? botName(i, now.language) : nameOf(before, was.person);
      return [{ person, text: person === me ? say("news.given_me", { other }) : say("news.given", { name: nameOf(now, person), other }) }];
    }
    const text = has(now, person) ? shift(was, seat, nameOf(now, person), person === me) : "";
    return text ? [{ person, text }] : [];
  });
}

type Played = Pick<TableShown["seats"][number], "bot" | "once">;

function shift(was: Played, now: Played, name: string, mine: boolean): string {
  if (now.once && !was.once) return mine ? say("news.once_me") : say("news.once", { name });
  if (mine) return ""; // the sign that offers the seat back says it
  if (now.bot && !now.once && (!was.bot || was.once)) return say("seat.stood_in", { name });
  return was.bot && !was.once && !now.bot ? say("news.plays_again", { name }) : "";
}

function newHost(before: Shown, { host, ...now }: Shown, me: number | null): News[] {
  if (host === null || before.host === null || host === before.host) return [];
  return [{ person: null, text: host === me ? say("news.host_me") : say("news.host", { name: nameOf(now, host) }) }];
}

function has({ people }: Pick<Shown, "people">, person: number): boolean {
  return people.some(({ number, left }) => number === person && !left);
}

function nameOf({ people }: { people: readonly PersonShown[] }, person: number): string {
  return people.find(({ number }) => number === person)?.name ?? say("chat.somebody");
}

function seatOf({ seats }: Pick<Shown, "seats">, person: number): number | null {
  const seat = seats.findIndex((one) => one.person === person);
  return seat < 0 ? null : seat;
}
