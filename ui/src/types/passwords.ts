// Made from the Python structs by `./play types`; changes here would be lost.

import type { Fact, Options, View, Written } from "./protocol";

export interface Announce extends Written {
  do: "announce";
  word: string;
  /** Where gems are to lie: places on the ring, in any order (R9). */
  places: number[];
}

export interface Pass extends Written {
  do: "pass";
}

/** The word just heard is of the same family as a used one: let the table vote. */
export interface Contest extends Written {
  do: "contest";
}

export interface Vote extends Written {
  do: "vote";
  /** Whether the two words are of one family. */
  same: boolean;
}

/** Leave the verdict to the others; bots always do (R6). */
export interface Abstain extends Written {
  do: "abstain";
}

export type Move = Announce | Pass | Contest | Vote | Abstain;

export type Language = "en" | "fr";

export interface PasswordsOptions extends Options {
  /** Of the words; the page may be in another one. */
  language: Language;
  /** Once a turn, an unknown word is told to its player alone and costs nothing (R5). */
  confirm: boolean;
  /** Whoever begins later has fewer gems, so that nobody gains by that; how many is drawn. */
  handicap: boolean;
  /** The seat that begins; drawn if nobody says (R1). */
  first: number | null;
}

export type Phase = "announce" | "contest" | "over" | "vote";

export interface Safe {
  /** Of the card in its deck; a safe keeps it for as long as it lies there. */
  number: number;
  letter: string;
  spaces: number;
  /** Whose gems are in it, the first one first. */
  gems: number[];
}

/** A word that was accepted, as the dictionary writes it. */
export interface UsedWord {
  seat: number;
  word: string;
  lemma: string;
  /** The letters mean something else more often (R11). */
  rare: boolean;
  gems: number;
  turn: number;
  /** Some common words of its family, which are out with it. */
  kin: string[];
  /** How many words are commoner. */
  rank: number;
  /** How many gems of each seat are safe since then, in the safes that it closed. */
  saved: number[];
}

/** What the table has voted: whether two words are of one family, for the rest of the game. */
export interface Ruling {
  one: string;
  other: string;
  same: boolean;
  /** How each seat voted. */
  votes: (boolean | null)[];
}

/** Told to its player alone: the dictionary lacks this word, and has these. */
export interface Unknown {
  word: string;
  near: string[];
}

/** A gem of a walk: the place on the ring, and which letter of the word serves it. */
export interface Step {
  place: number;
  letter: number;
}

export type Tier = "doubt" | "probable";

export type Ballot = "abstains" | "open" | "voted";

/** A word that is not accepted yet, because it may be of the same family as a used one. */
export interface Heard {
  seat: number;
  word: string;
  lemma: string;
  rare: boolean;
  steps: Step[];
  tier: Tier;
  /** Which of the used words it may belong to. */
  clash: number;
  contested_by: number | null;
  /** What everybody sees of how the seats vote; the announcing one has none, and abstains. */
  ballots: Ballot[];
  /** How they voted, as far as the viewer knows: the same family, or another. */
  votes: (boolean | null)[];
}

/** What is told of a game that is over: which of its words, the earliest of equals. */
export interface Highlights {
  longest: number;
  rarest: number;
  most_fruitful: number;
  /**
   * The word by which the winner came to have fewest gems outside, for good; none if several
   * won, if closed safes decided between equals, or if nobody ever was behind.
   */
  decisive: number | null;
}

export interface PasswordsView extends View {
  /** What this seat may do now, where that can be listed. */
  moves: Move[];
  options: PasswordsOptions;
  phase: Phase;
  first: number;
  /** The seat whose turn it is; while a word is contested or voted on, that of its player. */
  turn: number;
  /** Turns that have ended. */
  turns: number;
  /** After how many the game is over whatever happens, in a ring of the day. */
  last_turn: number | null;
  /** Clockwise. */
  ring: Safe[];
  /** How many safes are still to come. */
  pile: number;
  /** Their numbers, the next one last, once everything is laid open. */
  order: number[] | null;
  /** The gems that each seat still has. */
  hands: number[];
  /** The safes that each seat has closed, first to last. */
  closed: Safe[][];
  used: UsedWord[];
  rulings: Ruling[];
  /** Turns in a row that were passed; if all pass, the game is over (R8). */
  passes: number;
  /** Turns in a row without a gem; after three rounds of them the game is over (R8). */
  dry: number;
  /** Whether an unknown word has been tried in this turn; a second one cancels it (R5). */
  tried: boolean;
  /** Which one, for whoever tried it. */
  unknown: Unknown | null;
  heard: Heard | null;
  /** Once the game is over, if anything was said in it. */
  highlights: Highlights | null;
}

/** A word that the dictionary has; the gems do not lie yet. */
export interface Announced extends Fact {
  fact: "announced";
  seat: number;
  word: string;
  steps: Step[];
}

/** Somebody tried a word that the dictionary lacks, and may try another; nobody hears which. */
export interface Hesitated extends Fact {
  fact: "hesitated";
  seat: number;
}

/** Told to whoever tried it. */
export interface NotKnown extends Fact {
  fact: "not_known";
  word: string;
  near: string[];
}

/** It may be of the family of a used word: it stands unless somebody contests it. */
export interface Doubted extends Fact {
  fact: "doubted";
  word: string;
  clash: string;
  by: number;
}

/** It is probably of the family of a used word: it falls unless the others say no. */
export interface Asked extends Fact {
  fact: "asked";
  word: string;
  clash: string;
  by: number;
}

export interface Contested extends Fact {
  fact: "contested";
  seat: number;
  word: string;
  clash: string;
}

export interface Voted extends Fact {
  fact: "voted";
  seat: number;
}

export interface Abstained extends Fact {
  fact: "abstained";
  seat: number;
}

export interface Verdict extends Fact {
  fact: "verdict";
  word: string;
  clash: string;
  same: boolean;
  /** How each seat voted. */
  votes: (boolean | null)[];
}

export type Rule = "family" | "unknown" | "used" | "vote";

/** A wrong word: the turn is cancelled. */
export interface Struck extends Fact {
  fact: "struck";
  seat: number;
  word: string;
  rule: Rule;
  /** The used word that it repeats or is kin to. */
  clash: string | null;
  by: number | null;
}

export interface Placed extends Fact {
  fact: "placed";
  seat: number;
  word: string;
  steps: Step[];
}

/** A safe is full: its gems are safe, and it goes to the player whose turn it is. */
export interface Closed extends Fact {
  fact: "closed";
  seat: number;
  place: number;
  safe: Safe;
}

/** A new safe comes from the pile to the place of a closed one. */
export interface Dealt extends Fact {
  fact: "dealt";
  place: number;
  safe: Safe;
}

export interface Passed extends Fact {
  fact: "passed";
  seat: number;
}

/** The end: gems in hand and on the ring count against their owners. */
export interface Counted extends Fact {
  fact: "counted";
  hands: number[];
  on_ring: number[];
  closed: number[];
}

export type PasswordsFact =
  | Announced
  | Hesitated
  | NotKnown
  | Doubted
  | Asked
  | Contested
  | Voted
  | Abstained
  | Verdict
  | Struck
  | Placed
  | Closed
  | Dealt
  | Passed
  | Counted;

export interface BetterWord {
  word: string;
  /** Its gems, as the walk meets them; how many there are is what counts. */
  steps: Step[];
}

/** A turn in which a known word would have placed clearly more. */
export interface MissedTurn {
  /** That of the announcement or of the pass; the one before it shows the table as it was. */
  moment: number;
  seat: number;
  /** What was said; nothing if the turn was passed. */
  word: string | null;
  /** What came of it. */
  gems: number;
  /** Common words first; each later one places more. */
  better: BetterWord[];
}

/** A word of the game that stands out. */
export interface Noted {
  /** Where its gems fell, if these eyes met it. */
  moment: number | null;
  seat: number;
  word: string;
  /** Its letters, how many words are commoner, or its gems. */
  count: number;
}

/** For the turns of these eyes' seat, or of all seats for those who watched. */
export interface Advice {
  /** In the order in which they came; none if hardly anything was better. */
  missed: MissedTurn[];
  longest: Noted | null;
  rarest: Noted | null;
  /** Among the words of all; the earliest of equals. */
  most_fruitful: Noted | null;
}

/** For the types of the protocol: `Told<Passwords>`. */
export interface Passwords {
  view: PasswordsView;
  move: Move;
  fact: PasswordsFact;
  options: PasswordsOptions;
  advice: Advice;
}
