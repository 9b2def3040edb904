/** How a page of rules speaks: its own words, and those of the table in its pictures. */
import { pageSpeech } from "../../../words/page";
import type { Catalogue, Catalogues, Gaps, Speech } from "../../../words/sentences";

/** A key of the catalogue without its `rules.`, and without its form. */
type KeyOf<Words> = keyof Words extends infer Key
  ? Key extends `rules.${infer Rest}`
    ? Rest extends `${infer Stem}.${"one" | "other"}`
      ? Stem
      : Rest
    : never
  : never;

interface RulesText<Words> {
  speech: Speech;
  text: (key: KeyOf<Words>, gaps?: Gaps) => string;
}

/** `own` has the words of the rules, under `rules.`. */
export function rulesText<Words extends Catalogue>(
  own: Record<"fr" | "en", Words>,
  ...others: Catalogues[]
): RulesText<Words> {
  const speech = pageSpeech.with(...others, own);
  return { speech, text: (key, gaps) => speech.say(`rules.${key}`, gaps) };
}
