import { expect, it } from "vitest";
import type { CoffreFact, CoffreView } from "../../../types/coffre";
import { viewOf } from "../testing/views";
import { pace } from "./pace";
import { sounds } from "./sounds";

function heard(facts: CoffreFact[], changes: Partial<CoffreView> = {}): string[] {
  return sounds({ seq: 1, at: 0, seat: null, facts, view: viewOf(changes) }, 0);
}

it("lets a player hear that it is their turn", () => {
  const ended: CoffreFact = { fact: "turn_ended", seat: 3 };
  expect(heard([ended], { turn: 0 })).toEqual(["turn"]);
  expect(heard([ended], { turn: 1 })).toEqual([]);
});

it("lets the chest be heard at the end", () => {
  const revealed: CoffreFact = { fact: "revealed", hands: [], centre: ["key", "fake"], out: [] };
  const over = (why: string) => ({ phase: "over" as const, result: { winners: [], scores: [], why } });
  expect(heard([revealed], over("opened"))).toEqual(["reveal", "chest_open"]);
  expect(heard([revealed], over("shut"))).toEqual(["reveal", "chest_empty"]);
});

it("gives the one who looks time to read the card", () => {
  const observed: CoffreFact = { fact: "observed", seat: 0, slot: 1 };
  expect(pace([observed, { fact: "saw", slot: 1, face: "key" }])).toBeGreaterThan(pace([observed]));
  expect(pace([])).toBe(0);
});
