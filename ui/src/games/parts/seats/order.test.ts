import { expect, it } from "vitest";
import { around, othersOf } from "./order";

it("goes round the table from any seat", () => {
  expect(around(2, 4)).toEqual([2, 3, 0, 1]);
});

it("has the others from one's left on, and all of them for those who watch", () => {
  expect(othersOf(2, 4)).toEqual([3, 0, 1]);
  expect(othersOf(null, 3)).toEqual([0, 1, 2]);
});
