/** What the pictures of the trials show. They know no rules: whoever has the rules says what is to be seen. */
import type { Slot, Worn } from "../figures/things";

export const TRIALS = [
  "qui", "barbichette", "anomalie", "nez", "interdits", "chaude", "patte", "pince", "bataille", "catapulte",
] as const;
export type Trial = (typeof TRIALS)[number];

export interface Person {
  name: string;
  avatar: string;
  /** The colour of the lifebuoy: 0 to 5. */
  buoy: number;
}

export type Mark = "on" | "won" | "lost" | "next";

/** An opponent in the row below the stage. */
export interface Opponent extends Person {
  mark: Mark;
  /** A word or a figure: "face to face", "0.31 s". */
  state: string;
}

/** The share of the sand that is left, 0 to 1, and the time in words. */
export interface Sand {
  share: number;
  figure: string;
}

export interface StageWords {
  title: string;
  line: string;
  /** Names the row of opponents for those who don't see it. */
  opponents: string;
  /** What it takes to win, under the opponents. */
  need?: string;
  /** Instead of sand. */
  sandless?: string;
}

/** La main chaude: the candidate's hands lie on the opponent's. */
export type HandsMoment = "rest" | "feint" | "slap" | "dodged" | "hit" | "flinch";

/** La patte du tigre; of false starts, mine and theirs. */
export type PawsMoment = "rest" | "tease" | "call" | "mine" | "theirs" | "false" | "theirs_false";

/** La pince: held, falling, then where it was caught or that it fell; `early` closed on air. */
export type PinchMoment = "held" | "falling" | "caught" | "fallen" | "early";

/** La bataille. */
export const THROWS = ["well", "leaf", "scissors"] as const;
export type Throw = (typeof THROWS)[number];
/** What lies before somebody: nothing yet, a sealed choice, or a figure. */
export type Shown = Throw | "open" | "sealed";

/** La barbichette: a marker on a beam, both in thousandths from the middle; outside the calm zone one laughs. */
export interface Balance {
  at: number;
  calm: number;
}

/** Nez à nez, in units of 1,000 x 600. */
export interface Spot {
  x: number;
  y: number;
}
export type BoxMoment = "theirs" | "sliding" | "mine" | "fallen";

/** Its version in steps: squares of an 11 x 7 grid. */
export interface Square {
  column: number;
  row: number;
}
export type Direction = "up" | "down" | "left" | "right";

/** La catapulte, in thousandths of the floor. */
export interface Flight {
  /** The share of the way the die has gone, 0 to 1. */
  share: number;
  /** Where it was thrown to, and how far the gust carries it, once it blows. */
  to: number;
  gust: number;
  high: boolean;
}

/** L'anomalie: who wears what, and a thing that is pointed at. */
export interface Dressed extends Person {
  wearing: readonly Worn[];
  /** How the figure stands: 0 to 5. */
  stance: number;
}
export interface Pointed {
  name: string;
  slot: Slot;
}

/** À qui est-ce ? */
export type Dot = readonly [x: number, y: number];
export interface Stroke {
  dots: readonly Dot[];
  /** When it began and ended, in milliseconds since the first one. */
  from: number;
  to: number;
}

/** Les interdits. */
export type Line =
  | { id: number; kind: "asks"; who: Person; text: string }
  | { id: number; kind: "answers"; text: string; struck?: boolean }
  | { id: number; kind: "note"; text: string };
