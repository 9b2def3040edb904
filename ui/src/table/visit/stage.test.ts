import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { SeenMoment } from "../../games/game";
import type { View } from "../../types/protocol";
import { Stage } from "./stage.svelte";

const VIEW: View = { seat: 0, seats: 2, waiting: [], due: null, result: null, moves: [], free: [], off: [] };

function moment(seq: number, seat = 0): SeenMoment {
  return { seq, at: seq, seat, facts: [{ fact: "f" }], view: VIEW };
}

let heard: number[];
let stage: Stage<never>;

function add(...numbers: number[]): void {
  for (const seq of numbers) stage.add(moment(seq) as never);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  heard = [];
  stage = new Stage<never>({ pace: () => 100, sounds: ({ seq }) => (heard.push(seq), []) });
});
afterEach(() => vi.useRealTimers());

describe("a stage", () => {
  it("shows one moment after the other, each for its time", () => {
    add(1, 2);
    expect([stage.shown?.seq, stage.running, stage.jumped]).toEqual([1, true, false]);
    vi.advanceTimersByTime(100);
    expect([stage.shown?.seq, stage.running]).toEqual([2, true]);
    vi.advanceTimersByTime(100);
    expect([stage.shown?.seq, stage.running]).toEqual([2, false]);
    expect(heard).toEqual([1, 2]);
  });

  it("goes to the last at once when it is skipped", () => {
    add(1, 2, 3);
    stage.skip();
    expect([stage.shown?.seq, stage.running, stage.jumped]).toEqual([3, false, true]);
    expect(heard).toEqual([1, 3]);
    vi.runAllTimers();
    expect(stage.shown?.seq).toBe(3);
  });

  it("lets the last one rest when it is skipped while moving", () => {
    add(1);
    stage.skip();
    expect([stage.shown?.seq, stage.running, stage.jumped]).toEqual([1, false, true]);
    expect(heard).toEqual([1]);
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
    expect([stage.shown?.seq, stage.running]).toEqual([6, false]);
  });

  it("takes no time where nothing may move", () => {
    settings.motion = "reduced";
    add(1, 2);
    vi.advanceTimersByTime(1);
    expect([stage.shown?.seq, stage.running]).toEqual([2, false]);
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
    expect([stage.shown, stage.past, stage.running]).toEqual([null, null, false]);
  });
});

describe("where bots move at once", () => {
  beforeEach(() => {
    stage.instant = (seat) => seat > 0;
  });

  /** I end my turn; then two bots move twice each, and a third once. */
  function round(): void {
    add(1);
    [1, 1, 2, 2, 3].forEach((seat, i) => stage.add(moment(2 + i, seat) as never));
    vi.runAllTimers();
  }

  it("the first bot is shown by itself, and each further one at a tap", () => {
    round();
    expect([stage.shown?.seq, stage.held?.seat]).toEqual([3, 2]);
    stage.skip();
    vi.runAllTimers();
    expect([stage.shown?.seq, stage.held?.seat]).toEqual([5, 3]);
    stage.skip();
    vi.runAllTimers();
    expect([stage.shown?.seq, stage.held]).toEqual([6, null]);
    expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("a tap during a turn goes on to what follows, and past nobody", () => {
    add(1);
    [1, 1, 2].forEach((seat, i) => stage.add(moment(2 + i, seat) as never));
    stage.skip();
    stage.skip();
    stage.skip();
    expect([stage.shown?.seq, stage.held?.seq]).toEqual([3, 4]);
  });

  it("a jump to the present holds nothing back", () => {
    round();
    stage.jump(moment(9) as never);
    vi.runAllTimers();
    expect([stage.shown?.seq, stage.held]).toEqual([9, null]);
  });
});
