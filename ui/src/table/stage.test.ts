import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../games/game";
import type { View } from "../types/protocol";
import { Stage } from "./stage.svelte";

const VIEW: View = { seat: 0, seats: 2, waiting: [], due: null, result: null, moves: [], off: [] };

function moment(seq: number): Moment {
  return { seq, at: seq, facts: [{ fact: "f" }], view: VIEW };
}

let began: number[];
let stage: Stage<never>;

function make(still = false): void {
  began = [];
  stage = new Stage<never>(() => 100, () => still, ({ seq }) => began.push(seq));
}

function add(...numbers: number[]): void {
  for (const seq of numbers) stage.add(moment(seq) as never);
}

beforeEach(() => {
  vi.useFakeTimers();
  make();
});
afterEach(() => vi.useRealTimers());

describe("a stage", () => {
  it("shows one moment after the other, each for its time", () => {
    add(1, 2);
    expect([stage.shown?.seq, stage.busy, stage.jumped]).toEqual([1, true, false]);
    vi.advanceTimersByTime(100);
    expect([stage.shown?.seq, stage.busy]).toEqual([2, true]);
    vi.advanceTimersByTime(100);
    expect([stage.shown?.seq, stage.busy]).toEqual([2, false]);
    expect(began).toEqual([1, 2]);
  });

  it("goes to the last at once when it is skipped", () => {
    add(1, 2, 3);
    stage.skip();
    expect([stage.shown?.seq, stage.busy, stage.jumped]).toEqual([3, false, true]);
    vi.runAllTimers();
    expect(stage.shown?.seq).toBe(3);
  });

  it("lets the last one rest when it is skipped while moving", () => {
    add(1);
    stage.skip();
    expect([stage.shown?.seq, stage.busy, stage.jumped]).toEqual([1, false, true]);
    expect(began).toEqual([1]);
  });

  it("does nothing when it is skipped at rest", () => {
    add(1);
    vi.runAllTimers();
    stage.skip();
    expect(stage.jumped).toBe(false);
  });

  it("does not let too many wait", () => {
    add(1, 2, 3, 4, 5);
    expect(stage.shown?.seq).toBe(1);
    add(6);
    expect([stage.shown?.seq, stage.busy]).toEqual([6, false]);
  });

  it("takes no time where nothing may move", () => {
    make(true);
    add(1, 2);
    vi.advanceTimersByTime(1);
    expect([stage.shown?.seq, stage.busy]).toEqual([2, false]);
  });

  it("looks at the past while the game goes on, and returns to where it is then", () => {
    add(1);
    vi.runAllTimers();
    stage.look(moment(0) as never);
    add(2, 3);
    expect(stage.past?.seq).toBe(0);
    stage.present();
    expect([stage.past, stage.shown?.seq, stage.jumped]).toEqual([null, 3, true]);
  });

  it("is bare after it was cleared", () => {
    add(1, 2);
    stage.look(moment(0) as never);
    stage.clear();
    vi.runAllTimers();
    expect([stage.shown, stage.past, stage.busy]).toEqual([null, null, false]);
  });
});
