/** Who else is at a table, in a few words: "Inès, Noé and 3 bots". */
import type { TableShown } from "../types/protocol";
import { pageSpeech, say } from "../words/page";

/** More names than these are only counted. */
const MOST_NAMES = 2;

export function othersAt({ people, seats }: Pick<TableShown, "people" | "seats">, me: number): string {
  const others = people.filter(({ number }) => number !== me);
  const bots = seats.filter(({ bot, person }) => bot !== undefined && person === undefined).length;
  const counted = others.length > MOST_NAMES ? MOST_NAMES : others.length;
  const parts = others.slice(0, counted).map(({ name }) => name);
  if (others.length > counted) parts.push(say("home.more_people", { count: others.length - counted }));
  if (bots) parts.push(say("home.some_bots", { count: bots }));
  return parts.length ? say("home.with_people", { names: pageSpeech.listed(parts) }) : say("home.alone");
}
