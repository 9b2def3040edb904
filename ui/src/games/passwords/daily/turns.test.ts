import { expect, it } from "vitest";
import type { PasswordsFact, Step } from "../../../types/passwords";
import { viewOf } from "../testing/views";
import { bestOf, signOf, turnsOf } from "./turns";

const moment = (...facts: PasswordsFact[]) => ({ seq: 0, at: 0, seat: 0, facts, view: viewOf() });
const steps = (count: number): Step[] => Array.from({ length: count }, (_, place) => ({ place, letter: place }));
const said = (word: string, gems: number) =>
  moment({ fact: "announced", seat: 0, word, steps: steps(gems) }, { fact: "placed", seat: 0, word, steps: steps(gems) });

it("a turn is a word with its gems, a wrong word or a pass; what was only tried is none", () => {
  const day = [
    moment(),
    said("orage", 3),
    moment({ fact: "hesitated", seat: 0 }, { fact: "not_known", word: "orrage", near: [] }),
    moment({ fact: "struck", seat: 0, word: "orageux", rule: "family", clash: "orage", by: 0 }),
    moment({ fact: "passed", seat: 0 }),
  ];
  expect(turnsOf(day)).toEqual([
    { word: "orage", gems: 3, struck: false },
    { word: "orageux", gems: 0, struck: true },
    { word: null, gems: 0, struck: false },
  ]);
});

it("the best word is the first with most gems, and none where none was placed", () => {
  const turns = turnsOf([said("un", 1), said("trois", 3), said("treize", 3)]);
  expect(bestOf(turns)?.word).toBe("trois");
  expect(bestOf(turnsOf([moment({ fact: "passed", seat: 0 })]))).toBeNull();
});

it("every number of gems has a sign of its own", () => {
  const signs = Array.from({ length: 8 }, (_, gems) => signOf(gems));
  expect(new Set(signs).size).toBe(8);
});
