import { describe, expect, it } from "vitest";
import { Drawing, GRID, lengthOf, MOST_DOTS, MOST_STROKES, pathOf, SIDE, square, until } from "./drawing";

/** A zigzag whose dots all count. */
function zigzag(drawing: Drawing, dots: number): void {
  drawing.begin(0, 0, 0);
  for (let i = 1; i < dots; i++) drawing.go((i * 10) % 250, i % 2 ? 200 : 20, i);
  drawing.lift();
}

describe("a drawing", () => {
  it("holds sixteen strokes and no more", () => {
    const drawing = new Drawing();
    for (let i = 0; i < MOST_STROKES + 3; i++) {
      drawing.begin(i, i, i);
      drawing.lift();
    }
    expect(drawing.strokes).toHaveLength(MOST_STROKES);
    expect(drawing.isFull).toBe(true);
  });

  it("holds four hundred dots and no more", () => {
    const drawing = new Drawing();
    zigzag(drawing, MOST_DOTS + 50);
    expect(drawing.dots).toBe(MOST_DOTS);
    drawing.begin(5, 5, 0);
    expect(drawing.strokes).toHaveLength(1);
  });

  it("stays on its sheet and on whole numbers", () => {
    const drawing = new Drawing();
    drawing.begin(-40, 12.4, 0);
    drawing.go(900, 300, 10);
    expect(drawing.strokes[0]?.dots).toEqual([[0, 12], [SIDE - 1, SIDE - 1]]);
  });

  it("has no dots that add nothing, and none while the pen is up", () => {
    const drawing = new Drawing();
    drawing.go(50, 50, 0);
    drawing.begin(10, 10, 0);
    drawing.go(11, 11, 1);
    drawing.lift();
    drawing.go(99, 99, 2);
    expect(drawing.strokes.map(({ dots }) => dots)).toEqual([[[10, 10]]]);
  });

  it("keeps the rhythm, counted from the first stroke", () => {
    const drawing = new Drawing();
    drawing.begin(0, 0, 5000);
    drawing.go(50, 0, 5400);
    drawing.lift();
    drawing.begin(0, 90, 7000);
    drawing.go(50, 90, 7100);
    expect(drawing.strokes.map(({ from, to }) => [from, to])).toEqual([[0, 400], [2000, 2100]]);
    expect(lengthOf(drawing.strokes)).toBe(2100);
  });

  it("gives a stroke back, or all of them", () => {
    const drawing = new Drawing();
    drawing.begin(0, 0, 0);
    drawing.lift();
    drawing.begin(9, 9, 1);
    drawing.undo();
    expect(drawing.strokes).toHaveLength(1);
    expect(drawing.isDown).toBe(false);
    drawing.clear();
    expect(drawing.dots).toBe(0);
  });
});

describe("a drawing that is shown again", () => {
  const strokes = [
    { dots: [[0, 0], [10, 0], [20, 0], [30, 0]] as const, from: 0, to: 400 },
    { dots: [[0, 9]] as const, from: 1000, to: 1000 },
  ];

  it("grows at its own pace", () => {
    expect(until(strokes, 0)).toEqual([[[0, 0]]]);
    expect(until(strokes, 200)).toEqual([[[0, 0], [10, 0]]]);
    expect(until(strokes, 999)).toEqual([strokes[0]?.dots]);
    expect(until(strokes, 1000)).toHaveLength(2);
  });

  it("shows a single dot", () => {
    expect(pathOf(until(strokes, 5000))).toBe("M0 0L10 0L20 0L30 0M0 9h.1");
  });
});

it("has a grid for the keys whose squares lie on the sheet", () => {
  expect(square(0, 0)).toEqual([4, 4]);
  expect(square(GRID - 1, GRID - 1)).toEqual([252, 252]);
});
