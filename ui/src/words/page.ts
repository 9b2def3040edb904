/** The page's own words, in the language chosen now; one file for each part of the page. */
import { settings, type Language } from "../app/settings.svelte";
import enAfter from "./en/after.json";
import enHome from "./en/home.json";
import enShared from "./en/shared.json";
import enLearn from "./en/learn.json";
import enTable from "./en/table.json";
import frAfter from "./fr/after.json";
import frHome from "./fr/home.json";
import frShared from "./fr/shared.json";
import frLearn from "./fr/learn.json";
import frTable from "./fr/table.json";
import { Speech, type Gaps } from "./sentences";

const fr = { ...frShared, ...frHome, ...frTable, ...frAfter, ...frLearn };
const en = { ...enShared, ...enHome, ...enTable, ...enAfter, ...enLearn };

export type PageKey = keyof typeof fr;

/** A key with forms is asked for without them: `tables.open` for `tables.open.one`. */
type Root<Key> = Key extends `${infer Stem}.${"one" | "other" | "me" | "self"}` ? Stem : Key;

export const pageSpeech = new Speech(() => settings.language, [{ fr, en }]);

const IN = { fr: new Speech(() => "fr", [{ fr, en }]), en: new Speech(() => "en", [{ fr, en }]) };

/** The page's words in one language, whatever the reader's is. */
export function speechIn(language: Language): Speech {
  return IN[language];
}

export function say(key: Root<PageKey>, gaps?: Gaps): string {
  return pageSpeech.say(key, gaps);
}
