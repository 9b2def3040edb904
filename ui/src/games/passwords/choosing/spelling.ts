/** From what people type to the letters that count, as `lexicon/spelling.py` does it on the server. */

const LEAST_LETTERS = 2;
const MOST_LETTERS = 40;
const HYPHENS = "-\u2010\u2011";
const APOSTROPHES = "'\u2019\u02bc";
const JOINTS = HYPHENS + APOSTROPHES;
const SPACES = " \u00a0\u202f";
/** Accents that stand by themselves; between them Unicode has one that nobody sees. */
const MARK = /[\u0300-\u034e\u0350-\u036f]/;
/** More accents than a letter may have. */
const TOWER = /[\u0300-\u036f]{3}/;
const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", Œ: "OE", æ: "ae", Æ: "AE", ß: "ss", ẞ: "SS" };

/** Why this can't be announced, as the code of a refusal. */
export type Misspelt = "empty" | "one_word" | "letters_only" | "too_short" | "too_long";

/** The letters that are looked for on the ring: "Presqu’île" is PRESQUILE. */
export function letters(typed: string): string {
  return [...takenApart(typed)].filter((sign) => /[A-Z]/.test(sign)).join("");
}

/** Null if it can be announced, whether or not it is a word. */
export function whyNot(typed: string): Misspelt | null {
  const word = trimmed(typed);
  if (!word) return "empty";
  const apart = takenApart(word);
  const signs = [...apart];
  if (signs.some((sign) => SPACES.includes(sign))) return "one_word";
  if (TOWER.test(apart) || !signs.every((sign, i) => mayFollow(sign, signs[i - 1])) || JOINTS.includes(signs.at(-1) ?? "")) return "letters_only";
  const { length } = letters(word);
  if (length < LEAST_LETTERS) return "too_short";
  return length > MOST_LETTERS ? "too_long" : null;
}

/** What the lock takes of what is typed: never more letters than a word may have. */
export function takenIn(typed: string): string {
  let taken = typed.replace(/\s+/g, " ").trimStart();
  while (letters(taken).length > MOST_LETTERS) taken = taken.slice(0, -1);
  return taken;
}

/** At the beginning, and after a joint, only a letter may stand. */
function mayFollow(sign: string, before: string | undefined): boolean {
  if (/[A-Z]/.test(sign)) return true;
  const edge = before === undefined || JOINTS.includes(before);
  return !edge && (JOINTS.includes(sign) || MARK.test(sign));
}

function trimmed(typed: string): string {
  const edge = new RegExp(`^[${SPACES}]+|[${SPACES}]+$`, "g");
  return typed.replace(edge, "");
}

/** Capitals, accents as signs of their own, a ligature as two letters. */
function takenApart(typed: string): string {
  const apart = typed.replace(/[œŒæÆßẞ]/g, (sign) => LIGATURES[sign] ?? sign).normalize("NFD");
  return apart.replace(/[a-z]/g, (sign) => sign.toUpperCase());
}
