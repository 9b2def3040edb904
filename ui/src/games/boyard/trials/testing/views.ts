/** For tests of the parts of trials: views of a trial that is under way, and people at its table. */
import { fireEvent, screen } from "@testing-library/svelte";
import { vi } from "vitest";
import type { Course, Measured } from "../../../../types/boyard";
import { pageSpeech } from "../../../../words/page";
import type { Catalogue, Speech } from "../../../../words/sentences";
import { catalogues } from "../../../parts/words";
import type { PartProps, Person, TrialOf, TrialTag } from "../part";

const NAMES = ["Anna", "Ines", "Noe", "Zoe"];
const WORDS = catalogues(import.meta.glob<Catalogue>("../../words/*/*.json", { eager: true, import: "default" }));

const COURSE: Course = {
  setting: { seats: 4, candidate: 0, sand: 45_000, language: "en", unhurried: [], by_hand: false },
  hands: [],
  by: ["hand", "hand", "hand", "hand"],
  echoed: [0, 0, 0, 0],
  asked: [0, 0, 0, 0],
  phase: "wait",
  since: 1_000,
  until: null,
  last: 1_000,
  won: null,
};
const SEEN = { seat: null, seats: 4, waiting: [], due: null, result: null, free: [], ready: [], chat: "held", moves: [] };
const TALLY = { duels: [], opponent: 1, needed: 2 };
const SIGNAL = { own_hands: [0, 1], signaller: 1, decoy: null, signal: null, table_act: null };
const OWN = {
  chaude: { ...SIGNAL, window: 290, outcomes: [], flinches: 0 },
  pince: { ...SIGNAL, window: 330, outcomes: [] },
  patte: { ...SIGNAL, own_hands: [0, 1, 2], signaller: 2, races: [], again: 0, paws: [], own: null, claims: [] },
  bataille: { throws: [], chosen: [], own: null, sealed: [] },
  room: { card: "chaude", own: null, rivals: [1, 2, 3], objected: false, again: false, agreed: [], votes: [] },
};

type Known = keyof typeof OWN;

/** A view of Anna's trial against Ines, then Noe and Zoe, but for what is said. */
export function viewOf<Tag extends Known>(trial: Tag, more: Partial<Omit<TrialOf<Tag>, "course">> = {}, course: Partial<Course> = {}): TrialOf<Tag> {
  return { ...SEEN, trial, course: { ...COURSE, ...course }, tally: TALLY, ...OWN[trial], ...more } as unknown as TrialOf<Tag>;
}

export function person(seat: number, me: number | null = 0): Person {
  return { seat, name: NAMES[seat] ?? "", avatar: "renard", colour: seat, me: seat === me, drawn: false };
}

export function spokenTo(me: number | null): Speech {
  return pageSpeech.with(WORDS).at({ me, name: (seat) => NAMES[seat] ?? "" });
}

/** What a part is handed at a seat, with an `act` that takes every move. */
export function propsFor<Tag extends TrialTag>(view: TrialOf<Tag>, me: number | null = 0, now = 2_000) {
  const act = vi.fn(() => Promise.resolve(true));
  const props: PartProps<Tag> = {
    view,
    time: { now, at: () => now },
    facts: [],
    act,
    people: (seat) => person(seat, me),
    still: false,
    me,
    big: false,
    speech: spokenTo(me),
  };
  return { props, act };
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
