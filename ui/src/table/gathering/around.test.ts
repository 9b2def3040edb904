import { describe, expect, it } from "vitest";
import { aroundTable } from "./around";

describe("seats round a table", () => {
  it("have the one who looks at the bottom, in the middle", () => {
    const me = aroundTable(5, 2)[2];
    expect(me?.x).toBe(50);
    expect(me?.y).toBeGreaterThan(80);
  });

  it("go on to the left, as turns do", () => {
    const [me, left, , right] = aroundTable(4, 0);
    expect(left?.x).toBeLessThan(me?.x ?? 0);
    expect(right?.x).toBeGreaterThan(me?.x ?? 0);
  });

  it.each([1, 2, 4, 5, 8])("keep apart and inside, %i of them", (seats) => {
    const spots = aroundTable(seats, 0);
    for (const { x, y } of spots) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(5);
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(seats);
  });
});
