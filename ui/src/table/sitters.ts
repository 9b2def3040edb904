/** Who sits where: people by their own name and face, bots by the house's. */
import type { Sitter } from "../games/game";
import type { TableShown } from "../types/protocol";
import { AVATARS } from "../house/avatars";
import type { Speech } from "../words/sentences";

export function sittersOf(
  table: Pick<TableShown, "seats" | "people">,
  me: number | null,
  words: Speech,
): Sitter[] {
  const taken = new Set(table.people.map(({ avatar }) => avatar));
  const free = AVATARS.filter((avatar) => !taken.has(avatar));
  const faces = free.length ? free : AVATARS;
  return table.seats.map(({ person, bot }, seat) => {
    const owner = table.people.find(({ number }) => number === person);
    return {
      seat,
      name: owner?.name ?? (bot ? botName(seat, words) : ""),
      avatar: owner?.avatar || faceFor(faces, owner?.number ?? seat),
      bot: bot ?? null,
      person: person ?? null,
      away: owner !== undefined && !owner.present,
      me: person !== undefined && person === me,
    };
  });
}

function botName(seat: number, words: Speech): string {
  return words.has(`player.${seat}`)
    ? words.say(`player.${seat}`)
    : words.say("player.more", { number: seat + 1 });
}

function faceFor(faces: readonly string[], number: number): string {
  return faces[number % faces.length] ?? "";
}
