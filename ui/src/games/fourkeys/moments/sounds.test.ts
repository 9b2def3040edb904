import { describe, expect, it } from "vitest";
import { SCORE } from "../../../sound/score";
import type { FourKeysFact } from "../../../types/fourkeys";
import { viewOf } from "../testing/views";
import { pace } from "./pace";
import { sounds } from "./sounds";

const FACTS: FourKeysFact[] = [
  { fact: "renewed", seat: 0, removed: [4], shown: [5, null, null, null] },
  { fact: "refilled", pile: "keys_1", count: 3 },
  { fact: "pushed", seat: 0, tile: { seat: 1, acolyte: false }, pile: "keys_1", to: "keys_2" },
  { fact: "took", seat: 0, acolyte: false, pile: "keys_1", card: 40, shown: 41 },
  { fact: "laid", seat: 1, card: 40, row: 0, column: 1, turned: false },
  { fact: "opened", seat: 1, cards: [1], count: 1 },
  { fact: "skipped", seat: 1, acolyte: true, pile: "keys_1" },
  { fact: "round_over", line: [] },
  { fact: "counted", gold: [1, 2, 3] },
];

describe.each(FACTS)("$fact", (fact) => {
  it("is heard, with sounds that there are", () => {
    const heard = sounds({ seq: 1, at: 0, seat: null, facts: [fact], view: viewOf() }, null);
    expect(heard.length).toBeGreaterThan(0);
    for (const name of heard) expect(SCORE).toHaveProperty(name);
  });

  it("takes its time, and only the counting takes long", () => {
    if (fact.fact !== "counted") expect(pace([fact])).toBeLessThan(2_000);
    expect(pace([fact])).toBeGreaterThan(0);
  });
});

it("calls whose turn begins", () => {
  const laid = FACTS.filter(({ fact }) => fact === "laid");
  expect(sounds({ seq: 1, at: 0, seat: null, facts: laid, view: viewOf() }, 0)).toContain("turn");
  expect(sounds({ seq: 1, at: 0, seat: null, facts: laid, view: viewOf() }, 1)).not.toContain("turn");
});
