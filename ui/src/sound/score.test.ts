import { describe, expect, it } from "vitest";
import { SCORE } from "./score";

describe.each(Object.entries(SCORE))("the sound %s", (_, strokes) => {
  it("is over within 400 ms", () => {
    for (const { after, lasts } of strokes) expect(after + lasts).toBeLessThanOrEqual(400);
  });

  it("is never loud", () => {
    const loud = strokes.reduce((sum, stroke) => sum + stroke.loud, 0);
    expect(loud).toBeLessThan(0.5);
  });
});
