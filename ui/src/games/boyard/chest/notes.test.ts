import { expect, it } from "vitest";
import { emblemOf, heapOf } from "./notes";

it("each worth has its emblem", () => {
  expect([1_000, 5_000, 10_000, 50_000, 100_000, 500_000].map(emblemOf)).toEqual([
    "anchor", "fish", "lighthouse", "ship", "whale", "tiger",
  ]);
});

it("a chest looks full at first, never empty while a note is in it, and empty when none is", () => {
  expect(heapOf(50, 50)).toBe(3);
  expect(heapOf(20, 50)).toBe(2);
  expect(heapOf(1, 50)).toBe(1);
  expect(heapOf(0, 50)).toBe(0);
});
