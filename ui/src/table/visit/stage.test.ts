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

/** A counter that everybody may raise: a move is by how much. */
describe("a stage in real time", () => {
  interface Counter {
    view: View & { count: number };
    move: number;
    fact: { fact: string };
    options: object;
  }
  const page = {
    pace: () => 100,
    sounds: ({ seq }: { seq: number }) => (heard.push(seq), []),
    realTime: true,
    foresee: (view: Counter["view"], move: number) => (view.count < 10 ? { ...view, count: view.count + move } : null),
  };
  const told = (seq: number, count: number, seat = 1) => ({ ...moment(seq), seat, view: { ...VIEW, count } });
  let ago = 0;
  let counter: Stage<never>;
  const count = () => (counter.shown?.view as unknown as { count: number } | undefined)?.count;

  beforeEach(() => {
    ago = 0;
    counter = new Stage<never>(page as never, () => ago);
    counter.jump(told(0, 0) as never);
  });

  it("shows every moment as it comes", () => {
    for (const seq of [1, 2, 3, 4, 5, 6, 7]) {
      counter.add(told(seq, seq) as never);
      expect([counter.shown?.seq, counter.jumped]).toEqual([seq, false]);
    }
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("shows as a picture, in silence, what comes late", () => {
    ago = 1_001;
    counter.add(told(1, 1) as never);
    expect([count(), counter.jumped]).toEqual([1, true]);
    expect(heard).toEqual([]);
  });

  it("shows one's own act at once, and the others' beneath it", () => {
    const answered = counter.foresee(1 as never);
    expect(count()).toBe(1);
    counter.add(told(1, 4) as never);
    expect(count()).toBe(5);
    counter.add(told(2, 5, 0) as never); // one's own, as the server tells it
    expect(count()).toBe(5);
    answered();
    expect(count()).toBe(5);
  });

  it("takes back no more than the act that was refused", () => {
    const [first, second] = [counter.foresee(1 as never), counter.foresee(2 as never)];
    expect(count()).toBe(3);
    first();
    expect(count()).toBe(2);
    second();
    expect(count()).toBe(0);
  });

  it("foresees nothing that could be refused by now", () => {
    counter.foresee(1 as never);
    counter.add(told(1, 10) as never);
    expect(count()).toBe(10);
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
