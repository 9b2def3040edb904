/** What is said aloud of what happens: in a few words, and at once where it can't wait. */
import type { MazeFact } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";

export interface Line {
  text: string;
  /** Said at once, over what is being said. */
  urgent: boolean;
  /** Of several lines about one thing, the last one is said. */
  about: string | null;
}

/** So much sand is worth a word, in seconds. */
const WORTH = [30, 15, 10] as const;

/** Moves have a short form; the rest is told as in the log. */
const BRIEF = ["slid", "rode", "jumped", "explored", "stared", "voted"];
const URGENT: readonly MazeFact["fact"][] = ["sand_turned", "flipped", "talk_opened", "talk_closed", "accused", "verdict", "flip_offered", "stolen", "ended"];
/** What goes without saying: it is in another line of the same moment. */
const SILENT: readonly MazeFact["fact"][] = ["low_sand", "tiles_passed", "tiles_handed_on", "deck_turned_over"];

export function linesOf(facts: readonly MazeFact[], me: number | null, speech: Speech): Line[] {
  return facts
    .filter(({ fact }) => !SILENT.includes(fact))
    .map((fact) => ({ text: told(fact, speech), urgent: isUrgent(fact, me), about: subject(fact) }));
}

/** Lines as one text; what was said of a thing before its last line is left out. */
export function merged(lines: readonly Line[]): string {
  const last = (line: Line) => lines.findLast(({ about }) => about === line.about) === line;
  return lines.filter((line) => line.about === null || last(line)).map(({ text }) => text).join(" ");
}

/** The seconds to be said aloud, if that much was left just now; null if none. */
export function worthSaying(before: number, left: number): number | null {
  return WORTH.findLast((seconds) => left <= seconds * 1_000 && before > seconds * 1_000) ?? null;
}

function told(fact: MazeFact, speech: Speech): string {
  return BRIEF.includes(fact.fact) ? speech.tell("heard", fact) : speech.tell("fact", fact);
}

function isUrgent(fact: MazeFact, me: number | null): boolean {
  if (fact.fact === "nudged" || fact.fact === "eye_laid") return fact.whom === me;
  return URGENT.includes(fact.fact);
}

function subject(fact: MazeFact): string | null {
  if (fact.fact === "slid" || fact.fact === "rode" || fact.fact === "jumped") return fact.hero;
  return fact.fact === "stared" ? `look ${fact.seat}` : null;
}
