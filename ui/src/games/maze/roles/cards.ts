/** The role cards: which family each is of, and from which level on it is dealt. */
export const FAMILIES = ["hero", "traitor", "rule", "mission", "variable", "treason"] as const;
export type Family = (typeof FAMILIES)[number];

const LETTERS: Readonly<Record<string, Family>> = { H: "hero", P: "traitor", R: "rule", M: "mission", V: "variable", T: "treason" };

export function familyOf(card: string): Family {
  return LETTERS[card.charAt(0)] ?? "hero";
}

/** The first and the last level at which a card is dealt. */
export interface Dealt {
  first: number;
  last: number;
}

const LAST = 5;

export function dealtAt(card: string): Dealt {
  const number = Number(card.slice(1));
  switch (familyOf(card)) {
    case "hero":
      return { first: 1, last: 2 };
    case "traitor":
      return { first: 1, last: 4 };
    case "rule":
      return { first: number <= 7 ? 3 : number <= 10 ? 4 : LAST, last: LAST };
    case "mission":
      return { first: number <= 8 ? 3 : number <= 12 ? 4 : LAST, last: LAST };
    case "variable":
      return { first: 4, last: LAST };
    case "treason":
      return { first: LAST, last: LAST };
  }
}

const COUNTS: readonly [letter: string, cards: number][] = [
  ["H", 1],
  ["P", 1],
  ["R", 13],
  ["M", 16],
  ["V", 6],
  ["T", 7],
];

/** Every card that says something else than another. */
export const CARDS: readonly string[] = COUNTS.flatMap(([letter, cards]) => Array.from({ length: cards }, (_, i) => `${letter}${String(i + 1).padStart(2, "0")}`));

/** What traitors may guess at level 5. */
export const MISSIONS = CARDS.filter((card) => familyOf(card) === "mission");
