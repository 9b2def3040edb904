import { expect, it } from "vitest";
import { Leaving } from "./flying";

it("several notes leave the chest one after the other, the next one at once", () => {
  const leaving = new Leaving();
  expect([0, 1, 2].map((note) => leaving.after(note))).toEqual([0, 120, 240]);
  leaving.see(3);
  expect(leaving.after(3)).toBe(0);
  expect(leaving.after(2)).toBe(240);
});
