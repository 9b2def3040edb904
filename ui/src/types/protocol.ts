// Made from the Python structs by `./play types`; changes here would be lost.

/** What a table may choose before the game; every field has a default and its limits. */
export interface Options {}

/** A move as people and JSON write it; inside a state a move is a small plain value. */
export interface Written {
  do: string;
}

/** Something that happened, as data: the words for it live in the catalogues. */
export interface Fact {
  fact: string;
}

/** How a game ended. `why` is a key of the game's catalogue. */
export interface Result {
  winners: number[];
  scores: number[];
  why: string;
}

/** Why a move can't be made: a key of the game's catalogue and what fills its gaps. */
export interface Refusal {
  code: string;
  about: { [key: string]: number | string };
}

/** A control that is off for a seat now, and why: `do` is the tag of the move. */
export interface Off {
  do: string;
  refusal: Refusal;
}

/** All that one seat (null: a spectator) rightly knows, built from nothing. */
export interface View {
  seat: number | null;
  seats: number;
  waiting: number[];
  /** When time will act, if this seat may know it. */
  due: number | null;
  result: Result | null;
  /** What this seat may do now, where that can be listed. */
  moves: Written[];
  /** Tags of shapes that it may write freely besides: talk, and what can't be listed. */
  free: string[];
  /** What it might expect to be able to do and can't. */
  off: Off[];
}

/** Whether people may speak freely now: they may; they are heard later; they may not. */
export type Chat = "held" | "open" | "shut";

/** A view of a game in which some moves must wait a moment, or people be silent. */
export interface TimedView extends View {
  /** For each of `moves`, the game time from which on it may be made. */
  ready: number[];
  /** Whether the viewer may speak freely now. */
  chat: Chat;
}

/** What is played at a table: each game's file has its own, for `Told<Coffre>` and the like. */
export interface Game {
  view: View;
  move: Written;
  fact: Fact;
  options: Options;
  /** What its coach says, if it has one. */
  advice?: unknown;
}

export interface Command {
  ask: string;
  id: string;
}

/** The first message of a connection: who is there; without a token, somebody who watches. */
export interface Hello extends Command {
  ask: "hello";
  token?: string | null;
  language?: string;
  /** The newest number this client has seen: it is told what came after. */
  since?: number;
  /**
   * Without a token: whether to sit down or to watch is not decided yet. Until another hello
   * this is nobody who watches, and hears of the table what anybody may ask: no game and no
   * chat.
   */
  at_door?: boolean;
}

/** A move of the game: one that the view lists, or of a shape that it names as free. */
export interface Play<G extends Game = Game> extends Command {
  ask: "play";
  move: G["move"];
  /**
   * The newest number that was seen: if the game has gone on since, the move is `stale`. In
   * real time that is no matter, and it may be left out.
   */
  on?: number;
}

/** Take a seat, or any that is free. */
export interface Sit extends Command {
  ask: "sit";
  seat?: number | null;
}

/** Give up the seat and stay at the table; in mid-game a bot plays there and it stays yours. */
export interface Stand extends Command {
  ask: "stand";
}

/**
 * Go. Between two games that is for good, and the token is worth nothing from now on.  While
 * a game is on the table a bot plays on in the seat, and a hello brings you back.
 */
export interface Leave extends Command {
  ask: "leave";
}

/** A nonce that goes into the shuffle of the next game, so that nobody chose it alone. */
export interface Mix extends Command {
  ask: "mix";
  nonce: string;
}

export interface Say extends Command {
  ask: "say";
  text: string;
}

/** A quick phrase or a face, by name: each page shows it in its own language. */
export interface Emote extends Command {
  ask: "emote";
  name: string;
}

/** Hear somebody no more, or again; nobody else is told. */
export interface Mute extends Command {
  ask: "mute";
  person: number;
  muted?: boolean;
}

/** The bot leaves the seat to the person it stands in for: asked by that person or the host. */
export interface GiveBack extends Command {
  ask: "give_back";
  seat: number;
}

/**
 * Say whether a bot shall play for somebody who is away while the game waits for them.  The
 * host decides, or more than half of those who have a seat and are present.
 */
export interface Wish extends Command {
  ask: "wish";
  seat: number;
  bot: boolean;
}

/**
 * After a game: yes, another one. It begins once everybody says so who has a seat and is
 * there.  Where somebody has gone a bot sits down; who has only been away for a while is not
 * waited for.
 */
export interface Rematch extends Command {
  ask: "rematch";
}

/** Start the game; every seat has somebody. */
export interface Begin extends Command {
  ask: "begin";
}

/** Clear the table for another game with the same people. */
export interface Again extends Command {
  ask: "again";
}

/** Let a game in real time stand still; twice a game. */
export interface Pause extends Command {
  ask: "pause";
}

/** Let it go on. While the host is away, anybody with a seat may ask for that. */
export interface Resume extends Command {
  ask: "resume";
}

export type Pace = "at_once" | "brisk" | "calm";

/** What is played and how; the host may change it between two games. */
export interface Setup<G extends Game = Game> {
  game: string;
  seats: number;
  options?: Partial<G["options"]>;
  /** Listed for everybody; otherwise only those who have the link find it. */
  public?: boolean;
  /** Whether people without a seat may watch. */
  watching?: boolean;
  /**
   * Seconds for a move, then a bot makes it, or the rules; the next time a bot stands in. null:
   * no hurry. Games in real time have none.
   */
  clock?: number | null;
  /** How long bots seem to think. With `at_once` it is for pages to let readers follow. */
  pace?: Pace;
  /** Of whoever opened the table: its bots have names of this language. */
  language?: string;
}

/** Change what is played and how, between two games. */
export interface Arrange<G extends Game = Game> extends Command {
  ask: "arrange";
  setup: Setup<G>;
}

/** Put a bot into a seat that is empty, or whose person is away; anybody, into their own. */
export interface SeatBot extends Command {
  ask: "seat_bot";
  seat: number;
  level: string;
}

/**
 * In mid-game: a seat whose owner has left, or that is a bot's own, goes to somebody else.
 * To somebody who is present and has sat in no other seat of this game.
 */
export interface GiveSeat extends Command {
  ask: "give_seat";
  seat: number;
  person: number;
}

/** Open the table to people who watch, or forbid it. */
export interface Watching extends Command {
  ask: "watching";
  allowed: boolean;
}

/** Let bots think longer or shorter from now on, also in mid-game. */
export interface BotPace extends Command {
  ask: "bot_pace";
  pace: Pace;
}

/** Nobody hears this person's chat any more, or everybody again. */
export interface Silence extends Command {
  ask: "silence";
  person: number;
  silent?: boolean;
}

/** Send somebody away; their token is worth nothing from now on. In mid-game a bot plays on. */
export interface Remove extends Command {
  ask: "remove";
  person: number;
}

/** End the table; a game that was on is over without a result. */
export interface Close extends Command {
  ask: "close";
}

export type AnyCommand<G extends Game = Game> =
  | Hello
  | Play<G>
  | Sit
  | Stand
  | Leave
  | Mix
  | Say
  | Emote
  | Mute
  | GiveBack
  | Wish
  | Rematch
  | Begin
  | Again
  | Pause
  | Resume
  | Arrange<G>
  | SeatBot
  | GiveSeat
  | Watching
  | BotPace
  | Silence
  | Remove
  | Close;

/** Who somebody says they are. */
export interface Guest {
  name: string;
  avatar?: string;
}

/** What somebody who joins a table gets: to be kept, and shown again on every device. */
export interface Admission {
  table: string;
  person: number;
  token: string;
}

/**
 * From how far away an address can be called: from anywhere, from the same network, or from
 * this machine alone.
 */
export type Reach = "internet" | "machine" | "network";

/** The server itself. */
export interface HouseShown {
  /** Others find it here; it has no slash at its end. */
  url: string;
  /** With `machine` the address is no use to anybody else: the server listens to nobody else. */
  reach: Reach;
  /** It speaks these, its first choice first. */
  languages: string[];
  version: string;
}

export interface Message {
  is: string;
}

/** A seat, which a person owns, a bot plays, or both: then the bot stands in. */
export interface SeatShown {
  person?: number;
  bot?: string;
  /** If the bot stands in: the number `seq` of the line with which it sat down. */
  bot_since?: number;
  /** The bot plays one turn for somebody whose time was up, and leaves. */
  once?: boolean;
}

export interface PersonShown {
  number: number;
  name: string;
  avatar?: string;
  present?: boolean;
  /** Since when none of this person's devices is connected: epoch milliseconds. */
  away?: number;
  /** Has gone from the game that is on the table, and may have been sent away. */
  left?: boolean;
  silent?: boolean;
  /** Whether this person's nonce goes into the shuffle of the game to come. */
  mixed?: boolean;
}

/** Whether somebody wants a bot to play for a player who is away, or rather to wait. */
export interface WishShown {
  seat: number;
  /** Who wishes it. */
  person: number;
  bot: boolean;
}

export type Phase = "broken" | "closed" | "gathering" | "over" | "playing";

/** The host wants it; the server was down; a player is gone. */
export type PauseReason = "away" | "host" | "restart";

/** A game in real time that stands still. */
export interface PauseShown {
  /** Epoch milliseconds. */
  since: number;
  why: PauseReason;
  /** Who is away, if that is why. */
  person?: number;
}

/** The table as everybody sees it, without what lies on it. */
export interface TableShown<G extends Game = Game> {
  id: string;
  /** Leads here like the id, while the table is open: to be said aloud. */
  code: string | null;
  game: string;
  seats: SeatShown[];
  people: PersonShown[];
  /** The number of the person who decides here. */
  host: number | null;
  /** About seats that the game waits for though their players are away. */
  wishes: WishShown[];
  /** Those who want another game, now that this one is over. */
  agreed: number[];
  phase: Phase;
  /** Why a broken table broke, as a code. */
  problem: string | null;
  options: G["options"];
  public: boolean;
  watching: boolean;
  clock: number | null;
  pace: Pace;
  language: string;
  /** How many games were begun here; the newest one's record has this number. */
  games: number;
  /**
   * From when a view's times count: when the game that is on began, in epoch milliseconds, and
   * later by as long as it stood still.
   */
  began: number | null;
  /** Set while it stands still. */
  paused: PauseShown | null;
  /** SHA-256 of the house's part of the shuffle, shown before anybody mixes theirs in. */
  commitment: string;
}

/** Until when (epoch milliseconds) a seat may take its time. */
export interface Limit {
  seat: number;
  until: number;
}

/** One line of a game: who acted, what these eyes were told of it, what they saw afterwards. */
export interface Moment<G extends Game = Game> {
  /** Of the line in the table's log; in a replay or lesson they are counted from the deal, 0. */
  seq: number;
  /** When: epoch milliseconds, or milliseconds of the game where no table is known. */
  at: number;
  /** Who acted; null: time itself, the deal, or nobody. */
  seat: number | null;
  facts: G["fact"][];
  /** Who alone was told a fact, by its place in `facts`; a seat's eyes know just of themselves. */
  only?: { [key: string]: number[] };
  /** Left out in a story. */
  view?: G["view"];
}

/** Chat: free text, or an emote by its name. */
export interface Spoken {
  seq: number;
  at: number;
  person: number;
  text?: string;
  emote?: string;
  /** Only its speaker hears it as yet: the game holds it back from the others. */
  held?: boolean;
}

/** The answer to hello: everything these eyes may see. */
export interface Welcome<G extends Game = Game> extends Message {
  is: "welcome";
  id: string;
  /** The newest line of the table's log: numbers only grow. */
  seq: number;
  /** The server's clock: epoch milliseconds. */
  now: number;
  /** Who you are at this table; null if you watch. */
  person: number | null;
  table: TableShown<G>;
  view?: G["view"];
  limits?: Limit[];
  /** What was told of the game that is on, after the number the hello named. */
  story?: Moment<G>[];
  /** What was said, likewise, as far as it is kept. */
  chat?: Spoken[];
  /** How many watch now. */
  watchers?: number;
}

/** Something happened and is stored. What did not change is left out. */
export interface Told<G extends Game = Game> extends Message {
  is: "told";
  seq: number;
  /** When: epoch milliseconds. */
  at: number;
  /** Set for the one who asked: the command of this id was accepted, with number `seq`. */
  id?: string;
  /** Of the game, with the view after it; if it has no facts, only the view is another. */
  moment?: Moment<G>;
  /** As they are now, whenever there is a moment. */
  limits?: Limit[];
  table?: TableShown<G>;
  said?: Spoken;
  /** What was said before and held back, and may be heard now. */
  released?: Spoken[];
}

/** A command was not obeyed and nothing changed; `reason` says why in the client's language. */
export interface Refused<G extends Game = Game> extends Message {
  is: "refused";
  /** Of the command; null if it had none that could be read. */
  id: string | null;
  code: string;
  about?: { [key: string]: number | string };
  reason: string;
  seq?: number;
  view?: G["view"];
  limits?: Limit[];
}

/** Somebody's first device came or last one went; or the number who watch changed. */
export interface Presence extends Message {
  is: "presence";
  /** Who came or went; null if it was somebody who watches. */
  person?: number;
  present?: boolean;
  /** Since when, if somebody went: epoch milliseconds. */
  away?: number;
  /** How many watch now. */
  watchers?: number;
}

/** Something about the connection or the house; after most of them the connection ends. */
export interface Notice extends Message {
  is: "notice";
  code: string;
  reason: string;
}

export type AnyMessage<G extends Game = Game> =
  | Welcome<G>
  | Told<G>
  | Refused<G>
  | Presence
  | Notice;

/** The first line: all that a table is set by. */
export interface Heading<G extends Game = Game> {
  format: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Partial<G["options"]>;
  seed: string;
  nonces: string[];
}

/** One move; time's own acts have no seat and no move. */
export interface Line<G extends Game = Game> {
  seq: number;
  at: number;
  seat: number | null;
  /** As JSON, in one line; null if time acted. */
  move: G["move"] | null;
}

/** The last line: how many lines came before it, and how the game ended, if it did. */
export interface Closing {
  lines: number;
  result: Result | null;
}

/** Who sat in a seat when the game began: a person, or a bot, or a bot for a person. */
export interface Sitter {
  name?: string;
  avatar?: string;
  bot?: string;
}

/** A whole game through one pair of eyes. */
export interface Replayed<G extends Game = Game> {
  number: number;
  game: string;
  rules_version: number;
  options: Partial<G["options"]>;
  eyes: number | null | "all";
  /** By seat. Some may have left since. */
  sitters: Sitter[];
  /** Of the table: bots have names of it. */
  language: string;
  /** Epoch milliseconds. */
  began: number;
  /** The table as it was set, then one for each line of the record. */
  moments: Moment<G>[];
  /** null if the table was closed before the end. */
  result: Result | null;
  seed: string;
  nonces: string[];
  commitment: string;
}

/** A move that leads on, and the step it leads to. */
export interface WayShown<G extends Game = Game> {
  move: G["move"];
  to: number;
}

/** One step of a lesson. Without a cue it is over once its facts have been shown. */
export interface StepShown<G extends Game = Game> {
  /** What the learner meets, as at any table. */
  moment: Moment<G>;
  /** What the teacher says: the sentence `lesson.CUE` of the game's catalogue. */
  cue?: string;
  /** The spots of the table that the teacher points at, as the game's table calls them. */
  about?: string;
  /** What the learner may choose here; other moves have to wait. */
  ways?: WayShown<G>[];
  /** The step that follows if there is nothing to choose; null at the end. */
  next?: number;
}

/** A guided game: it begins at the first step, and every way through it ends. */
export interface LessonShown<G extends Game = Game> {
  game: string;
  learner: number;
  steps: StepShown<G>[];
}
