/** What the server offers: its games, and the bots of each. */
import { api, type Offer } from "./api";

/** One that moves at random is for tests: people meet it only where there is nothing else. */
const AIMLESS = "random";

let asked: Promise<Offer[]> | undefined;

/** All games; asked once for as long as the page lives. */
export async function allOffers(): Promise<Offer[]> {
  asked ??= api.games();
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

export async function offerOf(game: string): Promise<Offer | undefined> {
  return (await allOffers()).find(({ name }) => name === game);
}

/** Weakest first. */
export async function levelsOf(game: string): Promise<string[]> {
  return worthy((await offerOf(game))?.levels ?? []);
}

/** The bots that people should meet. */
export function worthy(levels: string[]): string[] {
  const better = levels.filter((level) => level !== AIMLESS);
  return better.length ? better : levels;
}

/** The one that stands in for people: it plays on, and does not shine in their name. */
export function calmest(levels: readonly string[]): string {
  return levels[0] ?? AIMLESS;
}
