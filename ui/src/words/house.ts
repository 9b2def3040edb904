/** The page's own words, in the language chosen now; one file for each part of the page. */
import { settings } from "../app/settings.svelte";
import enAfter from "./en/after.json";
import enHome from "./en/home.json";
import enHouse from "./en/house.json";
import enLearn from "./en/learn.json";
import enTable from "./en/table.json";
import frAfter from "./fr/after.json";
import frHome from "./fr/home.json";
import frHouse from "./fr/house.json";
import frLearn from "./fr/learn.json";
import frTable from "./fr/table.json";
import { Speech, type Gaps } from "./sentences";

const fr = { ...frHouse, ...frHome, ...frTable, ...frAfter, ...frLearn };
const en = { ...enHouse, ...enHome, ...enTable, ...enAfter, ...enLearn };

export type HouseKey = keyof typeof fr;

/** A key with forms is asked for without them: `tables.open` for `tables.open.one`. */
type Root<Key> = Key extends `${infer Stem}.${"one" | "other" | "me" | "self"}` ? Stem : Key;

export const house = new Speech(() => settings.language, [{ fr, en }]);

export function say(key: Root<HouseKey>, gaps?: Gaps): string {
  return house.say(key, gaps);
}
