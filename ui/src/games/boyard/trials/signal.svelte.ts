/** What the trials of a signal share on the page: who does what, when it was seen, what is claimed. */
import type { Measured } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import type { PartProps, TrialOf } from "./part";

export type SignalTag = "chaude" | "patte" | "pince";
type SignalShown = TrialOf<SignalTag>;

export type Role = "signals" | "answers" | "watches";

/** The longest reaction that may be claimed, in milliseconds. */
const MOST_CLAIM = 5_000;

/** How long a false signal, or a flinch that is forgiven, is seen. */
export const DECOY_SEEN = 450;

/** What somebody does in this duel: nothing, where the table acts for them or nobody plays. */
export function roleOf({ duel: { own_hands, signaller } }: SignalShown, { me, act }: Pick<PartProps, "me" | "act">): Role {
  if (me === null || !act || !own_hands.includes(me)) return "watches";
  return me === signaller ? "signals" : "answers";
}

/** Who faces whom. */
export function pairOf({ course, tally }: TrialOf<SignalTag | "bataille">): { candidate: number; opponent: number } {
  const { candidate } = course.setting;
  return { candidate, opponent: tally.opponent ?? candidate };
}

/** Whether the way the last duel went is on show. */
export function isDecided({ course }: SignalShown): boolean {
  return course.phase !== "place" && course.phase !== "wait" && course.phase !== "answer";
}

/** How long a listed move must still wait. */
export function mustWait(view: SignalShown, kind: string, now: number): boolean {
  const place = view.moves.findIndex((move) => move.do === kind);
  return place >= 0 && now < (view.ready[place] ?? 0);
}

/** What else is to be known of a reaction: that the table drew it, what was added to it. */
export function remarks({ drawn, added }: Measured, speech: Speech): string {
  if (drawn) return speech.say("signal.drawn");
  return added > 0 ? speech.say("signal.added", { added: speech.number(added) }) : "";
}

interface Now {
  /** When the signal left, by the view. */
  signal: number | null;
  /** Names the go: one answer may be given in each. */
  go: string;
}

interface Given {
  go: string;
  /** Milliseconds from the frame that showed the signal; null if none had been shown. */
  after: number | null;
}

/** One's answer to a signal: given once, and timed from the frame that showed the signal. */
export class Reflex {
  /** When that frame was on screen, by the clock of events; null before. */
  shown = $state<number | null>(null);
  #given = $state.raw<Given | null>(null);

  readonly #signal: number | null = $derived.by(() => this.now().signal);
  /** What I answered in this go. */
  readonly given: Given | null = $derived.by(() => (this.#given?.go === this.now().go ? this.#given : null));

  /** Made by a component; `send` says whether the answer was taken. */
  constructor(
    private readonly now: () => Now,
    private readonly send: (after: number | null) => Promise<boolean>,
  ) {
    // The page has been changed by now. The next frame shows it, and is on screen when the one after it begins.
    $effect(() => {
      if (this.#signal === null) return;
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame((at) => (this.shown = at));
      });
      return () => {
        cancelAnimationFrame(frame);
        this.shown = null;
      };
    });
  }

  /** Pressed at an instant of `event.timeStamp`. */
  press(at: number): void {
    if (this.given) return;
    const given = { go: this.now().go, after: this.#claim(at) };
    this.#given = given;
    void this.send(given.after).then((taken) => {
      if (!taken && this.#given === given) this.#given = null;
    });
  }

  #claim(at: number): number | null {
    if (this.shown === null || at < this.shown) return null;
    return Math.min(MOST_CLAIM, Math.round(at - this.shown));
  }
}
