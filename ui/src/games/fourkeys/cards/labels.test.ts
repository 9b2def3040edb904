import { afterAll, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { pageSpeech } from "../../../words/page";
import en from "../words/en/cards.json";
import fr from "../words/fr/cards.json";
import { isDoor, PRINTED, type Room } from "./cards";
import { cardLabel, roomLine, roomRule, roomTitle, symbolsLine } from "./labels";

const speech = pageSpeech.with({ fr, en });
const before = settings.language;
afterAll(() => {
  settings.language = before;
});

const ROOMS: Room[] = PRINTED.flatMap((card) => (isDoor(card) ? [card.room] : []));

describe.each(["fr", "en"] as const)("in %s", (language) => {
  it("every card has words for both its sides", () => {
    settings.language = language;
    for (const card of PRINTED.keys()) {
      for (const turned of [false, true]) {
        const label = cardLabel(card, turned, speech);
        expect(label).not.toMatch(/card\.|[{}]|undefined/);
        expect(label.length).toBeGreaterThan(8);
      }
    }
  });

  it("every room is named and explained", () => {
    settings.language = language;
    for (const room of ROOMS) {
      for (const words of [roomTitle(room, speech), roomLine(room, speech), roomRule(room, speech)]) {
        expect(words).not.toMatch(/card\.|[{}]|undefined/);
      }
    }
  });
});

describe("a label", () => {
  it("says what a door asks for, and what is behind it", () => {
    settings.language = "en";
    const card = PRINTED.findIndex(
      (one) => isDoor(one) && one.needs.length === 1 && one.room.kind === "spot" && one.room.spot === "centre",
    );
    const printed = PRINTED[card];
    if (!printed || !isDoor(printed) || !("worth" in printed.room)) throw new Error("no such card");
    expect(cardLabel(card, false, speech)).toBe(
      `Door: ${printed.needs[0]}. Behind it: ${printed.room.worth} gold in the centre, else 1`,
    );
    expect(cardLabel(card, true, speech)).toBe(`Room: ${printed.room.worth} gold in the centre, else 1`);
  });

  it("counts symbols in either language", () => {
    settings.language = "en";
    expect(symbolsLine(["heart", "bolt", "heart"], speech)).toBe("2 hearts and bolt");
    settings.language = "fr";
    expect(symbolsLine(["cross", "hexagon", "hexagon"], speech)).toBe("croix et 2 hexagones");
  });

  it("says both faces of a key, the one that is up first", () => {
    settings.language = "en";
    const card = PRINTED.findIndex((one) => !isDoor(one) && one.faces.join() === "heart,bolt");
    expect(cardLabel(card, false, speech)).toBe("Key: heart. Other face: bolt");
    expect(cardLabel(card, true, speech)).toBe("Key: bolt. Other face: heart");
  });

  it("counts the Adventurer's coins", () => {
    settings.language = "en";
    expect(cardLabel(null, false, speech, 1)).toBe("Adventurer: 1 coin");
    expect(cardLabel(null, false, speech, 3)).toBe("Adventurer: 3 coins");
  });
});
