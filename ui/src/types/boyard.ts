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
  /** One at least; whoever forgets them is told so. */
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

/** How well the table draws an act of skill; `fair` is an ordinary person on a phone. */
export type Level = "easy" | "fair" | "good";

/** Let the table draw whether the answer comes to mind, and when. */
export interface Think extends Written {
  do: "think";
  level: Level;
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

/**
 * Begin; by hand, or let the table draw everything that this seat does, at a level.  Where a
 * trial is motion itself, `still` is by hand too, in steps instead of motion.
 */
export interface Ready extends Written {
  do: "ready";
  by: "easy" | "fair" | "good" | "hand" | "still";
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

export interface Doubt extends Written {
  do: "doubt";
}

export interface CastVote extends Written {
  do: "cast_vote";
  won: boolean;
}

/** An opponent's sheet; there is no second one. */
export interface HandIn extends Written {
  do: "hand_in";
  drawing: Stroke[];
}

/** The candidate puts a name under a sheet; a name that was there changes places with it. */
export interface PlaceName extends Written {
  do: "place_name";
  sheet: number;
  seat: number;
}

/** Sheets that have no name yet get those that are left, by lot. */
export interface ConfirmNames extends Written {
  do: "confirm_names";
}

/** What a hand did in some steps: lean to the left, not at all, to the right. */
export interface Lean extends Written {
  do: "lean";
  step: number;
  leans: number[];
}

/** Short and hard, long and soft, there and back. */
export type GrimaceKind = "back" | "long" | "short";

/** At the one who is faced; for most hands it comes as a shove, to a side that is drawn. */
export interface Grimace extends Written {
  do: "grimace";
  kind: GrimaceKind;
}

/** What calms a still grimace. */
export type Calming = "bite_lip" | "breathe" | "look_away";

/** An answer to a still grimace, named by its number in this duel. */
export interface Calm extends Written {
  do: "calm";
  grimace: number;
  answer: Calming;
}

/** The candidate lets the curtain fall. */
export interface SeenEnough extends Written {
  do: "seen_enough";
}

export type What = "badge" | "bag" | "glasses" | "hair" | "hat" | "scarf" | "shoes" | "watch";

/** Give an avatar another kind or colour of something it wears. */
export interface ChangeThing extends Written {
  do: "change_thing";
  seat: number;
  what: What;
  kind: number;
  colour: number;
}

/** Let two avatars swap what both of them wear. */
export interface SwapThings extends Written {
  do: "swap_things";
  seat: number;
  other: number;
  what: What;
}

export interface PointAt extends Written {
  do: "point_at";
  thing: number;
}

/** Whose nose shall hold the box: an opponent's vote. */
export interface NameHolder extends Written {
  do: "name_holder";
  holder: number;
}

/** Where the candidate's pointer was in some steps. */
export interface Reach extends Written {
  do: "reach";
  step: number;
  points: [number, number][];
  /** The step in which the candidate tapped to take the box, if in one of these. */
  take: number | null;
}

export type Way = "down" | "left" | "right" | "up";

/** The holder's nose twitches, then the box moves. */
export interface Nudge extends Written {
  do: "nudge";
  way: Way;
}

/** A still candidate steps to the next square. */
export interface MoveNose extends Written {
  do: "move_nose";
  way: Way;
}

/** A still candidate answers the direction that was called. */
export interface FollowBox extends Written {
  do: "follow_box";
  number: number;
  way: Way;
}

/** An opponent's own question; it is put when the candidate is free and their turn comes. */
export interface AskQuestion extends Written {
  do: "ask_question";
  text: string;
}

/** One of the questions that lie ready. */
export interface AskOffered extends Written {
  do: "ask_offered";
  question: number;
}

export interface Reply extends Written {
  do: "reply";
  text: string;
}

/** An opponent does not take the newest reply for an answer. */
export interface ObjectTo extends Written {
  do: "object_to";
  exchange: number;
}

/** Another opponent agrees. */
export interface BackObjection extends Written {
  do: "back_objection";
  exchange: number;
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
  do: string;
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

/** Quick and flat, or slow and steep. */
export type Arc = "high" | "low";

/** The opponent throws the die at a spot from 0, the left, to 1,000. */
export interface Launch extends Written {
  do: "launch";
  spot: number;
  arc: Arc;
}

/** How far the candidate moved the cup in some steps of the flight. */
export interface Slide extends Written {
  do: "slide";
  step: number;
  slides: number[];
}

/** A still candidate puts the cup on one of eleven places; the last one counts. */
export interface PlaceCup extends Written {
  do: "place_cup";
  place: number;
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

export type NezMove = Ready | Echo | NameHolder | Reach | Nudge | MoveNose | FollowBox;

export type BoyardMove =
  | OwnMove
  | RiddleMove
  | NezMove
  | Claim
  | Agree
  | Doubt
  | CastVote
  | HandIn
  | PlaceName
  | ConfirmNames
  | Lean
  | Grimace
  | Calm
  | SeenEnough
  | ChangeThing
  | SwapThings
  | PointAt
  | AskQuestion
  | AskOffered
  | Reply
  | ObjectTo
  | BackObjection
  | Feint
  | Slap
  | Pull
  | Tease
  | Call
  | Pounce
  | Release
  | Pinch
  | Show
  | Launch
  | Slide
  | PlaceCup;

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
  /** Dice in a row that its cup was right under, in la catapulte. */
  exact: number;
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
  level: Level | null;
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
 * Who acts for a seat: nobody has said yet; its own hand, or that in the version without
 * motion; the table, at a level. Who is away is played as the easy level, until they are
 * back.
 */
export type By = "away" | "easy" | "fair" | "good" | "hand" | "nobody" | "still";

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
  trial: string;
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
  trial: string;
  tally: Tally;
}

export type RoomMove = Ready | Echo | Claim | Agree | Doubt | CastVote;

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

export type QuiMove = Ready | Echo | HandIn | PlaceName | ConfirmNames;

/** What everybody draws. */
export interface Subject {
  id: string;
  fr: string;
  en: string;
}

export interface SealedSheet {
  seat: number;
  drawing: Stroke[];
}

/** Phases: `sketch`, `match`. */
export interface QuiView extends TrialView {
  trial: "qui";
  /** What this seat may do now, where that can be listed. */
  moves: QuiMove[];
  /** null before the brief is over. */
  subject: Subject | null;
  /** Whose names are to be put, from the candidate's left. */
  opponents: number[];
  /** So many names must be right. */
  needed: number;
  /** Who has handed in a sheet of their own hand; the table draws the others'. */
  handed_in: number[];
  /** What the viewer has handed in. */
  own: Stroke[] | null;
  /** Once the candidate gets them; a sheet's number is its place. */
  sheets: Stroke[][];
  /** The number of the sheet that the viewer's own hand drew. */
  own_sheet: number | null;
  /** Under each sheet, as the candidate has put them so far. */
  names: (number | null)[];
  /** Who drew each sheet, once it is decided. */
  drew: number[] | null;
  /** All that was handed in, when all is laid open. */
  sealed: SealedSheet[];
}

export type BarbichetteMove = Ready | Echo | Lean | Grimace | Calm;

/** How a side plays: by keeping a beam level, by answers to still grimaces, or the table does. */
export type Plays = "beam" | "still" | "table";

/** One of the two who face each other. */
export interface Facing {
  seat: number;
  plays: Plays;
  /** Where in the waves its beam's own trembling begins. */
  noise: number;
  /** Where its marker is, in thousandths; 0 is the middle. */
  x: number;
  v: number;
  /** How many of its beam were played. */
  steps: number;
  /** After how many steps. */
  laughed: number | null;
  /** Still grimaces not calmed, in the whole trial. */
  misses: number;
  /** When it last threw a grimace, or came forward. */
  threw: number;
  /** Its last leans. */
  lately: number[];
  /** Grimaces in a row that it leant against sooner than hands can. */
  quick: number;
}

/** To the left or to the right. */
export type ToASide = -1 | 1;

/** A grimace of this duel; its number is its place among them. */
export interface GrimaceThrown {
  seat: number;
  whom: number;
  kind: GrimaceKind;
  side: ToASide;
  step: number;
  at: number;
  answer: Calming;
  /** Whether an answer is waited for. */
  open: boolean;
}

export interface BarbichetteView extends TrialView {
  trial: "barbichette";
  /** What this seat may do now, where that can be listed. */
  moves: BarbichetteMove[];
  /** When the sand was turned. */
  turned: number | null;
  /** How many opponents have. */
  laughed: number;
  /** When the duel did, from which steps count. */
  began: number;
  /** The candidate and the opponent, while they face each other. */
  sides: Facing[];
  /** Of this duel. */
  grimaces: GrimaceThrown[];
}

export type AnomalieMove = Ready | Echo | SeenEnough | ChangeThing | SwapThings | PointAt;

/** Something that an avatar wears. */
export interface Thing {
  /** By which it is pointed at; all names are new after the curtain. */
  name: number;
  what: What;
  kind: number;
  colour: number;
}

/** Somebody as they stand before the candidate. */
export interface Avatar {
  seat: number;
  pose: number;
  things: Thing[];
}

/** A thing that is not as it was; of a swap there are two. */
export interface Alteration {
  seat: number;
  /** Its name after the curtain. */
  thing: number;
  what: What;
  /** As it was before. */
  kind: number;
  /** Likewise. */
  colour: number;
}

export interface SealedProposal {
  seat: number;
  proposal: ChangeThing | SwapThings;
}

/** Phases: `look`, `change`, `find`. While it is `change` the candidate sees nothing happen. */
export interface AnomalieView extends TrialView {
  trial: "anomalie";
  /** What this seat may do now, where that can be listed. */
  moves: AnomalieMove[];
  /** In `look` and `find`: when the sand has run out. What was sent before may arrive after. */
  sand_out: number | null;
  /** The background, as far as it is seen. */
  scene: number | null;
  /** From left to right; empty before the first look, and for the candidate behind the curtain. */
  avatars: Avatar[];
  /** For opponents: who of them has sealed a proposal. */
  proposed: number[];
  /** What the viewer has proposed. */
  own: ChangeThing | SwapThings | null;
  /** The names of things that were pointed at in vain. */
  pointed: number[];
  /** So often the candidate may still point. */
  left: number;
  /** What was changed, once it is decided. */
  alterations: Alteration[] | null;
  /** Everybody's, when all is laid open. */
  proposals: SealedProposal[];
}

export interface HolderVote {
  seat: number;
  holder: number;
}

/** How the candidate does: with a nose in motion, in squares, or the table does. */
export type NezPlays = "nose" | "still" | "table";

/** Touch the box gently; stay with it while it slides over; take it. */
export type NezStage = "follow" | "meet" | "take";

/** A nudge that is on its way or at work. */
export interface NudgeOn {
  way: Way;
  step: number;
}

/** How a candidate with a nose in motion stands after so many steps. */
export interface Noses {
  /** In thousandths of a unit, as the box. */
  nose: [number, number];
  pointer: [number, number];
  box: [number, number];
  steps: number;
  stage: NezStage;
  /** Steps near enough to the box, of those that it needs to slide over. */
  followed: number;
  /** Whether the noses were apart: a box that bounced off must be left before it is met again. */
  away: boolean;
}

/** How a candidate stands who plays in steps. */
export interface Squares {
  nose: [number, number];
  box: [number, number];
  /** When the box came to its square. */
  moved: number;
  /** When the nose did. */
  stepped: number;
  /** The directions so far; the last one waits for an answer. */
  called: Way[];
  /** When that was called. */
  asked: number;
}

export interface NezView extends TrialView {
  trial: "nez";
  /** What this seat may do now, where that can be listed. */
  moves: NezMove[];
  votes: HolderVote[];
  holder: number | null;
  plays: NezPlays;
  stage: NezStage;
  /** When the sand was turned, from which steps count. */
  began: number;
  /** How many half seconds of the sway were told... */
  beats: number;
  /** ... and how many the table has been at this stage. */
  stage_beats: number;
  /** Where the holder's four waves are after those. */
  phases: number[];
  /** Where the box will be, but for nudges: as far as it is known from the next step on. */
  sway: [number, number][];
  nudges: NudgeOn[];
  /** When the holder last nudged. */
  nudged: number;
  noses: Noses | null;
  squares: Squares | null;
}

export type InterditsMove =
  | Ready
  | Echo
  | AskQuestion
  | AskOffered
  | Reply
  | ObjectTo
  | BackObjection;

/** A question, and the reply once there is one. */
export interface Exchange {
  /** Who asked. */
  seat: number;
  question: string;
  /** When. */
  put: number;
  /** Whether the table chose the question. */
  by_table: boolean;
  reply: string | null;
  /** Whether the table replies, or has. */
  drawn: boolean;
}

export interface Offer {
  question: number;
  text: string;
}

/** One that is open. */
export interface Objection {
  exchange: number;
  seat: number;
  /** Who must still agree. */
  lacking: number[];
  until: number;
}

export interface MadeObjection {
  seat: number;
  exchange: number;
}

/** How a candidate loses: a word, the same again, what all others took for no answer, nothing. */
export type Loss = "forbidden" | "objected" | "repeated" | "silent";

export interface WaitingQuestion {
  seat: number;
  text: string;
}

/** Phases: `talk` while a question is open, `pause` while none is. */
export interface InterditsView extends TrialView {
  trial: "interdits";
  /** What this seat may do now, where that can be listed. */
  moves: InterditsMove[];
  /** When the sand has run out, and the candidate has won. */
  sand_out: number | null;
  /** When the open question must be answered. What was sent before may arrive after. */
  reply_by: number | null;
  /** When the table stops waiting for a reply; or replies or asks itself. */
  turn_due: number | null;
  /** The conversation, first to last. */
  exchanges: Exchange[];
  /** Questions that lie ready for the opponents. */
  offers: Offer[];
  /** Which opponents have a question waiting. */
  asking: number[];
  /** The viewer's, while it waits. */
  own_question: string | null;
  /** Whether the candidate has repeated something once. */
  warned: boolean;
  objection: Objection | null;
  /** Each opponent has one. */
  objected: MadeObjection[];
  upheld: number;
  /** Exchanges whose questions must be put again. */
  again: number[];
  /** By what, if it was. */
  lost: Loss | null;
  /** Whose turn to ask comes next, as a place among the opponents. */
  next_asker: number;
  /** The numbers of the table's questions that were put. */
  asked: number[];
  /** All that wait, when all is laid open. */
  waiting_questions: WaitingQuestion[];
}

/** How far a duel about a signal is. */
export interface SignalDuel {
  /** Who acts by their own hands in it; whoever is back since acts in the next one. */
  own_hands: number[];
  /** Who gives the signal. */
  signaller: number | null;
  /** When a false one was given. */
  decoy: number | null;
  /** When it left. */
  signal: number | null;
}

/** What the table does next for who gives the signal, if nobody does anything before. */
export interface TableAct {
  at: number;
  decoy: boolean;
}

/** Phases: `place`, `wait`, `answer`, `figures`. */
export interface SignalView extends SeriesView {
  trial: string;
  duel: SignalDuel;
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
  trial: string;
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

export type CatapulteMove = Ready | Echo | Launch | Slide | PlaceCup;

/** How the candidate does: with a cup in motion, by places, or the table does. */
export type CatapultePlays = "cup" | "still" | "table";

export interface Flight {
  spot: number;
  arc: Arc;
  steps: number;
  began: number;
  /** Once it has blown. */
  gust: number | null;
}

export interface Cup {
  x: number;
  /** How it moved in the last step. */
  slide: number;
  /** How many were played. */
  steps: number;
  /** Where a still candidate has put it. */
  place: number | null;
}

/** A flight that is over, as all have seen it. */
export interface DieLanding {
  opponent: number;
  spot: number;
  cup: number;
  caught: boolean;
}

export interface CatapulteView extends SeriesView {
  trial: "catapulte";
  /** What this seat may do now, where that can be listed. */
  moves: CatapulteMove[];
  plays: CatapultePlays;
  /** Of the cup. */
  width: number;
  flight: Flight | null;
  cup: Cup;
  landings: DieLanding[];
}

export type SmallView =
  | RiddleView
  | RoomView
  | QuiView
  | BarbichetteView
  | AnomalieView
  | NezView
  | InterditsView
  | ChaudeView
  | PatteView
  | PinceView
  | BatailleView
  | CatapulteView;

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

/** R14: who plays late takes a note before the first turn. */
export interface LateNote extends Fact {
  fact: "late_note";
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
  level: Level;
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

export interface ClaimDoubted extends Fact {
  fact: "claim_doubted";
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

export interface SubjectGiven extends Fact {
  fact: "subject_given";
  subject: Subject;
}

export interface SheetHandedIn extends Fact {
  fact: "sheet_handed_in";
  seat: number;
}

/** Numbered by lot. */
export interface SheetsShown extends Fact {
  fact: "sheets_shown";
  sheets: Stroke[][];
}

/** The names under all sheets, after one was put. */
export interface NamePlaced extends Fact {
  fact: "name_placed";
  sheet: number;
  seat: number;
  names: (number | null)[];
}

/** Sheet by sheet whose name the candidate put, and who drew it. */
export interface DrawersTold extends Fact {
  fact: "drawers_told";
  names: number[];
  drew: number[];
  right: number;
  needed: number;
}

/** The candidate faces an opponent; steps count from now. */
export interface CameForward extends Fact {
  fact: "came_forward";
  opponent: number;
}

export interface Leaned extends Fact {
  fact: "leaned";
  seat: number;
  step: number;
  /** As they count: what came too late is a hand that does nothing. */
  leans: number[];
}

export interface Grimaced extends Fact {
  fact: "grimaced";
  seat: number;
  whom: number;
  number: number;
  kind: GrimaceKind;
  /** Where it shoves. */
  side: ToASide;
  /** From when on, in steps of the one whom it meets; until then it is not shown. */
  step: number;
  /** What calms it, where it is still. */
  answer: Calming;
}

/** A still grimace was answered, or not in time. */
export interface Calmed extends Fact {
  fact: "calmed";
  seat: number;
  number: number;
  well: boolean;
  misses: number;
}

/** No trace came from an opponent: the table plays them until the end of this duel. */
export interface HandWentIdle extends Fact {
  fact: "hand_went_idle";
  seat: number;
}

export interface Laughed extends Fact {
  fact: "laughed";
  seat: number;
  step: number;
}

/** The last traces are waited for. */
export interface SandIsOut extends Fact {
  fact: "sand_is_out";
}

/** Somebody has leant against grimaces sooner than hands can: worth a look, and no more. */
export interface RemarkablyQuick extends Fact {
  fact: "remarkably_quick";
  seat: number;
}

/** From left to right. */
export interface AvatarsShown extends Fact {
  fact: "avatars_shown";
  avatars: Avatar[];
  scene: number;
}

export interface CurtainFell extends Fact {
  fact: "curtain_fell";
}

/** All that can be noticed from outside while the others are at work behind it. */
export interface CurtainRustled extends Fact {
  fact: "curtain_rustled";
}

/** Told to the opponents. */
export interface ProposalSealed extends Fact {
  fact: "proposal_sealed";
  seat: number;
}

export interface CurtainRose extends Fact {
  fact: "curtain_rose";
  avatars: Avatar[];
  scene: number;
}

export interface PointedAt extends Fact {
  fact: "pointed_at";
  thing: number;
  right: boolean;
  /** So often the candidate may still point. */
  left: number;
}

/** What it was, once it is found or over. */
export interface AnomalyTold extends Fact {
  fact: "anomaly_told";
  alterations: Alteration[];
}

export interface HolderVoted extends Fact {
  fact: "holder_voted";
  seat: number;
  holder: number;
}

/** The sand is turned; steps count from now. */
export interface HolderNamed extends Fact {
  fact: "holder_named";
  holder: number;
}

/** Where the box will be in the next steps, but for nudges. */
export interface Swayed extends Fact {
  fact: "swayed";
  step: number;
  boxes: [number, number][];
}

/** Where the candidate's nose was, as it counts. */
export interface Reached extends Fact {
  fact: "reached";
  step: number;
  noses: [number, number][];
}

export interface Nudged extends Fact {
  fact: "nudged";
  seat: number;
  way: Way;
  /** From when on the box moves; the nose twitches for eight steps before. */
  step: number;
}

/** Gently: now follow it; or too fast, and it bounced off. */
export interface BoxTouched extends Fact {
  fact: "box_touched";
  step: number;
  gently: boolean;
}

/** Now it may be taken. */
export interface BoxSlidOver extends Fact {
  fact: "box_slid_over";
  step: number;
}

export interface BoxTaken extends Fact {
  fact: "box_taken";
  step: number;
}

/** Met too fast; the noses came apart; taken while it moved; or a drawn or still hand failed. */
export type FallWhy = "hit" | "lost" | "missed" | "moving";

export interface BoxFell extends Fact {
  fact: "box_fell";
  step: number;
  why: FallWhy;
}

/** The box is still on the holder's nose, unless a trace on its way says something else. */
export interface NezSandOut extends Fact {
  fact: "nez_sand_out";
}

/** Onto another square, for a still candidate. */
export interface BoxMoved extends Fact {
  fact: "box_moved";
  square: [number, number];
}

export interface NoseMoved extends Fact {
  fact: "nose_moved";
  square: [number, number];
}

export interface WayCalled extends Fact {
  fact: "way_called";
  number: number;
  way: Way;
}

export interface BoxFollowed extends Fact {
  fact: "box_followed";
  number: number;
  well: boolean;
}

/** An opponent has a question waiting. */
export interface QuestionReady extends Fact {
  fact: "question_ready";
  seat: number;
}

export interface QuestionPut extends Fact {
  fact: "question_put";
  seat: number;
  text: string;
  /** Whether the table chose it. */
  drawn: boolean;
  /** Whether it is put once more, after an objection. */
  again: boolean;
}

export interface Replied extends Fact {
  fact: "replied";
  seat: number;
  text: string;
  drawn: boolean;
}

export interface ForbiddenSaid extends Fact {
  fact: "forbidden_said";
  word: string;
}

/** Too much like an earlier reply, or like the question: the next time it is lost. */
export interface RepeatWarned extends Fact {
  fact: "repeat_warned";
  like: string;
}

/** For the second time. */
export interface Repeated extends Fact {
  fact: "repeated";
  like: string;
}

/** Time is up, without an answer. */
export interface NothingReplied extends Fact {
  fact: "nothing_replied";
  seat: number;
}

export interface Objected extends Fact {
  fact: "objected";
  seat: number;
  exchange: number;
}

export interface ObjectionBacked extends Fact {
  fact: "objection_backed";
  seat: number;
  exchange: number;
}

/** All the others agree: the question is put again, or, the second time, it is lost. */
export interface ObjectionUpheld extends Fact {
  fact: "objection_upheld";
  exchange: number;
  /** How many have been, with this one. */
  upheld: number;
}

export interface ObjectionDropped extends Fact {
  fact: "objection_dropped";
  exchange: number;
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

/** The die flies; steps count from now. */
export interface DieLaunched extends Fact {
  fact: "die_launched";
  opponent: number;
  spot: number;
  arc: Arc;
  /** How many the flight takes. */
  steps: number;
}

/** The wind carries the die aside. */
export interface GustBlew extends Fact {
  fact: "gust_blew";
  shift: number;
}

export interface Slid extends Fact {
  fact: "slid";
  step: number;
  /** Where the cup was after each step, as it counts. */
  cups: number[];
}

export interface CupPlaced extends Fact {
  fact: "cup_placed";
  place: number;
}

export interface DieLanded extends Fact {
  fact: "die_landed";
  opponent: number;
  spot: number;
  cup: number;
  caught: boolean;
}

/** Somebody's cup was always right under the die: worth a look, and no more. */
export interface RemarkablyExact extends Fact {
  fact: "remarkably_exact";
  seat: number;
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
  | LateNote
  | NoteSeen
  | PawnRolled
  | TigerPounced
  | SandStood
  | BonusRolled
  | KeyPut
  | ChestEmptied
  | RoundsOver;

export type TrialFact = Readied | Echoed | Began | Decided | TrialOver;

export type NezFact =
  | TrialFact
  | HolderVoted
  | HolderNamed
  | Swayed
  | Reached
  | Nudged
  | BoxTouched
  | BoxSlidOver
  | BoxTaken
  | BoxFell
  | NezSandOut
  | BoxMoved
  | NoseMoved
  | WayCalled
  | BoxFollowed;

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
  | NezFact
  | RiddleFact
  | DuelBegan
  | DuelOver
  | SandUp
  | Claimed
  | Agreed
  | ClaimDoubted
  | SecondGo
  | VoteCalled
  | VoteCast
  | DrawnInTheRoom
  | SubjectGiven
  | SheetHandedIn
  | SheetsShown
  | NamePlaced
  | DrawersTold
  | CameForward
  | Leaned
  | Grimaced
  | Calmed
  | HandWentIdle
  | Laughed
  | SandIsOut
  | RemarkablyQuick
  | AvatarsShown
  | CurtainFell
  | CurtainRustled
  | ProposalSealed
  | CurtainRose
  | PointedAt
  | AnomalyTold
  | QuestionReady
  | QuestionPut
  | Replied
  | ForbiddenSaid
  | RepeatWarned
  | Repeated
  | NothingReplied
  | Objected
  | ObjectionBacked
  | ObjectionUpheld
  | ObjectionDropped
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
  | SameFigures
  | DieLaunched
  | GustBlew
  | Slid
  | CupPlaced
  | DieLanded
  | RemarkablyExact;

/** The chest was opened though a better moment would have come, or was kept shut too long. */
export interface Opening {
  type: "Opening";
  /** That of the choice; the one before it shows the table as it was. */
  moment: number;
  seat: number;
  opened: boolean;
  /** Notes that could be expected of opening... */
  now: number;
  /** ... and of waiting, less what that costs. */
  later: number;
  cost: number;
}

/** A key was put where others come by before its putter does. */
export interface Put {
  type: "Put";
  moment: number;
  seat: number;
  space: number;
  better: number;
  /** By how much likelier its putter was to win it again than each of the others, on average... */
  edge: number;
  /** ... and would have been there. */
  better_edge: number;
  cost: number;
}

export type Try = "nothing" | "riddle" | "trial";

/** A key was tried for in the way that is less likely to win it. */
export interface Attempt {
  type: "Attempt";
  moment: number;
  seat: number;
  chosen: Try;
  better: Try;
  chance: number;
  better_chance: number;
  cost: number;
}

/** What an opening brought, and what could be expected of it. */
export interface Opened {
  moment: number;
  seat: number;
  expected: number;
  taken: number;
}

/** Of these eyes' seat, or of all seats for those who watched. */
export interface Advice {
  /** In the order in which they came; none if nothing was given away. */
  costly: (Opening | Put | Attempt)[];
  openings: Opened[];
}

/** For the types of the protocol: `Told<Boyard>`. */
export interface Boyard {
  view: BoyardView;
  move: BoyardMove;
  fact: BoyardFact;
  options: BoyardOptions;
  advice: Advice;
}
