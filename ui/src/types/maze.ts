// Made from the Python structs by `./play types`; changes here would be lost.

import type { Fact, Options, TimedView, Written } from "./protocol";

/** Before the sand is turned. */
export interface BeReady extends Written {
  do: "be_ready";
}

export type Hero = "barbarian" | "dwarf" | "elf" | "mage";

export type Heading = "east" | "north" | "south" | "west";

/** In a straight line; what comes in its way meanwhile cuts it short. */
export interface Slide extends Written {
  do: "slide";
  hero: Hero;
  heading: Heading;
  start: number;
  /** So many at most. */
  squares: number;
}

/** An escalator, from where the pawn stands to its other end. */
export interface Ride extends Written {
  do: "ride";
  hero: Hero;
  start: number;
}

/** To a vortex of the pawn's colour. */
export interface Jump extends Written {
  do: "jump";
  hero: Hero;
  start: number;
  vortex: number;
}

/** Lay a tile beyond the door at which the pawn stands. */
export interface Explore extends Written {
  do: "explore";
  hero: Hero;
  start: number;
}

/** Lay a tile beyond any open door while the mage stands on a crystal ball. */
export interface UseBall extends Written {
  do: "use_ball";
  door: number;
}

/** Alone: turn up the next action tile. */
export interface TurnTile extends Written {
  do: "turn_tile";
}

/** Put the "Do something!" pawn before somebody. */
export interface Nudge extends Written {
  do: "nudge";
  seat: number;
}

export interface Stare extends Written {
  do: "stare";
  seat: number;
}

/** Lay the card "I have my eye on you!" before somebody. */
export interface LayEye extends Written {
  do: "lay_eye";
  seat: number;
}

export interface Accuse extends Written {
  do: "accuse";
  /** In ascending order. */
  seats: number[];
}

export interface Vote extends Written {
  do: "vote";
  accusation: number;
  guilty: boolean;
}

/** What the accuser makes of the offer after an accusation that was right. */
export interface FlipSand extends Written {
  do: "flip_sand";
  accusation: number;
  flip: boolean;
}

/** Go home without the items, since all others are traitors. */
export interface GoEmptyHanded extends Written {
  do: "go_empty_handed";
}

/** One's mission can't be done any more. */
export interface Confess extends Written {
  do: "confess";
}

/** The last player in play says whether the heroes made it. */
export interface Decide extends Written {
  do: "decide";
  success: boolean;
}

/** A traitor wants to guess a hero's mission. */
export interface SpeakUp extends Written {
  do: "speak_up";
}

/** A traitor does not want to guess. */
export interface KeepQuiet extends Written {
  do: "keep_quiet";
}

export interface Guess extends Written {
  do: "guess";
  seat: number;
  card: string;
}

/** The first four are about a player, the next two about a hero. */
export type Phrase =
  | "agreed"
  | "careful"
  | "explore"
  | "fetch"
  | "lead"
  | "mind_sand"
  | "not_me"
  | "slow"
  | "suspect"
  | "thanks"
  | "turned_it"
  | "watch"
  | "who_moves";

/** A set phrase, while talk is open. */
export interface Say extends Written {
  do: "say";
  phrase: Phrase;
  seat: number | null;
  hero: Hero | null;
}

export type Taunt = "behind_you" | "boo" | "cold" | "sand" | "too_slow" | "wrong_one";

/** What a ghost says while the others must be silent. */
export interface Haunt extends Written {
  do: "haunt";
  taunt: Taunt;
}

export type MazeMove =
  | BeReady
  | Slide
  | Ride
  | Jump
  | Explore
  | UseBall
  | TurnTile
  | Nudge
  | Stare
  | LayEye
  | Accuse
  | Vote
  | FlipSand
  | GoEmptyHanded
  | Confess
  | Decide
  | SpeakUp
  | KeepQuiet
  | Guess
  | Say
  | Haunt;

export interface MazeOptions extends Options {
  scenario: number;
  /** Of Hidden Roles; 0: everybody is a hero, and there are no cards. */
  level: number;
  /** Seconds that the hourglass runs for. */
  sand: 180 | 210 | 240 | 300;
  /** The last tile of the pile; 0: as the scenario says. */
  tiles: 0 | 9 | 12 | 14 | 15 | 17 | 19 | 22 | 24;
  /** The start tile's hourglass is out of service from the start: harder for heroes. */
  first_out: boolean;
  /** Special rules are left to their holders' honour; breaches are told at the end. */
  honour: boolean;
  /** From level 3 on: discussions are not held in set phrases alone. */
  free_text: boolean;
  /** Level 5: traitors who were unmasked may guess too. */
  ghosts_guess: boolean;
}

/** Before the sand is turned; while it runs; the last player decides; traitors guess; the end. */
export type Phase = "brief" | "choice" | "guess" | "over" | "run";

export interface Theft {
  by: number;
  at: number;
  left: number;
  pile: number;
  /** Whom the "Do something!" pawn counted for, by somebody else's hand; likewise the eye card. */
  nudged: number | null;
  eyed: number | null;
}

export interface Exit {
  hero: Hero;
  by: number;
  at: number;
}

export type Action = "east" | "escalator" | "explore" | "north" | "south" | "vortex" | "west";

/** Alone: the action tiles that lie face up, the top one last, and what is known to follow. */
export interface Deck {
  turned: Action[];
  /** In order; null where they were shuffled and not seen since. */
  next: Action[] | null;
}

/** Who has the "Do something!" pawn or the eye card before them. */
export interface Before {
  seat: number;
  by: number;
  at: number;
}

/** In play; a traitor who was unmasked, from level 2 on; eliminated otherwise. */
export type Status = "ghost" | "in" | "out";

export type Camp = "hero" | "traitor";

export interface Accusation {
  number: number;
  by: number;
  seats: number[];
  /** By seat; null: no vote, or not yet. */
  votes: (boolean | null)[];
  voters: number[];
  /** As in a `Case`. */
  approved: [number, number][];
  until: number;
}

/** To turn the hourglass after an accusation that was right. */
export interface Offer {
  accusation: number;
  seat: number;
  until: number;
}

export interface Guessing {
  /** Traitors who have not guessed and may. */
  may: number[];
  /** Those who spoke up and wait for their turn. */
  queue: number[];
  turn: number | null;
  /** When the turn ends. */
  until: number;
  /** When the time to speak up ends. */
  speaking: number;
  /** Who was right, and of whose card. */
  right: [number, number][];
  /** Seats whose cards can still be pointed at. */
  cards: number[];
}

export type Outcome =
  | "alone_bad"
  | "alone_ok"
  | "escape"
  | "last_fail"
  | "last_ok"
  | "no_hero"
  | "timeout"
  | "wrong";

/** How it ended for one player. */
export interface Fate {
  card: string | null;
  camp: Camp;
  status: Status;
  wins: "full" | "no" | "partial";
  /** Whether it was done; null without one. */
  mission: boolean | null;
  /** Game times of what shows it. */
  moments: number[];
  /** Of a special rule that was left to honour. */
  breaches: number;
}

/** An accusation that was settled. */
export interface Case {
  by: number;
  seats: number[];
  /**
   * Seats that were for it, the accuser first, and which variable cards had turned each of the
   * accused by then: six bits each.
   */
  approved: [number, number][];
  at: number;
  verdict: "lapsed" | "rejected" | "validated";
}

/** All that cards ask of what has happened; everybody has seen it. */
export interface Past {
  /** When hourglass squares were used, and how much was left then. */
  flips: number[];
  lefts: number[];
  last_flip: number;
  /** When each seat last acted on a pawn, and on which. */
  acts: number[];
  pawns: number[];
  /** Who last acted on each pawn, and when. */
  hands: number[];
  touched: number[];
  /** When somebody else than the last one last acted on each pawn. */
  earlier: number[];
  /** Whom each seat has nudged, a bit each. */
  nudgers: number[];
  /** When each seat was last nudged so that R10 counts it. */
  armed: number[];
  /** When each seat last nudged, stared and laid the eye card. */
  signals: [number, number, number][];
  /** When each ghost last spoke. */
  taunts: number[];
  /** From when on each seat may accuse. */
  accusing: number[];
  cases: Case[];
  /** When the elf went by vortex before the theft, up to three times. */
  jumps: number[];
  /** When the barbarian opened tiles. */
  opened: number[];
  /** When the mage first stopped on items of others: their hero and the instant. */
  window: [number, number][];
  /** When all four first stood on one tile other than the start. */
  huddle: number | null;
  /** When each seat was eliminated, or long ago if it was not. */
  gone: number[];
  /** Who ended discussions, and when. */
  closed: [number, number][];
  /** How many accusations each seat had a vote in (R11). */
  voted: number[];
  /** By variable card and seat: when it turned its holder, or long ago if it did not. */
  turns: number[][];
  /** By seat and special rule: how often it was broken, if the seat holds it; by honour alone. */
  breaches: number[][];
  /** By mission and seat: since when it is lost, or long ago if it is not. */
  lost: number[][];
}

export interface MazeView extends TimedView {
  /** What this seat may do now, where that can be listed. */
  moves: MazeMove[];
  options: MazeOptions;
  phase: Phase;
  /** In the brief: when the sand is turned at the latest. Later: when the phase ends. */
  until: number;
  /** When the sand was first turned; 0 before. */
  began: number;
  /** When something last happened. */
  last: number;
  prepared: boolean[];
  /**
   * As they were laid: face (0 and 1 are the sides of the start tile), x, y of the north-west
   * corner, and quarter turns clockwise.
   */
  tiles: [number, number, number, number][];
  /** Numbers of tiles that are not laid. */
  pile: number[];
  /** The tile that comes next, where that is known. */
  top: number | null;
  /** Squares of exploration doors beyond which there is nothing yet. */
  doors: number[];
  /** Squares of doors that face a wall. */
  blind: number[];
  /** Where each hero stands; null: out of the mall. */
  pawns: (number | null)[];
  /** How many squares each hero could go north, east, south and west. */
  reach: [number, number, number, number][];
  /** Squares that are out of service. */
  used: number[];
  /** How many tiles can still be laid by the ball that the mage stands on. */
  ball: number;
  /** It has laid one, and may lay another before the mage goes on. */
  second: boolean;
  /** When the hourglass is empty, by the game's clock; 0 before it is turned. */
  sand: number;
  /** It is empty, and an accusation or offer stands. */
  frozen: boolean;
  /** Fifteen seconds or fewer were left since it was last turned. */
  low: boolean;
  talking: boolean;
  /** Two cameras or more watch: no pawn may enter an hourglass square. */
  locked: boolean;
  stolen: Theft | null;
  out: Exit[];
  /** What is on each action tile of this game. */
  plates: Action[][];
  /** The action tiles that each seat holds. */
  hands: number[][];
  /** The seats that may do each action. */
  owners: number[][];
  deck: Deck | null;
  nudge: Before | null;
  eye: Before | null;
  status: Status[];
  /** Those that lie face up. */
  cards: (string | null)[];
  /** Whose cards were turned up before the end. */
  revealed: boolean[];
  /** Who went home empty-handed. */
  declarer: number | null;
  /** The viewer's own. */
  card: string | null;
  /** The viewer's now. */
  camp: Camp | null;
  mission: "done" | "lost" | "open" | null;
  /** When the viewer confesses, the mission being lost. */
  confesses: number | null;
  /** Until when the viewer's special rule forbids acting on pawns. */
  bound: number;
  /** How many there were. */
  accusations: number;
  accusation: Accusation | null;
  offer: Offer | null;
  guessing: Guessing | null;
  outcome: Outcome | null;
  fates: Fate[] | null;
  past: Past;
  /** Cards that each seat may hold for all that everybody has seen, a bit each. */
  possible: number[];
  /** Everybody's cards, when nothing is hidden any more. */
  deal: string[] | null;
}

export interface GotReady extends Fact {
  fact: "got_ready";
  seat: number;
}

/** Play begins, and silence. */
export interface SandTurned extends Fact {
  fact: "sand_turned";
}

export interface Slid extends Fact {
  fact: "slid";
  seat: number;
  hero: Hero;
  heading: Heading;
  start: number;
  end: number;
  squares: number;
}

export interface Rode extends Fact {
  fact: "rode";
  seat: number;
  hero: Hero;
  start: number;
  end: number;
}

export interface Jumped extends Fact {
  fact: "jumped";
  seat: number;
  hero: Hero;
  start: number;
  end: number;
}

export interface Explored extends Fact {
  fact: "explored";
  seat: number;
  /** With the crystal ball, the mage. */
  hero: Hero;
  door: number;
  /** Its number. */
  tile: number;
  ball: boolean;
}

export interface BallSpent extends Fact {
  fact: "ball_spent";
  square: number;
}

/** The hourglass was turned over, with milliseconds left before and after. */
export interface Flipped extends Fact {
  fact: "flipped";
  seat: number;
  hero: Hero | null;
  /** null: after an accusation, at no square's cost. */
  square: number | null;
  before: number;
  after: number;
}

/** To the left: the tiles that each seat holds now. */
export interface TilesPassed extends Fact {
  fact: "tiles_passed";
  hands: number[][];
}

/** Those of somebody who was eliminated. */
export interface TilesHandedOn extends Fact {
  fact: "tiles_handed_on";
  seat: number;
  hands: number[][];
}

/** Alone: the action that may be used now. */
export interface TileTurned extends Fact {
  fact: "tile_turned";
  seat: number;
  action: Action;
}

/** Alone: all tiles were seen, and come again in the same order. */
export interface DeckTurnedOver extends Fact {
  fact: "deck_turned_over";
}

/** Alone, at a flip. */
export interface DeckShuffled extends Fact {
  fact: "deck_shuffled";
}

export interface TalkOpened extends Fact {
  fact: "talk_opened";
  why: "elf" | "flip";
}

/** Somebody acted: silence again. */
export interface TalkClosed extends Fact {
  fact: "talk_closed";
  seat: number;
}

export interface CameraOff extends Fact {
  fact: "camera_off";
  seat: number;
  square: number;
}

/** The theft: all four stand on their items. The alarm goes off, and vortexes with it. */
export interface Stolen extends Fact {
  fact: "stolen";
  seat: number;
  /** Milliseconds on the hourglass. */
  left: number;
  /** How many tiles were not laid. */
  pile: number;
}

export interface GotOut extends Fact {
  fact: "got_out";
  seat: number;
  hero: Hero;
  /** 1 for the first who leaves the mall. */
  order: number;
}

/** Fifteen seconds are left, and fewer from now on. */
export interface LowSand extends Fact {
  fact: "low_sand";
}

/** While an accusation or an offer stands: everybody is frozen until it is settled. */
export interface SandRanOut extends Fact {
  fact: "sand_ran_out";
}

export interface Nudged extends Fact {
  fact: "nudged";
  seat: number;
  whom: number;
}

export interface Stared extends Fact {
  fact: "stared";
  seat: number;
  whom: number;
}

export interface EyeLaid extends Fact {
  fact: "eye_laid";
  seat: number;
  whom: number;
}

export interface Said extends Fact {
  fact: "said";
  seat: number;
  phrase: Phrase;
  whom: number | null;
  hero: Hero | null;
}

export interface Haunted extends Fact {
  fact: "haunted";
  seat: number;
  taunt: Taunt;
}

export interface Accused extends Fact {
  fact: "accused";
  seat: number;
  seats: number[];
  accusation: number;
}

export interface Voted extends Fact {
  fact: "voted";
  seat: number;
  guilty: boolean;
  accusation: number;
}

export interface Verdict extends Fact {
  fact: "verdict";
  accusation: number;
  validated: boolean;
  /** The accuser. */
  seat: number;
  seats: number[];
}

/** A card is turned up, with the camp of its holder at that moment. */
export interface Revealed extends Fact {
  fact: "revealed";
  seat: number;
  card: string;
  camp: Camp;
}

export interface Eliminated extends Fact {
  fact: "eliminated";
  seat: number;
  why: "confessed" | "unmasked";
}

export interface FlipOffered extends Fact {
  fact: "flip_offered";
  seat: number;
  accusation: number;
}

export interface FlipDeclined extends Fact {
  fact: "flip_declined";
  seat: number;
}

/** Told to the holder of a variable card. */
export interface Turned extends Fact {
  fact: "turned";
  camp: Camp;
}

/** Told to its holder. */
export interface MissionDone extends Fact {
  fact: "mission_done";
}

/** Told to its holder: it can't be done any more. */
export interface MissionLost extends Fact {
  fact: "mission_lost";
  /** When the confession happens by itself. */
  confesses: number;
}

export interface WentEmptyHanded extends Fact {
  fact: "went_empty_handed";
  seat: number;
}

/** Only this player is left, who says whether the heroes made it. */
export interface LastOne extends Fact {
  fact: "last_one";
  seat: number;
}

export interface Decided extends Fact {
  fact: "decided";
  seat: number;
  success: boolean;
}

/** All have got away; these traitors may guess a mission each. */
export interface GuessingBegan extends Fact {
  fact: "guessing_began";
  seats: number[];
}

export interface SpokeUp extends Fact {
  fact: "spoke_up";
  seat: number;
}

export interface KeptQuiet extends Fact {
  fact: "kept_quiet";
  seat: number;
}

export interface Guessed extends Fact {
  fact: "guessed";
  seat: number;
  whom: number;
  /** What was said; what the card is, is revealed. */
  card: string;
  right: boolean;
}

export interface GuessLapsed extends Fact {
  fact: "guess_lapsed";
  seat: number;
}

export interface Ended extends Fact {
  fact: "ended";
  outcome: Outcome;
  /** Everybody's; none at level 0. */
  cards: string[];
}

export type MazeFact =
  | GotReady
  | SandTurned
  | Slid
  | Rode
  | Jumped
  | Explored
  | BallSpent
  | Flipped
  | TilesPassed
  | TilesHandedOn
  | TileTurned
  | DeckTurnedOver
  | DeckShuffled
  | TalkOpened
  | TalkClosed
  | CameraOff
  | Stolen
  | GotOut
  | LowSand
  | SandRanOut
  | Nudged
  | Stared
  | EyeLaid
  | Said
  | Haunted
  | Accused
  | Voted
  | Verdict
  | Revealed
  | Eliminated
  | FlipOffered
  | FlipDeclined
  | Turned
  | MissionDone
  | MissionLost
  | WentEmptyHanded
  | LastOne
  | Decided
  | GuessingBegan
  | SpokeUp
  | KeptQuiet
  | Guessed
  | GuessLapsed
  | Ended;

/** Until all items are seen; until the theft; until the end. */
export type Part = "escape" | "exploring" | "items";

/** A part of the game, and the sand that it took. All times are milliseconds. */
export interface Stretch {
  part: Part;
  /** That at which it began. */
  moment: number;
  spent: number;
}

/** What a pawn needed next lay undone, though somebody had it in hand. */
export interface Waited {
  /** That from which on it was needed, and the one that ended it. */
  moment: number;
  until: number;
  /** Who alone could do it. */
  seat: number;
  hero: Hero;
  action: Action;
  spent: number;
}

export interface Flip {
  moment: number;
  seat: number;
  before: number;
  /** What was left: less than before if it was turned too early. */
  after: number;
}

export type Sign = "accusation" | "eye" | "nudge" | "stare";

/** Somebody looked askance at others, for all to see. */
export interface Suspicion {
  moment: number;
  sign: Sign;
  seat: number;
  whom: number[];
}

/** Of a whole game; each list in the order in which things came. */
export interface Advice {
  stretches: Stretch[];
  /** The longest ones; none if nobody kept others waiting. */
  waits: Waited[];
  flips: Flip[];
  suspicions: Suspicion[];
}

/** For the types of the protocol: `Told<Maze>`. */
export interface Maze {
  view: MazeView;
  move: MazeMove;
  fact: MazeFact;
  options: MazeOptions;
  advice: Advice;
}
