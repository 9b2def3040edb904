import { describe, expect, it } from "vitest";
import { pastOf, viewOf } from "../testing/views";
import { progressOf } from "./progress";

describe("how far a mission has come", () => {
  it("counts the people who were pushed, by their faces", () => {
    const past = pastOf(5, { nudgers: [0b10100, 0, 0, 0, 0] });
    expect(progressOf(viewOf({ card: "M08", past }))).toEqual({ count: 2, of: 3, seats: [2, 4] });
  });

  it("asks a table of three for the two others alone", () => {
    expect(progressOf(viewOf({ seats: 3, card: "M08", past: pastOf(3) }))?.of).toBe(2);
  });

  it("counts no more than is asked for", () => {
    expect(progressOf(viewOf({ card: "M04", past: pastOf(5, { jumps: [1, 2, 3, 4] }) }))).toMatchObject({ count: 3, of: 3 });
  });

  it("is nothing where nothing can be counted, nor for whoever watches", () => {
    expect(progressOf(viewOf({ card: "M03" }))).toBeNull();
    expect(progressOf(viewOf({ card: "M08", seat: null }))).toBeNull();
  });
});
