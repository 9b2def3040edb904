import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage } from "../games/game";
import type { Replayed, Scene, View } from "../types/protocol";
import { Film } from "./film.svelte";

const view = { seat: null, seats: 2, waiting: [0], due: null, result: null, moves: [], off: [] } as View;
const scene = (at: number): Scene => ({ at, seat: 0, facts: [{ fact: "x" }], view });
const replayed = { number: 1, began: 1000, scenes: [0, 10, 20, 30].map(scene) } as unknown as Replayed;
const heard = vi.fn();
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
});
