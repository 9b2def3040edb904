import { describe, expect, it } from "vitest";
import { dieAt, FLOOR, onFloor, pathOf } from "./flight";

const THROWN = { to: 700, gust: 0, high: false };

describe("a die that flies", () => {
  it("leaves the spoon and lands where it was thrown", () => {
    expect(dieAt({ ...THROWN, share: 0 })).toEqual({ x: 158, y: 128 });
    expect(dieAt({ ...THROWN, share: 1 })).toEqual({ x: onFloor(700), y: FLOOR.y });
  });

  it("is carried by the gust, but not before it blows", () => {
    const blown = { ...THROWN, gust: -120 };
    expect(dieAt({ ...blown, share: 0.6 })).toEqual(dieAt({ ...THROWN, share: 0.6 }));
    expect(dieAt({ ...blown, share: 1 }).x).toBeCloseTo(onFloor(580));
  });

  it("rises more when it is thrown high", () => {
    expect(dieAt({ ...THROWN, high: true, share: 0.4 }).y).toBeLessThan(dieAt({ ...THROWN, share: 0.4 }).y);
  });

  it("has a way that ends on the floor", () => {
    expect(pathOf({ ...THROWN, share: 0 })).toMatch(/^M158 128L.* \d+ 384$|^M158 128L.*L252 384$/);
  });
});
