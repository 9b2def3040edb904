/** Who sits where: people by their own name and face, bots by the house's. */
import { settings, type Language } from "../app/settings.svelte";
import type { Sitter } from "../games/game";
import type { PersonShown, TableShown } from "../types/protocol";
import { speechIn } from "../words/page";
import { AVATARS } from "./avatars";

type Table = Pick<TableShown, "seats" | "people"> & Partial<Pick<TableShown, "language">>;

export function sittersOf(table: Table, me: number | null): Sitter[] {
  return table.seats.map(({ person, bot }, seat) => {
    const owner = table.people.find(({ number }) => number === person);
    return {
      seat,
      name: owner?.name ?? (bot ? botName(seat, table.language) : ""),
      avatar: owner ? faceOf(owner, table.people) : faceFor(seat, table.people),
      bot: bot ?? null,
      person: person ?? null,
      away: owner !== undefined && !owner.present && !bot,
      me: person !== undefined && person === me,
    };
  });
}

/** Of the table's language, so that all readers know it by one name; where there is no table, the reader's. */
export function botName(seat: number, language: string = settings.language): string {
  const speech = speechIn(language as Language);
  return speech.has(`player.${seat}`) ? speech.say(`player.${seat}`) : speech.say("player.more", { number: seat + 1 });
}

/** A person's own face; who came without one gets one that nobody has chosen. */
export function faceOf(person: PersonShown, people: readonly PersonShown[]): string {
  return person.avatar || faceFor(person.number, people);
}

function faceFor(number: number, people: readonly PersonShown[]): string {
  const taken = new Set(people.map(({ avatar }) => avatar));
  const free = AVATARS.filter((avatar) => !taken.has(avatar));
  const faces = free.length ? free : AVATARS;
  return faces[number % faces.length] ?? "";
}
