/** The words of the rules page, and those of the cards in its pictures. */
import serverEn from "../../../../../src/trousseau/games/fourkeys/words/en.json";
import serverFr from "../../../../../src/trousseau/games/fourkeys/words/fr.json";
import { house } from "../../../words/house";
import type { Gaps } from "../../../words/sentences";
import cardsEn from "../words/en/cards.json";
import en from "../words/en/rules.json";
import cardsFr from "../words/fr/cards.json";
import fr from "../words/fr/rules.json";

type Key = keyof typeof fr extends `rules.${infer Rest}` ? Rest : never;
type Root<K> = K extends `${infer Stem}.${"one" | "other"}` ? Stem : K;

export const speech = house.with({ fr: serverFr, en: serverEn }, { fr: cardsFr, en: cardsEn }, { fr, en });

export function text(key: Root<Key>, gaps?: Gaps): string {
  return speech.say(`rules.${key}`, gaps);
}
