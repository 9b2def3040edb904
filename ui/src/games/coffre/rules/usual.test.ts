import { describe, expect, it } from "vitest";
import { unusual, USUAL } from "./usual";

describe("what is different at a table", () => {
  it("is nothing where all is as usual, or where there is no table", () => {
    expect(unusual(USUAL).size).toBe(0);
    expect(unusual(null).size).toBe(0);
  });

  it("is each option that was changed", () => {
    expect([...unusual({ ...USUAL, trap: true, round_limit: 0 })]).toEqual(["trap", "round_limit"]);
  });
});
