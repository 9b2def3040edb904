// Made from the Python structs by `./play types`; changes here would be lost.

import type { Fact, Options, View, Written } from "./protocol";

/** Pay a coin: the top card of every pile is removed. */
export interface Renew extends Written {
  do: "renew";
}

export type PileName = "doors_1" | "doors_2" | "keys_1" | "keys_2";

/** Choose a pile and take its top card. */
export interface Take extends Written {
  do: "take";
  pile: PileName;
  /** Where the tile goes that stands in the pile's place; that costs a coin. */
  push_to: number | null;
}

/** Lay the card in hand. */
export interface Lay extends Written {
  do: "lay";
  row: number;
  column: number;
  /** A key with its other face up. */
  turned: boolean;
}

export type Move = Renew | Take | Lay;

/** The rulebook has no variants. */
export interface FourKeysOptions extends Options {}

export type Phase = "choose" | "lay" | "over";

export interface Tile {
  seat: number;
  acolyte: boolean;
}

export interface Pile {
  top: number | null;
  /** The cards under the top one, by number: their order is not known. */
  below: number[];
  /** In the order of removing. */
  removed: number[];
  /** Their order, the next one first, for those who look back at a game. */
  coming: number[] | null;
}

/** A card in a dungeon; no card: the Adventurer's tile. */
export interface Square {
  row: number;
  column: number;
  card: number | null;
  /** A door that is open; a key with its other face up. */
  turned: boolean;
  /** What it is worth as things stand. */
  gold: number;
}

export interface Dungeon {
  /** Row by row. */
  squares: Square[];
  /** Left on the Adventurer's tile. */
  coins: number;
  /** All that it is worth as things stand: rooms, and the coins. */
  gold: number;
}

/** What laying the card in hand in one of the ways there are would do. */
export interface Forecast {
  /** The doors that would open, as places in the dungeon's `squares`; -1 for the card itself. */
  opens: number[];
  /** What the dungeon would then be worth. */
  gold: number;
}

export interface FourKeysView extends View {
  /** What this seat may do now, where that can be listed. */
  moves: Move[];
  options: FourKeysOptions;
  phase: Phase;
  /** The first is 1. */
  round: number;
  /** Who has still to act in this round, in order; the first one is acting. */
  line: Tile[];
  /** The choice line, by pile. */
  places: (Tile | null)[];
  /** The seats in the order in which they began. */
  first: number[];
  piles: Pile[];
  /** The card that was taken and must be laid now. */
  hand: number | null;
  dungeons: Dungeon[];
  /** For each of `moves`, while a card must be laid. */
  forecasts: Forecast[];
  /** Nobody has taken a card in this round yet. */
  idle: boolean;
}

export interface Renewed extends Fact {
  fact: "renewed";
  seat: number;
  removed: number[];
  /** The new top cards, by pile. */
  shown: (number | null)[];
}

/** A pile ran out, and its removed cards were shuffled. */
export interface Refilled extends Fact {
  fact: "refilled";
  pile: PileName;
  count: number;
}

export interface Pushed extends Fact {
  fact: "pushed";
  seat: number;
  tile: Tile;
  /** Whose place the tile had to leave. */
  pile: PileName;
  to: PileName;
}

export interface Took extends Fact {
  fact: "took";
  seat: number;
  acolyte: boolean;
  pile: PileName;
  card: number;
  /** The next top card. */
  shown: number | null;
}

export interface Laid extends Fact {
  fact: "laid";
  seat: number;
  card: number;
  row: number;
  column: number;
  turned: boolean;
}

/** Doors that opened at once. */
export interface Opened extends Fact {
  fact: "opened";
  seat: number;
  cards: number[];
  count: number;
}

/** There was no card to take. */
export interface Skipped extends Fact {
  fact: "skipped";
  seat: number;
  acolyte: boolean;
  /** In whose place the tile waits. */
  pile: PileName;
}

export interface RoundOver extends Fact {
  fact: "round_over";
  /** The next order of turns. */
  line: Tile[];
}

/** The end: the gold of each. */
export interface Counted extends Fact {
  fact: "counted";
  gold: number[];
}

export type FourKeysFact =
  | Renewed
  | Refilled
  | Pushed
  | Took
  | Laid
  | Opened
  | Skipped
  | RoundOver
  | Counted;

/** What was done, or could have been done instead. */
export interface Turn {
  first: Take | Renew;
  /** What followed the take. */
  lay: Lay | null;
  /**
   * The gold that its seat could expect then to have more than the best of the others at the
   * end; negative: less.
   */
  lead: number;
}

/** A turn with which its seat gave gold away. */
export interface CostlyTurn {
  /** That of the take or of the renewing; the one before it shows the table as it was. */
  moment: number;
  seat: number;
  played: Turn;
  better: Turn;
}

/** The costliest turns of these eyes' seat, or of all seats for those who watched. */
export interface Advice {
  /** In the order in which they came; none if nothing was given away. */
  costly: CostlyTurn[];
}

/** For the types of the protocol: `Told<Fourkeys>`. */
export interface Fourkeys {
  view: FourKeysView;
  move: Move;
  fact: FourKeysFact;
  options: FourKeysOptions;
  advice: Advice;
}
