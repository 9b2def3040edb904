/**
 * What the part of one trial is handed. The stage round it has the brief, who faces whom, the tally and
 * the verdict; a part fills what is left from when the brief is over, and shows its trial and its
 * controls. Its words are in `words/LANGUAGE/NAME.json`, its own files beside its `Trial.svelte`.
 */
import type { Component } from "svelte";
import type { BoyardFact, BoyardMove, SmallView, Stroke } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import type { Colour } from "../board/types";

/** A trial as somebody sees it; riddles are none. */
export type TrialShown = Exclude<SmallView, { trial: "riddle" }>;
export type TrialTag = TrialShown["trial"];
export type TrialOf<Tag extends TrialTag> = Extract<TrialShown, { trial: Tag }>;

/** Anybody who takes part; where two play, the Guardian too, whose seat nobody has. */
export interface Person {
  seat: number;
  name: string;
  avatar: string;
  colour: Colour;
  me: boolean;
  /** The table acts for them. */
  drawn: boolean;
  /** The key they drew before the game, if they did. */
  mark?: readonly Stroke[] | null;
}

/** The time of a trial, as its view counts it: milliseconds since its card was drawn. */
export interface TrialTime {
  /** By the server's clock; kept anew several times a second, for what runs out. */
  readonly now: number;
  /** Exactly now. */
  at: () => number;
}

export interface PartProps<Tag extends TrialTag = TrialTag> {
  view: TrialOf<Tag>;
  time: TrialTime;
  /** What has just happened, to be shown happening; nothing where it was jumped to. */
  facts: readonly BoyardFact[];
  /** Makes a move: one of `view.moves`, or one that `view.free` names. Null where nobody plays. */
  act: ((move: BoyardMove) => Promise<boolean>) | null;
  people: (seat: number) => Person;
  /** Nothing moves: the trial is shown in its version for reduced motion. */
  still: boolean;
  /** The reader's seat; null for those who watch. */
  me: number | null;
  /** For a screen that is looked at from the sofa. */
  big: boolean;
  speech: Speech;
}

/** A trial's own part, loaded when it is played. */
export type Part<Tag extends TrialTag> = Component<PartProps<Tag>>;
