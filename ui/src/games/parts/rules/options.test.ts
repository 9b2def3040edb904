import { describe, expect, it } from "vitest";
import { unusual } from "./options";

const USUAL = { trap: false, rounds: 12, delay: 8 };

describe("what is different at a table", () => {
  it("is nothing where all is as usual, or where there is no table", () => {
    expect(unusual(USUAL, USUAL).size).toBe(0);
    expect(unusual(null, USUAL).size).toBe(0);
  });

  it("is each option that was changed", () => {
    expect([...unusual({ ...USUAL, trap: true, rounds: 0 }, USUAL)]).toEqual(["trap", "rounds"]);
  });
});
