// Made from the Python structs by `./play types`; changes here would be lost.

import type { Fact, Options, TimedView, Written } from "./protocol";

/** One line from pen down to pen up, with its rhythm and nothing of device or account. */
export type Stroke = [begins: number, takes: number, points: number[]];

/** A key in one's own hand: it stands beside the name all game long. */
export interface DrawMark extends Written {
  do: "draw_mark";
  drawing: Stroke[];
}

/** Whether a seat's hands are unhurried: its windows are half as long again. */
export interface TakeTime extends Written {
  do: "take_time";
  seat: number;
  unhurried: boolean;
}

export interface WriteRiddle extends Written {
  do: "write_riddle";
  text: string;
  answers: string[];
  tries: number | null;
}

export interface WriteTrial extends Written {
  do: "write_trial";
  name: string;
  /** What is to be done, and when it is won. */
  text: string;
  sand: boolean;
}

export interface Prepared extends Written {
  do: "prepared";
  /** Whether this player is a person in the room, where trials are played in one. */
  here: boolean;
}

/** To walk; before the game, for who begins; while another's chest is open, for a tiger. */
export interface RollDie extends Written {
  do: "roll_die";
}

export interface OpenChest extends Written {
  do: "open_chest";
}

/** Not now. */
export interface KeepKeys extends Written {
  do: "keep_keys";
}

export interface FaceTrial extends Written {
  do: "face_trial";
}

export interface FaceRiddle extends Written {
  do: "face_riddle";
}

/** No second chance by a riddle. */
export interface LeaveKey extends Written {
  do: "leave_key";
}

/** A finger over the fan: everybody sees it. */
export interface LiftCard extends Written {
  do: "lift_card";
  place: number;
}

export interface DrawCard extends Written {
  do: "draw_card";
  place: number;
}

export interface PutKey extends Written {
  do: "put_key";
  space: number;
}

/** The reader has read it out. */
export interface TurnSand extends Written {
  do: "turn_sand";
}

export interface Answer extends Written {
  do: "answer";
  text: string;
}

/** Let the table draw whether the answer comes to mind, and when. */
export interface Think extends Written {
  do: "think";
  level: "easy" | "fair" | "good";
}

export interface GiveUp extends Written {
  do: "give_up";
}

/** Two dice: an even double ends it. */
export interface RollDice extends Written {
  do: "roll_dice";
}

/** R5: the reader takes an answer that the table did not. */
export interface Accept extends Written {
  do: "accept";
  guess: number;
}

/** The reader takes none of them. */
export interface LetStand extends Written {
  do: "let_stand";
}

/** Begin; by hand, or let the table draw everything that this seat does, at a level. */
export interface Ready extends Written {
  do: "ready";
  by: "easy" | "fair" | "good" | "hand";
}

/** Sent by the page as soon as it hears of the trial: so the table knows the line's delay. */
export interface Echo extends Written {
  do: "echo";
}

/** The candidate says how it went. */
export interface Claim extends Written {
  do: "claim";
  won: boolean;
}

export interface Agree extends Written {
  do: "agree";
}

export interface Object extends Written {
  do: "object";
}

export interface CastVote extends Written {
  do: "cast_vote";
  won: boolean;
}

/** Twitch as if to slap: once in a duel. */
export interface Feint extends Written {
  do: "feint";
}

export interface Slap extends Written {
  do: "slap";
}

/** An answer to the signal, timed where it was seen. */
export interface Reaction extends Written {
  do: "reaction";
  /** Milliseconds from the frame that showed the signal; null if none had been shown. */
  after: number | null;
}

/** Pull the hands away. */
export interface Pull extends Reaction {
  do: "pull";
}

/** Call another word: once before a call. */
export interface Tease extends Written {
  do: "tease";
}

export interface Call extends Written {
  do: "call";
}

/** Put the paw on the die. */
export interface Pounce extends Reaction {
  do: "pounce";
}

/** Let the card go. */
export interface Release extends Written {
  do: "release";
}

/** Close the fingers. */
export interface Pinch extends Reaction {
  do: "pinch";
}

/** Of la bataille. */
export type Figure = "leaf" | "scissors" | "well";

export interface Show extends Written {
  do: "show";
  figure: Figure;
}

export type OwnMove =
  | DrawMark
  | TakeTime
  | WriteRiddle
  | WriteTrial
  | Prepared
  | RollDie
  | OpenChest
  | KeepKeys
  | FaceTrial
  | FaceRiddle
  | LeaveKey
  | LiftCard
  | DrawCard
  | PutKey;

export type RiddleMove = TurnSand | Answer | Think | GiveUp | RollDice | Accept | LetStand;

export type RoomMove = Ready | Echo | Claim | Agree | Object | CastVote;

export type BoyardMove =
  | OwnMove
  | RiddleMove
  | RoomMove
  | Feint
  | Slap
  | Pull
  | Tease
  | Call
  | Pounce
  | Release
  | Pinch
  | Show;

export type Language = "en" | "fr";

export interface BoyardOptions extends Options {
  /** Of riddles and questions; the page may be in another one. */
  language: Language;
  /** For each player, in the chest. */
  notes: number;
  /** After so many the chest stays shut; 0: it goes on until it is empty (R12). */
  rounds: number;
  /** Seconds of sand. */
  timer: 30 | 45 | 60;
  /** Played on the screens, or by everybody in one room. */
  trials: "living_room" | "screen";
  /** Whether the reader may accept an answer that the table did not (R5). */
  accept: boolean;
  /** Whether players write riddles and trials of their own before the game. */
  blanks: boolean;
  /** Riddles that were asked in earlier games at this table, a bit each. */
  used: string;
}

export type Phase =
  | "bonus"
  | "choose"
  | "fan"
  | "first_roll"
  | "give_back"
  | "may_open"
  | "open"
  | "over"
  | "prepare"
  | "riddle"
  | "second_chance"
  | "trial"
  | "turn"
  | "walk";

export interface Keys {
  black: number;
  red: number;
}

/** What the table knows of a seat's line and of its claims, all game long; open to everybody. */
export interface Hands {
  /** How long the last ones took, in milliseconds. */
  echoes: number[];
  /** Claims so far that were too quick to be more than luck. */
  quick: number;
  /** The last ones that counted. */
  claims: number[];
  /** The last ones were remarkably even. */
  even: boolean;
  /** What the seat has shown in la bataille so far. */
  figures: Figure[];
}

/** What everybody sees of a player. */
export interface Player {
  /** Where the pawn stands. */
  space: number;
  keys: Keys;
  /** How many; what they are worth is counted at the end. */
  notes: number;
  mark: Stroke[] | null;
  unhurried: boolean;
  prepared: boolean;
  /** A person, who can play trials in the room. */
  here: boolean;
  hands: Hands;
}

/** The ten cards, and the three blank ones that players may fill in. */
export type TrialName =
  | "anomalie"
  | "barbichette"
  | "bataille"
  | "catapulte"
  | "chaude"
  | "interdits"
  | "nez"
  | "own_0"
  | "own_1"
  | "own_2"
  | "patte"
  | "pince"
  | "qui";

/** Written by a player; nobody is asked a riddle they wrote. */
export interface OwnRiddle {
  seat: number;
  text: string;
  answers: string[];
  tries: number | null;
}

/** A blank card that a player filled in. */
export interface OwnTrial {
  seat: number;
  name: string;
  text: string;
  sand: boolean;
}

/** Who asks whom, and how; open to everybody. */
export interface Asking {
  seats: number;
  candidate: number;
  /** Milliseconds. */
  sand: number;
  language: Language;
  accept: boolean;
  text: string;
  /** From 1 to 3. */
  difficulty: number;
  /** How many answers the card allows; null: as many as wanted. */
  tries: number | null;
}

export type RiddlePhase = "appeal" | "over" | "read" | "sand" | "verdict";

export interface DiceThrow {
  seat: number;
  first: number;
  second: number;
}

export interface Guess {
  text: string;
  at: number;
  right: boolean;
}

export interface RiddleView extends TimedView {
  trial: "riddle";
  /** What this seat may do now, where that can be listed. */
  moves: RiddleMove[];
  asking: Asking;
  reader: number;
  phase: RiddlePhase;
  /** When the phase ends at the latest. */
  until: number;
  /** When the sand was turned. */
  began: number | null;
  /** Who rolls, in order. */
  rollers: number[];
  /** Which slot is rolled for next, from 0. */
  slot: number;
  throws: DiceThrow[];
  guesses: Guess[];
  /** Guesses that the reader may still accept. */
  appeals: number[];
  /** Whether the table thinks for the candidate, and how well. */
  level: "easy" | "fair" | "good" | null;
  /** Since when, once the sand runs. */
  thinks: number | null;
  won: boolean | null;
  /** When something last happened. */
  last: number;
  /** For the reader; for everybody when it is over. */
  answers: string[] | null;
  /** When all is laid open: how long after that the answer comes to mind, if ever. */
  comes: number | null;
  /** When all is laid open: words that are not taken for the answer. */
  near: string[];
}

/** Who faces whom, for the whole of a trial. */
export interface Setting {
  seats: number;
  candidate: number;
  /** Milliseconds. */
  sand: number;
  language: Language;
  /** Seats whose windows are half as long again. */
  unhurried: number[];
  /** Whether nobody may let the table act. */
  by_hand: boolean;
}

/**
 * Who acts for a seat: nobody has said yet; its own hand; the table, at a level. Who is away
 * is played as the easy level, until they are back.
 */
export type By = "away" | "easy" | "fair" | "good" | "hand" | "nobody";

/** How far a trial is, and who acts for whom: what every trial shows everybody. */
export interface Course {
  setting: Setting;
  hands: Hands[];
  by: By[];
  /** How many echoes each seat has sent in this brief. */
  echoed: number[];
  /** When each seat was last asked for one. */
  asked: number[];
  /** `brief`, then those of the trial, `verdict`, `over`. */
  phase: string;
  /** When the phase began. */
  since: number;
  /** When it ends at the latest, if that is open. */
  until: number | null;
  /** When something last happened. */
  last: number;
  /** What was decided, once it is. */
  won: boolean | null;
}

export interface TrialView extends TimedView {
  trial: "TrialView";
  course: Course;
}

/** How a series of duels stands. */
export interface Tally {
  /** Those that are over: whether the candidate won. */
  duels: boolean[];
  /** Whose duel it is now. */
  opponent: number | null;
  needed: number;
}

export interface SeriesView extends TrialView {
  trial: "SeriesView";
  tally: Tally;
}

export interface Ballot {
  seat: number;
  won: boolean;
}

export interface RoomView extends SeriesView {
  trial: "room";
  /** What this seat may do now, where that can be listed. */
  moves: RoomMove[];
  card: TrialName;
  own: OwnTrial | null;
  /** The other people in the room. */
  rivals: number[];
  /** Whether somebody has objected in this trial. */
  objected: boolean;
  /** Whether this go is the second one. */
  again: boolean;
  agreed: number[];
  votes: Ballot[];
}

/** What the table does next for who gives the signal, if nobody does anything before. */
export interface TableAct {
  at: number;
  decoy: boolean;
}

/** Phases: `place`, `wait`, `answer`, `figures`. */
export interface SignalView extends SeriesView {
  trial: "SignalView";
  /** Who acts by their own hands in this duel; whoever is back since acts in the next one. */
  own_hands: number[];
  /** Who gives the signal of this duel. */
  signaller: number | null;
  /** When a false signal was given in this duel. */
  decoy: number | null;
  /** When the signal left. */
  signal: number | null;
  /** Laid open only. */
  table_act: TableAct | null;
}

export type How = "early" | "in_time" | "late" | "missing";

/** How somebody's reaction was judged, for all to see. */
export interface Measured {
  seat: number;
  /** The milliseconds that count; null if there was no reaction, or one to nothing. */
  after: number | null;
  /** What the page said; null where the table drew the reaction, too. */
  claimed: number | null;
  /** Because the claim arrived later than the seat's line explains. */
  added: number;
  /** Too early to be a reaction to the signal. */
  false: boolean;
  drawn: boolean;
}

/** How the candidate's answer went in one duel. */
export interface Outcome {
  opponent: number;
  how: How;
  time: Measured;
  /** Within how many milliseconds it had to come. */
  window: number;
}

/** Of a trial in which the candidate alone answers. */
export interface WindowView extends SignalView {
  trial: "WindowView";
  /** Within how many milliseconds an answer has to come. */
  window: number;
  /** Of all duels, first to last; the last one is on show in the phase `figures`. */
  outcomes: Outcome[];
}

export type ChaudeMove = Ready | Echo | Feint | Slap | Pull;

export interface ChaudeView extends WindowView {
  trial: "chaude";
  /** What this seat may do now, where that can be listed. */
  moves: ChaudeMove[];
  /** Of the candidate in this duel. */
  flinches: number;
}

export type PatteMove = Ready | Echo | Tease | Call | Pounce;

/** One race, as all have seen it. */
export interface Race {
  opponent: number;
  candidate_time: Measured;
  opponent_time: Measured;
  winner: number | null;
}

/** Somebody has moved in this race, and when that was heard of. */
export interface Paw {
  seat: number;
  at: number;
}

export interface PatteView extends SignalView {
  trial: "patte";
  /** What this seat may do now, where that can be listed. */
  moves: PatteMove[];
  races: Race[];
  /** How often this duel was without a winner. */
  again: number;
  paws: Paw[];
  /** What the viewer has claimed in this race. */
  own: number | null;
  /** What was claimed, for each of `paws`: laid open only. */
  claims: (number | null)[];
}

export type PinceMove = Ready | Echo | Release | Pinch;

export interface PinceView extends WindowView {
  trial: "pince";
  /** What this seat may do now, where that can be listed. */
  moves: PinceMove[];
}

export type BatailleMove = Ready | Echo | Show;

/** Both figures of a throw, as all have seen them. */
export interface Throw {
  opponent: number;
  candidate_figure: Figure;
  opponent_figure: Figure;
}

export interface BatailleView extends SeriesView {
  trial: "bataille";
  /** What this seat may do now, where that can be listed. */
  moves: BatailleMove[];
  throws: Throw[];
  /** Who has sealed a figure of this throw. */
  chosen: number[];
  /** What the viewer has sealed; when all is laid open, see `sealed`. */
  own: Figure | null;
  /** Every seat's figure, when all is laid open. */
  sealed: (Figure | null)[];
}

export type SmallView = RiddleView | RoomView | ChaudeView | PatteView | PinceView | BatailleView;

/** What nobody sees before the end, or never. */
export interface LaidOpen {
  /** The notes in it; the top one is the last. */
  chest: number[];
  purses: number[][];
  /** Notes that were never in the chest. */
  box: number[];
  /** The riddles to come; the next one is the last. */
  pack: number[];
  own_riddles: OwnRiddle[];
}

export interface BoyardView extends TimedView {
  /** What this seat may do now, where that can be listed. */
  moves: BoyardMove[];
  options: BoyardOptions;
  phase: Phase;
  /** When the phase ends at the latest. */
  until: number;
  /** When something last happened. */
  last: number;
  players: Player[];
  /** For who begins: 0 is still to roll, -1 is out of it. */
  first_rolls: number[];
  first: number | null;
  turn: number | null;
  round: number;
  /** The keys below each space, from the start on. */
  cells: Keys[];
  /** The last one that was walked by; 0 before. */
  die: number;
  /** How many notes are left in it. */
  chest: number;
  /** What the viewer has taken, first to last; when the game is over, see `purses`. */
  purse: number[];
  /** How many are left in the pack. */
  riddles: number;
  /** Those that were asked, a bit each. */
  used: string;
  /** How many cards are in it. */
  fan: number;
  lifted: number | null;
  /** The trial that came last. */
  resting: TrialName | null;
  /** Who wrote each of those that players wrote... */
  own_riddles: number[];
  /** ... and the numbers of those that were asked. */
  asked_own: number[];
  /** Those that the viewer wrote. */
  written: OwnRiddle[];
  own_trials: OwnTrial[];
  /** The trial or riddle that is on, as it would be seen alone. */
  on: SmallView | null;
  /** When that began: its times count from there. */
  began: number;
  /** When the chest was last opened. */
  opened: number;
  /** While the chest is open: which slot is rolled for next. */
  slot: number;
  /** How many keys are still to be given back. */
  give: number;
  /** Everybody's, once the game is over. */
  purses: number[][] | null;
  hidden: LaidOpen | null;
}

export interface MarkDrawn extends Fact {
  fact: "mark_drawn";
  seat: number;
}

export interface TimeTaken extends Fact {
  fact: "time_taken";
  by: number;
  seat: number;
  unhurried: boolean;
}

export interface RiddleWritten extends Fact {
  fact: "riddle_written";
  seat: number;
}

export interface TrialWritten extends Fact {
  fact: "trial_written";
  seat: number;
}

export interface PlayerPrepared extends Fact {
  fact: "player_prepared";
  seat: number;
}

export interface AllPrepared extends Fact {
  fact: "all_prepared";
}

/** For who begins. */
export interface FirstRolled extends Fact {
  fact: "first_rolled";
  seat: number;
  die: number;
}

/** They roll again. */
export interface RolledAlike extends Fact {
  fact: "rolled_alike";
  seats: number[];
}

export interface TurnBegan extends Fact {
  fact: "turn_began";
  seat: number;
  round: number;
}

export interface Rolled extends Fact {
  fact: "rolled";
  seat: number;
  die: number;
  /** Where the pawn walks to. */
  space: number;
}

export interface Arrived extends Fact {
  fact: "arrived";
  seat: number;
  space: number;
  /** That can be won there. */
  keys: number;
}

export interface Chose extends Fact {
  fact: "chose";
  seat: number;
  trial: boolean;
}

export interface CardLifted extends Fact {
  fact: "card_lifted";
  seat: number;
  place: number;
}

export interface CardDrawn extends Fact {
  fact: "card_drawn";
  seat: number;
  card: TrialName;
  place: number;
}

export interface KeysWon extends Fact {
  fact: "keys_won";
  seat: number;
  space: number;
  black: number;
  red: number;
}

/** The key stays where it is. */
export interface KeyLeft extends Fact {
  fact: "key_left";
  seat: number;
  space: number;
}

export interface ChestOpened extends Fact {
  fact: "chest_opened";
  seat: number;
}

export interface NoteTaken extends Fact {
  fact: "note_taken";
  seat: number;
  left: number;
}

/** Told to the one who took it. */
export interface NoteSeen extends Fact {
  fact: "note_seen";
  value: number;
}

/** While the chest is open. */
export interface PawnRolled extends Fact {
  fact: "pawn_rolled";
  seat: number;
  die: number;
  space: number;
}

/** The chest is shut. */
export interface TigerPounced extends Fact {
  fact: "tiger_pounced";
  seat: number;
  space: number;
}

/** No tiger until the sand had run out: a bonus. */
export interface SandStood extends Fact {
  fact: "sand_stood";
  seat: number;
}

export interface BonusRolled extends Fact {
  fact: "bonus_rolled";
  seat: number;
  die: number;
}

export interface KeyPut extends Fact {
  fact: "key_put";
  seat: number;
  space: number;
  /** A black key was given for the red one. */
  traded: boolean;
}

/** Of each seat, all that it took. */
export interface ChestEmptied extends Fact {
  fact: "chest_emptied";
  purses: number[][];
}

export interface RoundsOver extends Fact {
  fact: "rounds_over";
  purses: number[][];
}

export interface SandTurned extends Fact {
  fact: "sand_turned";
  reader: number;
}

/** The table draws for the candidate, at a level. */
export interface Thinks extends Fact {
  fact: "thinks";
  seat: number;
  level: "easy" | "fair" | "good";
}

export interface Answered extends Fact {
  fact: "answered";
  seat: number;
  text: string;
  right: boolean;
}

export interface DiceRolled extends Fact {
  fact: "dice_rolled";
  seat: number;
  first: number;
  second: number;
}

export interface EvenDouble extends Fact {
  fact: "even_double";
  seat: number;
}

export interface SandRanOut extends Fact {
  fact: "sand_ran_out";
}

export interface NoTriesLeft extends Fact {
  fact: "no_tries_left";
  seat: number;
}

export interface GaveUp extends Fact {
  fact: "gave_up";
  seat: number;
}

export interface AnswerAccepted extends Fact {
  fact: "answer_accepted";
  reader: number;
  text: string;
}

/** Refused answers stay refused. */
export interface AnswersStand extends Fact {
  fact: "answers_stand";
}

export interface RiddleSolved extends Fact {
  fact: "riddle_solved";
  seat: number;
  answer: string;
}

export interface RiddleMissed extends Fact {
  fact: "riddle_missed";
  seat: number;
  answer: string;
}

export interface RiddleOver extends Fact {
  fact: "riddle_over";
  won: boolean;
}

export interface Readied extends Fact {
  fact: "readied";
  seat: number;
  by: By;
}

export interface Echoed extends Fact {
  fact: "echoed";
  seat: number;
  delay: number;
}

/** The brief is over. */
export interface Began extends Fact {
  fact: "began";
}

export interface Decided extends Fact {
  fact: "decided";
  candidate: number;
  won: boolean;
}

/** Everybody has seen the verdict. */
export interface TrialOver extends Fact {
  fact: "trial_over";
  won: boolean;
}

export interface DuelBegan extends Fact {
  fact: "duel_began";
  opponent: number;
}

export interface DuelOver extends Fact {
  fact: "duel_over";
  opponent: number;
  /** By the candidate. */
  won: boolean;
}

/** Time to say how it went. */
export interface SandUp extends Fact {
  fact: "sand_up";
}

export interface Claimed extends Fact {
  fact: "claimed";
  seat: number;
  won: boolean;
}

export interface Agreed extends Fact {
  fact: "agreed";
  seat: number;
}

export interface Objected extends Fact {
  fact: "objected";
  seat: number;
}

/** Because of an objection. */
export interface SecondGo extends Fact {
  fact: "second_go";
}

export interface VoteCalled extends Fact {
  fact: "vote_called";
}

export interface VoteCast extends Fact {
  fact: "vote_cast";
  seat: number;
  won: boolean;
}

/** A bot can't play in the room: the dice said how it went. */
export interface DrawnInTheRoom extends Fact {
  fact: "drawn_in_the_room";
  seat: number;
  won: boolean;
}

/** From now on the signal may come. */
export interface OnGuard extends Fact {
  fact: "on_guard";
  signaller: number;
}

/** Somebody's last claims were nearly the same: worth a look, and no more. */
export interface RemarkablyEven extends Fact {
  fact: "remarkably_even";
  seat: number;
}

export interface Feinted extends Fact {
  fact: "feinted";
  opponent: number;
  /** By the table. */
  drawn: boolean;
}

/** The slap is on its way: this is the signal. */
export interface Slapped extends Fact {
  fact: "slapped";
  opponent: number;
  drawn: boolean;
}

/** Hands pulled away from nothing; this once it is forgiven. */
export interface Flinched extends Fact {
  fact: "flinched";
  seat: number;
}

/** How it ended: `in_time` is a dodge, anything else a slap on the hands. */
export interface Pulled extends Fact {
  fact: "pulled";
  opponent: number;
  how: How;
  time: Measured;
  window: number;
}

export interface Teased extends Fact {
  fact: "teased";
  caller: number;
  /** By the table. */
  drawn: boolean;
}

/** Top! This is the signal. */
export interface Called extends Fact {
  fact: "called";
  caller: number;
  drawn: boolean;
}

/** A paw moved before the call, or at another word. */
export interface JumpedTheGun extends Fact {
  fact: "jumped_the_gun";
  seat: number;
}

/** A paw moved; how soon is seen when both claims are in. */
export interface Pounced extends Fact {
  fact: "pounced";
  seat: number;
}

/** Both times of a race. */
export interface Raced extends Fact {
  fact: "raced";
  opponent: number;
  candidate_time: Measured;
  opponent_time: Measured;
  /** null: it is run again. */
  winner: number | null;
}

export interface OnceMore extends Fact {
  fact: "once_more";
  opponent: number;
}

/** The card falls: this is the signal. */
export interface Released extends Fact {
  fact: "released";
  opponent: number;
  /** By the table. */
  drawn: boolean;
}

/** How it ended: `in_time` is a catch; `time.after` of `window` is where the card was. */
export interface Pinched extends Fact {
  fact: "pinched";
  opponent: number;
  how: How;
  time: Measured;
  window: number;
}

/** Somebody has chosen a figure; which is seen when both have. */
export interface Sealed extends Fact {
  fact: "sealed";
  seat: number;
}

export interface Shown extends Fact {
  fact: "shown";
  opponent: number;
  candidate_figure: Figure;
  opponent_figure: Figure;
}

/** Both have shown the same: again. */
export interface SameFigures extends Fact {
  fact: "same_figures";
  opponent: number;
}

export type OwnFact =
  | MarkDrawn
  | TimeTaken
  | RiddleWritten
  | TrialWritten
  | PlayerPrepared
  | AllPrepared
  | FirstRolled
  | RolledAlike
  | TurnBegan
  | Rolled
  | Arrived
  | Chose
  | CardLifted
  | CardDrawn
  | KeysWon
  | KeyLeft
  | ChestOpened
  | NoteTaken
  | NoteSeen
  | PawnRolled
  | TigerPounced
  | SandStood
  | BonusRolled
  | KeyPut
  | ChestEmptied
  | RoundsOver;

export type TrialFact = Readied | Echoed | Began | Decided | TrialOver;

export type SeriesFact = TrialFact | DuelBegan | DuelOver;

export type RoomFact =
  | SeriesFact
  | SandUp
  | Claimed
  | Agreed
  | Objected
  | SecondGo
  | VoteCalled
  | VoteCast
  | DrawnInTheRoom;

export type RiddleFact =
  | SandTurned
  | Thinks
  | Answered
  | DiceRolled
  | EvenDouble
  | SandRanOut
  | NoTriesLeft
  | GaveUp
  | AnswerAccepted
  | AnswersStand
  | RiddleSolved
  | RiddleMissed
  | RiddleOver;

export type BoyardFact =
  | OwnFact
  | RoomFact
  | RiddleFact
  | OnGuard
  | RemarkablyEven
  | Feinted
  | Slapped
  | Flinched
  | Pulled
  | Teased
  | Called
  | JumpedTheGun
  | Pounced
  | Raced
  | OnceMore
  | Released
  | Pinched
  | Sealed
  | Shown
  | SameFigures;

/** For the types of the protocol: `Told<Boyard>`. */
export interface Boyard {
  view: BoyardView;
  move: BoyardMove;
  fact: BoyardFact;
  options: BoyardOptions;
}
