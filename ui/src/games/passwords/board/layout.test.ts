import { describe, expect, it } from "vitest";
import { layout } from "./layout";

const USUAL = { text: 1, typing: false, big: false, replay: false };
const shapeOf = (width: number, height: number, wishes = {}) => layout({ width, height }, { ...USUAL, ...wishes }).shape;

describe("the table", () => {
  it.each([
    [1440, 840, "desk"],
    [1096, 840, "lying"],
    [1024, 708, "lying"],
    [844, 334, "lying"],
    [768, 964, "upright"],
    [390, 788, "upright"],
    [320, 512, "upright"],
  ])("in a window of %i x %i is laid out as %s", (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it("makes room for a keyboard only while a word is typed", () => {
    expect(shapeOf(390, 420, { typing: true })).toBe("typing");
    expect(shapeOf(390, 788, { typing: true })).toBe("upright");
    expect(shapeOf(844, 190, { typing: true })).toBe("typing");
  });

  it("keeps safes large enough to be touched where words are largest", () => {
    expect(shapeOf(320, 512, { text: 1.25 })).toBe("typing");
    expect(shapeOf(844, 334, { text: 1.25 })).toBe("lying");
  });

  it("has its safes in two rows where a ring would be too small", () => {
    expect(layout({ width: 320, height: 512 }, USUAL).loop).toBe(true);
    expect(layout({ width: 390, height: 788 }, USUAL).loop).toBe(false);
  });

  it("has the controls of a replay below the ring, where that is high enough", () => {
    expect(shapeOf(1067, 842, { replay: true })).toBe("upright");
    expect(shapeOf(1024, 708, { replay: true })).toBe("lying");
  });

  it("has a ring in the living room, whatever its size", () => {
    expect(shapeOf(1920, 900, { big: true })).toBe("desk");
    expect(shapeOf(390, 700, { big: true })).toBe("upright");
  });
});
