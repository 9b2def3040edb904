import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonShown, SceneShown } from "../types/protocol";
import { Lesson } from "./lesson.svelte";

const LEFT = { do: "observe", slot: 0 };
const RIGHT = { do: "observe", slot: 1 };
const saw = { fact: "saw" };

function view(name: string): SceneShown["view"] {
  return { seat: 0, seats: 2, waiting: [0], due: null, result: null, moves: [], off: [], name } as never;
}

const TOLD: LessonShown = {
  game: "sample",
  seats: 2,
  learner: 0,
  scenes: [
    { view: view("deal"), cue: "hello", next: 1 },
    { view: view("deal"), cue: "look", about: "slot", ways: [{ move: LEFT, to: 2 }, { move: RIGHT, to: 4 }] },
    { view: view("left"), facts: [saw], next: 3 },
    { view: view("left"), cue: "wrong", next: 1 },
    { view: view("right"), facts: [saw], next: 5 },
    { view: view("right"), cue: "bye" },
  ],
};

function begin({ still = false } = {}) {
  const began = vi.fn();
  return { lesson: new Lesson(TOLD, { pace: () => 500, still: () => still, began }), began };
}

beforeEach(() => {
  vi.useFakeTimers();
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
    expect(await lesson.play({ do: "pass" })).toBe(false);
    expect(lesson.nudges).toBe(1);
    expect(await lesson.play({ ...RIGHT })).toBe(true);
    expect(lesson.nudges).toBe(0);
    expect(lesson.moment.facts).toEqual([saw]);
  });

  it("shows what happens for as long as that takes, then goes on by itself", async () => {
    const { lesson, began } = begin();
    lesson.next();
    await lesson.play(RIGHT);
    expect(lesson.jumped).toBe(false);
    vi.advanceTimersByTime(499);
    expect(lesson.cue).toBeNull();
    vi.advanceTimersByTime(1);
    expect(lesson.cue).toBe("bye");
    expect(lesson.jumped).toBe(true);
    expect(began).toHaveBeenCalledTimes(4);
  });

  it("leaves time to notice what changed where nothing moves", async () => {
    const { lesson } = begin({ still: true });
    lesson.next();
    await lesson.play(RIGHT);
    vi.advanceTimersByTime(500);
    expect(lesson.cue).toBeNull();
    vi.advanceTimersByTime(400);
    expect(lesson.cue).toBe("bye");
  });

  it("numbers its moments so that a table can tell which follows which", () => {
    const { lesson } = begin();
    const before = lesson.moment.seq;
    lesson.next();
    expect(lesson.moment.seq).toBe(before + 1);
  });

  it("leads back from a wrong choice, and counts own moves only once", async () => {
    const { lesson } = begin();
    lesson.next();
    expect(lesson.progress).toEqual({ done: 0, of: 1 });
    await lesson.play(LEFT);
    lesson.next();
    expect(lesson.cue).toBe("wrong");
    lesson.next();
    expect(lesson.cue).toBe("look");
    await lesson.play(RIGHT);
    lesson.next();
    expect(lesson.over).toBe(true);
    expect(lesson.progress).toEqual({ done: 1, of: 1 });
  });

  it("keeps what was told last until the table is set back", async () => {
    const { lesson } = begin();
    lesson.next();
    await lesson.play(LEFT);
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
    await lesson.play(RIGHT);
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
    await lesson.play(RIGHT);
    lesson.close();
    vi.advanceTimersByTime(5000);
    expect(lesson.cue).toBeNull();
  });
});
