// Made from the Python structs by `./play types`; changes here would be lost.

import type { Fact, Options, View, Written } from "./protocol";

export interface Observe extends Written {
  do: "observe";
  slot: number;
}

export interface Exchange extends Written {
  do: "exchange";
  slot: number;
}

export interface Force extends Written {
  do: "force";
  target: number;
  slot: number;
}

export interface Pass extends Written {
  do: "pass";
}

export interface EndTurn extends Written {
  do: "end_turn";
}

export interface Designate extends Written {
  do: "designate";
  target: number;
}

/** In the final phase: that player holds the Fake Key. */
export interface Name extends Written {
  do: "name";
  target: number;
}

export type Action = Observe | Exchange | Force | Pass | EndTurn | Designate | Name;

export interface CoffreOptions extends Options {
  /** Neutrals above n - 1; as many cards then leave the game unseen (R1). */
  spare_neutrals: number;
  /** Being forced locks the new card too (R4). */
  lock_forced: boolean;
  /** One Trap replaces a Neutral. */
  trap: boolean;
  /** Rounds after which the chest stays shut; 0 for no limit (R9). */
  round_limit: number;
  /** Seconds after which the last step of a turn ends by itself (R6). */
  end_delay: number;
}

export type Phase = "act" | "close" | "name" | "over";

export type Face = "fake" | "key" | "neutral" | "trap" | "treasure";

/** A card on the table. Its number says where it was dealt, so all can follow it about. */
export interface Card {
  number: number;
  /** What the viewer rightly knows it to be. */
  face: Face | null;
  seen_by: number[];
}

/** A player holds this card; of oneself it says "I hold this card". */
export interface ClaimHand extends Written {
  do: "claim_hand";
  holder: number;
  face: Face;
}

export interface ClaimSlot extends Written {
  do: "claim_slot";
  slot: number;
  face: Face;
}

export interface Believe extends Written {
  do: "believe";
  target: number;
}

export interface Doubt extends Written {
  do: "doubt";
  target: number;
}

export type Talk = ClaimHand | ClaimSlot | Believe | Doubt;

/** The last thing a player said about one card or person, and in which turn of the game. */
export interface Claim {
  seat: number;
  /** As it would be said now: of the place to which the card has moved since. */
  claim: Talk;
  turn: number;
  /** The number of the card that was meant. */
  card: number | null;
}

export interface CoffreView extends View {
  /** What this seat may do now, where that can be listed. */
  moves: Action[];
  options: CoffreOptions;
  phase: Phase;
  first: number;
  /** The seat whose turn it is, or who names next in the final phase. */
  turn: number;
  /** Turns that have ended; `seats` of them make a round. */
  turns: number;
  hands: Card[];
  centre: [Card, Card];
  /** What lay outside the game, once it is over. */
  out: Face[] | null;
  /** How many ends of their own turn each seat is still locked for: 0, 1 or 2. */
  locks: number[];
  /** Who designated, and so holds the Treasure. */
  treasure: number | null;
  designated: number | null;
  /** Whom each named in the final phase, in the order of speaking: left of the Treasure first. */
  named: number[];
  claims: Claim[];
}

export type Move = Action | Talk;

export interface Observed extends Fact {
  fact: "observed";
  seat: number;
  slot: number;
}

export interface Exchanged extends Fact {
  fact: "exchanged";
  seat: number;
  slot: number;
}

export interface Forced extends Fact {
  fact: "forced";
  seat: number;
  target: number;
  slot: number;
}

export interface Passed extends Fact {
  fact: "passed";
  seat: number;
}

export interface TurnEnded extends Fact {
  fact: "turn_ended";
  seat: number;
}

export interface Designated extends Fact {
  fact: "designated";
  seat: number;
  target: number;
}

/** The designated player turned out to be neither Key nor Fake Key. */
export interface FinalPhase extends Fact {
  fact: "final_phase";
  treasure: number;
  cleared: number;
}

export interface Named extends Fact {
  fact: "named";
  seat: number;
  target: number;
}

export interface Said extends Fact {
  fact: "said";
  seat: number;
  claim: Talk;
}

/** Told to the observer alone. */
export interface Saw extends Fact {
  fact: "saw";
  slot: number;
  face: Face;
}

/** Told to the one who got a card, by Exchange or by being forced. */
export interface Received extends Fact {
  fact: "received";
  face: Face;
}

/** The end: every card is turned up. */
export interface Revealed extends Fact {
  fact: "revealed";
  hands: Face[];
  centre: [Face, Face];
  out: Face[];
}

export type CoffreFact =
  | Observed
  | Exchanged
  | Forced
  | Passed
  | TurnEnded
  | Designated
  | FinalPhase
  | Named
  | Said
  | Saw
  | Received
  | Revealed;

/** Where one card was likely to be. */
export interface Odds {
  card: Face;
  /** By moment, as the replay counts them: for each seat, each slot, and out of the game. */
  chances: number[][];
}

/** A moment at which much changed, and where most of it. */
export interface TurningPoint {
  moment: number;
  /** Whose act or claim it was. */
  seat: number;
  /** The act or claim itself. */
  fact: CoffreFact;
  card: Face;
  /** A seat, then the two slots, then out of the game. */
  place: number;
  before: number;
  after: number;
}

/** What somebody could reckon at each moment, and when it changed most. */
export interface Advice {
  odds: Odds[];
  /**
   * In the order in which they came; all about the card on which the game turned, or about the
   * next one if these eyes knew all along where that lay.
   */
  turning_points: TurningPoint[];
}

/** For the types of the protocol: `Told<Coffre>`. */
export interface Coffre {
  view: CoffreView;
  move: Move;
  fact: CoffreFact;
  options: CoffreOptions;
  advice: Advice;
}
