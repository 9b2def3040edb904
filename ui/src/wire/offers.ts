/** The bots that the server offers for a game. */
import { api, type Offer } from "./api";

/** One that moves at random is for tests: people meet it only where there is nothing else. */
const AIMLESS = "random";

let asked: Promise<Offer[]> | undefined;

/** What the server offers of this game; asked once for as long as the page lives. */
export async function offerOf(game: string): Promise<Offer | undefined> {
  asked ??= api.games();
  try {
    return (await asked).find(({ name }) => name === game);
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

/** Weakest first. */
export async function levelsOf(game: string): Promise<string[]> {
  const levels = (await offerOf(game))?.levels ?? [];
  const better = levels.filter((level) => level !== AIMLESS);
  return better.length ? better : levels;
}

/** The one that stands in for people: it plays on, and does not shine in their name. */
export function calmest(levels: readonly string[]): string {
  return levels[0] ?? AIMLESS;
}
