import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { Fact, LessonShown, Moment, View } from "../types/protocol";
import { Lesson } from "./lesson.svelte";

const LEFT = { do: "observe", slot: 0 };
const RIGHT = { do: "observe", slot: 1 };
const saw = { fact: "saw" };

function view(name: string): View {
  return { seat: 0, seats: 2, waiting: [0], due: null, result: null, moves: [], free: [], off: [], name } as never;
}

function moment(seq: number, view: View, facts: Fact[] = []): Moment {
  return { seq, at: 0, seat: null, facts, view };
}

const SCRIPT: LessonShown = {
  game: "sample",
  learner: 0,
  steps: [
    { moment: moment(0, view("deal")), cue: "hello", next: 1 },
    { moment: moment(1, view("deal")), cue: "look", about: "slot", ways: [{ move: LEFT, to: 2 }, { move: RIGHT, to: 4 }] },
    { moment: moment(2, view("left"), [saw]), next: 3 },
    { moment: moment(3, view("left")), cue: "wrong", next: 1 },
    { moment: moment(4, view("right"), [saw]), next: 5 },
    { moment: moment(5, view("right")), cue: "bye" },
  ],
};

function begin() {
  const sounds = vi.fn(() => []);
  return { lesson: new Lesson({ pace: () => 500, sounds }, SCRIPT), sounds };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
});

describe("a lesson", () => {
  it("goes on when the learner has read", () => {
    const { lesson } = begin();
    expect(lesson.cue).toBe("hello");
    lesson.next();
    expect(lesson.cue).toBe("look");
  });

  it("waits for a move that leads on, and says of others that they have to wait", async () => {
    const { lesson } = begin();
    lesson.next();
    lesson.next();
    expect(lesson.cue).toBe("look");
    expect(lesson.accepts({ ...LEFT })).toBe(true);
    expect(await lesson.choose({ do: "pass" })).toBe(false);
    expect(lesson.nudges).toBe(1);
    expect(await lesson.choose({ ...RIGHT })).toBe(true);
    expect(lesson.nudges).toBe(0);
    expect(lesson.shown.facts).toEqual([saw]);
  });

  it("shows what happens for as long as that takes, then goes on by itself", async () => {
    const { lesson, sounds } = begin();
    lesson.next();
    await lesson.choose(RIGHT);
    expect(lesson.jumped).toBe(false);
    vi.advanceTimersByTime(499);
    expect(lesson.cue).toBeNull();
    vi.advanceTimersByTime(1);
    expect(lesson.cue).toBe("bye");
    expect(lesson.jumped).toBe(true);
    expect(sounds).toHaveBeenCalledExactlyOnceWith(SCRIPT.steps[4]?.moment, 0);
  });

  it("leaves time to notice what changed where nothing moves", async () => {
    settings.motion = "reduced";
    const { lesson } = begin();
    lesson.next();
    await lesson.choose(RIGHT);
    vi.advanceTimersByTime(500);
    expect(lesson.cue).toBeNull();
    vi.advanceTimersByTime(400);
    expect(lesson.cue).toBe("bye");
  });

  it("leads back from a wrong choice, and counts own moves only once", async () => {
    const { lesson } = begin();
    lesson.next();
    expect(lesson.progress).toEqual({ done: 0, of: 1 });
    await lesson.choose(LEFT);
    lesson.next();
    expect(lesson.cue).toBe("wrong");
    lesson.next();
    expect(lesson.cue).toBe("look");
    await lesson.choose(RIGHT);
    lesson.next();
    expect(lesson.over).toBe(true);
    expect(lesson.progress).toEqual({ done: 1, of: 1 });
  });

  it("keeps what was told last until the table is set back", async () => {
    const { lesson } = begin();
    lesson.next();
    await lesson.choose(LEFT);
    expect(lesson.latest).toEqual([saw]);
    lesson.next();
    expect(lesson.latest).toEqual([saw]);
    lesson.next();
    expect(lesson.latest).toEqual([]);
  });

  it("can be read backwards and begun again", async () => {
    const { lesson } = begin();
    expect(lesson.canGoBack).toBe(false);
    lesson.next();
    await lesson.choose(RIGHT);
    lesson.next();
    lesson.back();
    expect(lesson.cue).toBe("look");
    lesson.back();
    expect(lesson.cue).toBe("hello");
    expect(lesson.canGoBack).toBe(false);
    lesson.back();
    expect(lesson.cue).toBe("hello");
    lesson.next();
    lesson.again();
    expect(lesson.cue).toBe("hello");
    expect(lesson.canGoBack).toBe(false);
  });

  it("ends with its page", async () => {
    const { lesson } = begin();
    lesson.next();
    await lesson.choose(RIGHT);
    lesson.pause();
    vi.advanceTimersByTime(5000);
    expect(lesson.cue).toBeNull();
  });
});
