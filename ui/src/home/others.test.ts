import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { othersAt } from "./others";

beforeEach(() => (settings.language = "fr"));

function table(names: string[], bots: number) {
  return {
    people: names.map((name, number) => ({ number, name })),
    seats: [
      ...names.map((_, person) => ({ person })),
      ...Array.from({ length: bots }, () => ({ bot: "novice" })),
    ],
  };
}

describe("others at a table", () => {
  it("are told without me", () => {
    expect(othersAt(table(["Camille", "Inès"], 0), 0)).toBe("avec Inès");
  });

  it("have names first, then numbers", () => {
    const people = ["Camille", "Inès", "Noé", "Hugo", "Maud"];
    expect(othersAt(table(people, 0), 0)).toBe("avec Inès, Noé et 2 autres");
    expect(othersAt(table(people.slice(0, 3), 1), 0)).toBe("avec Inès, Noé et un robot");
  });

  it("may be bots, or nobody yet", () => {
    expect(othersAt(table(["Camille"], 4), 0)).toBe("avec 4 robots");
    expect(othersAt(table(["Camille"], 0), 0)).toBe("personne d’autre encore");
  });

  it("do not count a bot that stands in for somebody", () => {
    const seats = [{ person: 0 }, { person: 1, bot: "novice" }];
    const people = [
      { number: 0, name: "Camille" },
      { number: 1, name: "Inès" },
    ];
    expect(othersAt({ people, seats }, 0)).toBe("avec Inès");
  });
});
