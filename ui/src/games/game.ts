/**
 * What a game brings to the page: a folder here with `cover.ts`, for the ring of keys at home,
 * and `index.ts`, which loads with its first table and has the game's `GamePage` as default. A game
 * without a folder has the page that is made for any game, in `plain/`.
 */
import type { Component, Snippet } from "svelte";
import type { Language } from "../app/settings.svelte";
import type { Mark } from "../replay/timeline";
import type { Game, Moment, Replayed, Result } from "../types/protocol";
import type { Schema } from "../wire/schema";
import { offerOf } from "../wire/offers";
import type { Catalogues, Speech } from "../words/sentences";
import { offered } from "./offered.svelte";

/** Who sits in a seat, as the page shows it. */
export interface Sitter {
  seat: number;
  name: string;
  avatar: string;
  /** The level, if a bot plays here. */
  bot: string | null;
  /** The number of the person whose seat it is. */
  person: number | null;
  /** Away, and nobody plays for them. */
  away: boolean;
  me: boolean;
}

/** A moment that can be shown: what happened, and the table after it. */
export interface SeenMoment<G extends Game = Game> extends Moment<G> {
  view: G["view"];
}

/** A moment of a replay or a lesson: those come with their view. */
export function seen<G extends Game>(moment: Moment<G>): SeenMoment<G> {
  if (!moment.view) throw new Error(`moment ${moment.seq} has no view`);
  return { ...moment, view: moment.view };
}

/** What a control asks of whoever shows the table. It never breaks: refusals are shown there. */
export type Play<G extends Game = Game> = (move: G["move"]) => Promise<boolean>;

/** In a lesson: the moves that lead on, and why all others must wait. */
export interface Guide<G extends Game = Game> {
  accepts: (move: G["move"]) => boolean;
  reason: string;
}

export interface TableProps<G extends Game = Game> {
  /** The step to show: its facts are animated, from the view before, unless it was jumped to. */
  moment: SeenMoment<G>;
  sitters: readonly Sitter[];
  speech: Speech;
  /** Makes a move; null where nobody plays: replays, the living room. */
  play: Play<G> | null;
  guide: Guide<G> | null;
  /** Large, for a screen that is looked at from the sofa: no controls, no tray. */
  big: boolean;
  /** No animation: a jump, a step back. */
  jumped: boolean;
  /** Seats' clocks: until when each may think, in epoch milliseconds of this device. */
  limits: ReadonlyMap<number, { from: number; until: number }>;
  /** When `view.due` is, in epoch milliseconds of this device; null if time will not act. */
  due: number | null;
  /** When the time of a view was 0, in epoch milliseconds of this device; null where no time runs, as in most replays. */
  began: number | null;
  /** What the shell puts into the tray: the latest line of the log and the way to the chat. */
  talk?: Snippet;
  /** What the shell puts in place of the tray's controls: the end of the game, the replay's. */
  instead?: Snippet;
  /** What the shell has to say of a seat that is looked at: who is away there, who could play. */
  seatNote?: Snippet<[seat: number]>;
  /** The page's own, for the table that serves any game. */
  shapes: Schema;
  /** What each seat said last in chat or by emote, for a bubble; gone after a while. */
  bubbles: ReadonlyMap<number, Bubble>;
}

export interface Bubble {
  text: string;
  /** The name of a face that is drawn instead of text. */
  face: string | null;
}

export interface EndingProps<G extends Game = Game> {
  view: G["view"];
  result: Result;
  sitters: readonly Sitter[];
  speech: Speech;
}

export interface RulesProps<G extends Game = Game> {
  /** The options of the table at which the rules are read; null elsewhere. */
  options: G["options"] | null;
}

/** What a game's coach makes of a game that is over, for whoever looks back at it. */
export interface CoachProps<G extends Game = Game> {
  advice: NonNullable<G["advice"]>;
  replayed: Replayed<G>;
  /** The moment on show. */
  moment: number;
  go: (moment: number) => void;
  /** Called when a moment was chosen to be looked at: a sheet may close then. */
  chosen: () => void;
  /** Where parts of the game and turns begin. */
  marks: readonly Mark[];
  sitters: readonly Sitter[];
  speech: Speech;
}

/** The module of a game's coach. */
export interface CoachPage<G extends Game = Game> {
  /** What it has to say, beside the board or in a sheet. */
  default: Component<CoachProps<G>>;
  /** The moments that it speaks of, marked on the timeline. */
  moments: (advice: NonNullable<G["advice"]>) => number[];
  /** What it draws onto the table at the moment on show, with `OnSpot`. */
  OnTable?: Component<Pick<CoachProps<G>, "advice" | "replayed" | "moment" | "sitters" | "speech">>;
}

export interface DayResultProps<G extends Game = Game> {
  /** The whole day, the deal first. */
  moments: readonly SeenMoment<G>[];
  speech: Speech;
}

/** What a game's game of the day brings, beside the table on which it is played. */
export interface DailyGame<G extends Game = Game> {
  /** Those that its words may be in: each has a game of its own on a date. */
  languages: readonly Language[];
  /** How many turns a day has. */
  turns: (view: G["view"]) => number;
  /** What each turn so far was worth, the first one first. */
  worths: (moments: readonly SeenMoment<G>[]) => number[];
  /** A turn of that worth as one sign, in a line that tells nothing else of it. */
  sign: (worth: number) => string;
  /** What was done and what it was worth, once all turns are played: fills its parent, and may scroll. */
  Result: Component<DayResultProps<G>>;
}

/** A few words for a newcomer, at a thing on the table. */
export interface Nudge {
  /** Its `data-spot`. */
  spot: string;
  words: string;
}

/** How a game is told once it is over. */
export interface Tale<G extends Game = Game> {
  /** What somebody held or had at the end, in a word or two. */
  held: (view: G["view"], seat: number, speech: Speech) => string;
  /** The place in the story of what decided it; null if nothing did more than the rest. */
  decided: (story: readonly Moment<G>[], view: G["view"]) => number | null;
  /** What the one who had this view could have known, in a few sentences. */
  known?: (view: G["view"], speech: Speech) => string[];
}

/** An option whose highest values nobody reads of before they have got so far, unless the host lifts the curtain. */
export interface Curtain {
  option: string;
  /** The highest value that may be seen on this device. */
  open: () => number;
  /** Shows the next one; its words are under `curtain.lift`, with its `level`. */
  lift: () => void;
}

/** A short sound of the house or of the game, by name (see `sound/`). */
export type Sound = string;

export interface GamePage<G extends Game = Game> {
  name: string;
  /** The game's own words: the server's for facts and refusals, and the page's. */
  words: Catalogues[];
  /**
   * The table and everything on it, with the seat's own tray: fills its parent exactly. What a
   * lesson points at carries its name there: `data-spot="hand"`, `"seat.1"`, `"slot.0"`, `"talk"`,
   * `"do.observe"` for a control (the lesson's own module names its spots).
   */
  Table: Component<TableProps<G>>;
  /** How it ended, as a picture: the chest open or shut. */
  Ending: Component<EndingProps<G>>;
  /** How it is told: who held what, what decided it, what could have been known. */
  tale?: Tale<G>;
  /** Addresses of drawings that come up in the course of play: a lesson fetches them beforehand. */
  pictures?: readonly string[];
  /** Milliseconds that showing these facts takes. */
  pace: (facts: readonly G["fact"][]) => number;
  /** What is heard with a moment, from the seat `me`. */
  sounds: (moment: SeenMoment<G>, me: number | null) => Sound[];
  /** Facts that are only heard by screen readers and the log, not worth a line: none by default. */
  hush?: (fact: G["fact"]) => boolean;
  /** The table tells those who listen what happens, in its own measure: the page does not do it again. */
  tells?: boolean;
  /** What of a turn is told in the one line that the log has for it: all that is worth a line by default. */
  gist?: (fact: G["fact"]) => boolean;
  /** Nobody waits for anybody: moments are shown as they come, however long they would take. */
  realTime?: boolean;
  /** In real time: whether the page makes this move by itself, so that nobody is told if it comes too late. */
  unasked?: (move: G["move"]) => boolean;
  /** In real time: whether a replay takes as long as it took here, so that skill is seen as it was. */
  asPlayed?: (view: G["view"]) => boolean;
  /** In real time: the table after a move of one's own that can't be refused; null if it could be. */
  foresee?: (view: G["view"], move: G["move"]) => G["view"] | null;
  /** Quick phrases of this game, as names of emotes: words under `emote.NAME`. */
  phrases: readonly string[];
  /** What the top bar says of the course of the game: "Round 4 of 12". */
  course: (view: G["view"], speech: Speech) => string;
  /** The part of the game that a replay names, where `course` says more than that. */
  part?: (view: G["view"], speech: Speech) => string;
  /** What all of them do, in words: the living room says it where it is nobody's turn. */
  now?: (view: G["view"], speech: Speech) => string;
  /** Whose turn it is, where others are waited for all the time. */
  turn?: (view: G["view"]) => number | null;
  /** What whoever has this view is after, in a line: for those who play for the first time. */
  goal?: (view: G["view"], speech: Speech) => string;
  /** Where a newcomer's hand should go now, and the key of two or three words for it; null if all is plain. */
  nudge?: (view: G["view"]) => Nudge | null;
  /** Keys of this game's own, and the key of the words for what each does. */
  keys?: readonly (readonly [key: string, does: string])[];
  /** Choices of this game's own on this device, among the settings at its table. */
  Settings?: Component<{ speech: Speech }>;
  /** The rules page's content; loads when asked for. It is handed the words above. */
  rules: () => Promise<{ default: Component<RulesProps<G> & { speech: Speech }> }>;
  /** What is behind a curtain before the game. */
  curtain?: Curtain;
  /** A JSON Schema of the moves, for forms to write them. */
  shapes?: Schema;
  /** Whether the server has a lesson, where that is not certain. */
  lesson?: boolean;
  /** The coach, for games whose server has one; loads when a replay asks for it. */
  coach?: () => Promise<CoachPage<G>>;
  /** The game of the day, for games whose server has one; loads with its page. */
  daily?: () => Promise<{ default: DailyGame<G> }>;
}

/** What lists and new tables need of any game. */
export interface Label {
  name: string;
  words: Readonly<Record<Language, Pick<CoverWords, "title" | "short">>>;
  /** Round picture for lists. */
  chip: string;
  seats: { least: number; most: number; usual: number };
  /** The bots that people are offered, calmest first; the first one is proposed. */
  levels: readonly string[];
  /** Played in real time: a table has no move clock, and bots no pace. */
  realTime?: boolean;
  /** Played in words, by its option `language`. */
  spoken?: boolean;
}

/** What home needs of a game on the ring before anybody plays it. */
export interface Cover extends Label {
  /** In the order of the ring, left to right. */
  place: number;
  words: Readonly<Record<Language, CoverWords>>;
  /** The drawn key, 160 x 352: it hangs from a point 80 from the left and 24 from the top. */
  key: string;
  minutes: number;
  /** Not playable yet: shown as coming. */
  coming: boolean;
  /** If there is a game of the day: `daily.title`, and `daily.score` for what a `count` is called. */
  daily?: Catalogues;
}

export interface CoverWords {
  title: string;
  /** What its key is called on the ring, and on a phone's. */
  short: string;
  brief: string;
  tagline: string;
  /** What kind of game it is, in two or three words. */
  kind: string;
}

const COVERS = import.meta.glob<{ default: Cover }>("./*/cover.ts", { eager: true });
const PAGES = import.meta.glob<{ default: GamePage }>("./*/index.ts");

/** The five games, in the order of the ring. */
export const covers: readonly Cover[] = Object.values(COVERS)
  .map((module) => module.default)
  .sort((one, other) => one.place - other.place);

/** That of its cover; for a game without one once the server has told what it offers. */
export function labelOf(name: string): Label | undefined {
  return covers.find((cover) => cover.name === name) ?? offered.labels.find((label) => label.name === name);
}

/** A game's page, loaded with its first table; undefined if neither the page nor the server has such a game. */
export async function gamePage(name: string): Promise<GamePage | undefined> {
  const own = PAGES[`./${name}/index.ts`];
  if (own) return (await own()).default;
  await offered.look();
  const offer = await offerOf(name);
  return offer && (await import("./plain/page")).plainPage(offer);
}
