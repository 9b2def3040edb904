import { expect, it } from "vitest";
import { stripesOf } from "./stripes";

it("no two colours have the same stripes", () => {
  const all = [0, 1, 2, 3, 4, 5].map((colour) => stripesOf(colour).join());
  expect(new Set(all).size).toBe(6);
});
