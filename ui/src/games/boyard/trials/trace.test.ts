import { describe, expect, it } from "vitest";
import { along, Gliding, Trace } from "./trace";

const added = (state: number, input: number): number => state + input;

function played(...inputs: number[]): Trace<number, number> {
  const trace = new Trace(added, 0, 0);
  for (const input of inputs) trace.play(input);
  return trace;
}

describe("a trace", () => {
  it("plays each step at once", () => {
    const trace = played(1, 2, 3);
    expect([trace.steps, trace.before, trace.state]).toEqual([3, 3, 6]);
  });

  it("is sent a second at a time, each step once", () => {
    const trace = played(...Array<number>(19).fill(1));
    expect(trace.unsent()).toBeNull();
    trace.play(2);
    expect(trace.unsent()).toEqual({ step: 0, inputs: [...Array<number>(19).fill(1), 2] });
    expect(trace.unsent()).toBeNull();
  });

  it("is sent to its last step when nothing more comes", () => {
    const trace = played(1, 2);
    expect(trace.unsent(20, true)).toEqual({ step: 0, inputs: [1, 2] });
    expect(trace.unsent(20, true)).toBeNull();
  });

  it("goes on from where the server says, with what the hand did since", () => {
    const trace = played(1, 2, 3);
    trace.correct(100, 2);
    expect([trace.steps, trace.state]).toEqual([3, 103]);
  });

  it("skips what the server has played without it", () => {
    const trace = played(1);
    trace.correct(7, 20);
    trace.play(5);
    expect([trace.steps, trace.state]).toEqual([21, 12]);
    expect(trace.unsent(1)).toEqual({ step: 20, inputs: [5] });
  });
});

it("what is put right glides to its place instead of jumping", () => {
  const cup = new Gliding(0);
  expect(cup.drawn(100, 16)).toBe(100);
  cup.putRight(40);
  expect(cup.drawn(40, 0)).toBe(100);
  expect(cup.drawn(40, 60)).toBe(70);
  expect(cup.drawn(40, 600)).toBeCloseTo(40, 0);
});

it("a path that is not known any further stays where it was", () => {
  const path = [0, 10, undefined, 30];
  expect([along(path, 0.5), along(path, 1.5), along(path, 2.5), along(path, 9)]).toEqual([5, 10, 20, 30]);
});
