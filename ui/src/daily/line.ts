/** A day as a line to share: it says how well it went, and nothing of what was done. */
import { settings } from "../app/settings.svelte";
import type { Speech } from "../words/sentences";
import { dateIn } from "./dates";

interface Told {
  date: string;
  /** Of the words that were played. */
  language: string;
  worths: readonly number[];
  sign: (worth: number) => string;
}

/** "Trousseau, the ring of the day 17/11: 24 gems", and a coloured sign for each turn below it. */
export function lineOf({ date, language, worths, sign }: Told, speech: Speech): string {
  const sentence = speech.say(language === settings.language ? "daily.line" : "daily.line_words", {
    title: uncapital(speech.say("daily.title")),
    date: dateIn(settings.language, date, { day: "2-digit", month: "2-digit" }),
    words: speech.say(`daily.words.${language}`),
    score: speech.say("daily.score", { count: worths.reduce((sum, worth) => sum + worth, 0) }),
  });
  return `${sentence}\n${worths.map(sign).join("")}`;
}

/** A title within a sentence. */
function uncapital(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}
