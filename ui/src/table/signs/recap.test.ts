import { describe, expect, it } from "vitest";
import type { Fact } from "../../types/protocol";
import { recapOf } from "./recap";

const FACTS = ["own 0", "other 1", "own 0", "other 1", "hushed 1", "other 2", "other 3"];
const story = FACTS.map((text, i) => {
  const [fact = "", seat] = text.split(" ");
  return { seq: 10 + i, at: 0, seat: Number(seat), facts: [{ fact, seat: Number(seat) } as Fact] };
});

function recap(since: number): [string[], number] {
  const missed = story.filter(({ seq }) => seq > since);
  const { facts, more } = recapOf(missed, 0, ({ fact }) => fact !== "hushed");
  return [facts.map((fact) => `${fact.fact} ${(fact as unknown as { seat: number }).seat}`), more];
}

describe("a recap", () => {
  it("has three lines, what the bot did last in one's seat among them, and counts the rest", () => {
    expect(recap(9)).toEqual([["own 0", "other 2", "other 3"], 3]);
  });

  it("begins when the bot sat down", () => {
    expect(recap(13)).toEqual([["other 2", "other 3"], 0]);
    expect(recap(16)).toEqual([[], 0]);
  });
});
