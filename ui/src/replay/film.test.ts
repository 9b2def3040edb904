import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage } from "../games/game";
import type { Moment, Replayed, View } from "../types/protocol";
import { Film } from "./film.svelte";
import { replayOf, type Eyes } from "./replayed";

vi.mock("./replayed", () => ({ replayOf: vi.fn() }));

const view = { seat: null, seats: 2, waiting: [0], due: null, result: null, moves: [], free: [], off: [] } as View;
const moment = (seq: number): Moment => ({ seq, at: 1000 + 10 * seq, seat: 0, facts: [{ fact: "x" }], view });
const replayed = { number: 1, began: 1000, moments: [0, 1, 2, 3].map(moment) } as unknown as Replayed;
const heard = vi.fn();
const asked = vi.mocked(replayOf);
const page = { pace: () => 500, sounds: (moment) => (heard(moment.seq), []) } as Partial<GamePage>;

function film(move: string | null = null): Film {
  return new Film(replayed, "abc", page as GamePage, move);
}

beforeEach(() => {
  heard.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a film", () => {
  it("begins at the moment that was asked for, as a picture", () => {
    expect(film("2")).toMatchObject({ moment: 2, jumped: true });
    expect(film("77").moment).toBe(3);
    expect(film("2").shown).toMatchObject({ seq: 2, at: 1020 });
  });

  it("plays a step forward and just shows one back, or a jump", () => {
    const one = film();
    one.step(1);
    expect(one).toMatchObject({ moment: 1, jumped: false });
    expect(heard).toHaveBeenCalledWith(1);
    one.go(3);
    expect(one).toMatchObject({ moment: 3, jumped: true });
    one.step(-1);
    expect(one).toMatchObject({ moment: 2, jumped: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("stays between its ends", () => {
    const one = film();
    one.step(-1);
    expect(one.moment).toBe(0);
    one.go(9);
    one.step(1);
    expect(one.moment).toBe(3);
  });

  it("takes as long as it took where the game says so, and then its time runs", () => {
    const one = new Film(replayed, "abc", { ...page, asPlayed: () => true } as GamePage, null);
    expect(one.began).toBeNull();
    one.toggle();
    expect(one).toMatchObject({ moment: 1, began: Date.now() - 10 });
    vi.advanceTimersByTime(10);
    expect(one).toMatchObject({ moment: 2, began: Date.now() - 20 });
    one.pause();
    expect(one.began).toBeNull();
  });

  it("runs to its end by itself, and then from the start", () => {
    const one = film();
    one.toggle();
    expect(one).toMatchObject({ running: true, moment: 1 });
    vi.advanceTimersByTime(1600);
    expect(one.moment).toBe(2);
    vi.runAllTimers();
    expect(one).toMatchObject({ running: false, moment: 3, ended: true });
    one.toggle();
    expect(one).toMatchObject({ running: true, moment: 0 });
    one.pause();
  });

  it("stops when somebody takes it in hand", () => {
    const one = film();
    one.toggle();
    one.step(-1);
    vi.runAllTimers();
    expect(one).toMatchObject({ running: false, moment: 0 });
  });

  it("shows pictures only when it runs very fast", () => {
    const one = film();
    one.speed = 4;
    one.toggle();
    expect(one.jumped).toBe(true);
    vi.advanceTimersByTime(300);
    expect(one.moment).toBe(2);
    one.pause();
  });

  it("shows the eyes that were asked for last, whichever come first", async () => {
    const answers = new Map<Eyes, (replayed: Replayed) => void>();
    asked.mockImplementation((_table, _game, eyes) => new Promise((resolve) => answers.set(eyes, resolve)));
    const one = film("2");
    const looks = [one.look(0), one.look(1)];
    answers.get(1)?.({ ...replayed, eyes: 1 });
    answers.get(0)?.({ ...replayed, eyes: 0 });
    await Promise.all(looks);
    expect(one).toMatchObject({ replayed: { eyes: 1 }, moment: 2 });
  });
});
