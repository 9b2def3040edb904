/** The words of the rules page; controls are called as they are at the table. */
import { house } from "../../../words/house";
import type { Gaps } from "../../../words/sentences";
import { unbroken } from "../../../words/unbroken";
import type { Kind } from "../choices";
import tableEn from "../words/en.json";
import tableFr from "../words/fr.json";
import en from "./en.json";
import fr from "./fr.json";

type Key = keyof typeof fr extends `rules.${infer Rest}` ? Rest : never;
type Root<K> = K extends `${infer Stem}.${"one" | "other"}` ? Stem : K;

const speech = house.with({ fr: tableFr, en: tableEn }, { fr, en });

export function text(key: Root<Key>, gaps?: Gaps): string {
  return unbroken(speech.say(`rules.${key}`, gaps));
}

export function control(kind: Kind): string {
  return speech.say(`do.${kind}`);
}
