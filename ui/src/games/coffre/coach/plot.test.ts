import { describe, expect, it } from "vitest";
import { momentAt, pointAt, spread, stepsOf, type Box } from "./plot";

const BOX: Box = { width: 220, height: 120, left: 20, right: 100, top: 10, bottom: 10 };

describe("a plot", () => {
  it("has moments to the right and chances upwards", () => {
    expect(pointAt(BOX, 0, 11, 0)).toEqual({ x: 20, y: 110 });
    expect(pointAt(BOX, 10, 11, 1)).toEqual({ x: 120, y: 10 });
    expect(pointAt(BOX, 5, 11, 0.5)).toEqual({ x: 70, y: 60 });
    expect(pointAt(BOX, 0, 1, 1)).toEqual({ x: 20, y: 10 });
  });

  it("finds the moment under a finger", () => {
    for (let moment = 0; moment < 11; moment++) {
      const { x } = pointAt(BOX, moment, 11, 0);
      expect(momentAt(BOX, x + 3, 11)).toBe(moment);
    }
    expect(momentAt(BOX, -50, 11)).toBe(0);
    expect(momentAt(BOX, 500, 11)).toBe(10);
  });

  it("draws a belief that holds until something happens", () => {
    expect(stepsOf(BOX, [0, 0.5, 1], 3)).toBe("M20 110H70V60H120V10");
    expect(stepsOf(BOX, [], 0)).toBe("");
  });
});

describe("labels", () => {
  it("stay where they want to be if there is room", () => {
    expect(spread([10, 60, 110], 20, 0, 120)).toEqual([10, 60, 110]);
  });

  it("make way for each other and keep their order", () => {
    const placed = spread([100, 100, 99, 20], 20, 0, 110);
    expect(placed[3]).toBe(20);
    expect(placed[2]!).toBeLessThan(placed[0]!);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((y, i) => expect(y - sorted[i]!).toBeGreaterThanOrEqual(20));
    expect(Math.max(...placed)).toBeLessThanOrEqual(110);
  });

  it("share what there is if there are too many", () => {
    const placed = spread(new Array<number>(9).fill(50), 20, 0, 80);
    expect(placed).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  });

  it("need nobody", () => {
    expect(spread([], 20, 0, 80)).toEqual([]);
    expect(spread([200], 20, 0, 80)).toEqual([80]);
  });
});
