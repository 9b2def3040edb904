/** For tests of the parts of trials: views of a trial that is under way, and people at its table. */
import { fireEvent, screen } from "@testing-library/svelte";
import { vi } from "vitest";
import type { By, Course, Measured, SignalDuel } from "../../../../types/boyard";
import { pageSpeech } from "../../../../words/page";
import type { Catalogue } from "../../../../words/sentences";
import { sitters } from "../../../parts/testing/people";
import { catalogues } from "../../../parts/words";
import { courseOf, idle } from "../../testing/views";
import type { TrialOf, TrialTag } from "../part";
import { handed } from "./part";

const WORDS = catalogues(import.meta.glob<Catalogue>("../../words/*/*.json", { eager: true, import: "default" }));

const BY_HAND = { by: ["hand", "hand", "hand", "hand"] as By[], phase: "wait", since: 1_000, until: null, last: 1_000 };
const TALLY = { duels: [], opponent: 1, needed: 2 };
const DUEL: SignalDuel = { own_hands: [0, 1], signaller: 1, decoy: null, signal: null };
const DUELS = { chaude: DUEL, pince: DUEL, patte: { ...DUEL, own_hands: [0, 1, 2], signaller: 2 } };
const OWN = {
  chaude: { duel: DUELS.chaude, table_act: null, window: 290, outcomes: [], flinches: 0 },
  pince: { duel: DUELS.pince, table_act: null, window: 330, outcomes: [] },
  patte: { duel: DUELS.patte, table_act: null, races: [], again: 0, paws: [], own: null, claims: [] },
  bataille: { throws: [], chosen: [], own: null, sealed: [] },
  room: { card: "chaude", own: null, rivals: [1, 2, 3], objected: false, again: false, agreed: [], votes: [] },
};

type Known = keyof typeof OWN;

/** Ines gives Anna the signal, and in la patte du tigre Noe does, but for what is said. */
export function duelOf(trial: keyof typeof DUELS, more: Partial<SignalDuel> = {}): SignalDuel {
  return { ...DUELS[trial], ...more };
}

/** A view of Anna's trial against Ines, then Noe and Zoe, but for what is said. */
export function viewOf<Tag extends Known>(trial: Tag, more: Partial<Omit<TrialOf<Tag>, "course">> = {}, course: Partial<Course> = {}): TrialOf<Tag> {
  return { ...idle(null), trial, course: courseOf({ ...BY_HAND, ...course }), tally: TALLY, ...OWN[trial], ...more } as unknown as TrialOf<Tag>;
}

/** What a part is handed at a seat, at an instant of the trial. */
export function propsFor<Tag extends TrialTag>(view: TrialOf<Tag>, me: number | null = 0, now = 2_000) {
  const speech = pageSpeech.with(WORDS).at({ me, name: (seat) => sitters[seat]?.name ?? "" });
  return handed<Tag>(view, { time: { now, at: () => now }, still: false, me, speech });
}

export function measured(more: Partial<Measured> = {}): Measured {
  return { seat: 0, after: 243, claimed: 243, added: 0, false: false, drawn: false, ...more };
}

/** Two frames pass: what was changed is on screen at the instant of the second one. */
export async function shown(at: number): Promise<void> {
  for (const [frame, call] of [...waiting]) {
    waiting.delete(frame);
    call(at - 16);
  }
  for (const [frame, call] of [...waiting]) {
    waiting.delete(frame);
    call(at);
  }
  await Promise.resolve();
}

const waiting = new Map<number, FrameRequestCallback>();
let frames = 0;

/** From now on frames come when a test says so. */
export function stubFrames(): void {
  waiting.clear();
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => {
    frames += 1;
    waiting.set(frames, call);
    return frames;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => waiting.delete(frame));
}

/** A finger comes down on a plate, at an instant of the clock of events. */
export function press(name: RegExp, timeStamp = 1): Promise<boolean> {
  const event = new Event("pointerdown", { bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  return fireEvent(screen.getByRole("button", { name }), event);
}
