import { render } from "@testing-library/svelte";
import { afterAll, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { faceOf, isDoor, PRINTED, type Symbol } from "../cards/cards";
import { opensWith } from "./find";
import Rules from "./Rules.svelte";
import { COINS, worked } from "./worked";

const before = settings.language;
afterAll(() => {
  settings.language = before;
});

describe("the rules of fourkeys", () => {
  it("have a section for each part of the game", () => {
    settings.language = "fr";
    const { container } = render(Rules, { options: null });
    const ids = [...container.querySelectorAll("section > h2")].map((h2) => h2.parentElement?.id);
    expect(ids).toEqual("goal cards setup turn open rooms players end ask".split(" "));
  });

  it.each(["fr", "en"] as const)("have words for all they show, in %s", (language) => {
    settings.language = language;
    const { container } = render(Rules, { options: null });
    expect(container.textContent).not.toMatch(/\b(?:rules|card)\.[a-z]|[{}]/);
    const cards = [...container.querySelectorAll('[role="img"]')];
    expect(cards.length).toBeGreaterThan(40);
    expect(cards.every((card) => card.getAttribute("aria-label"))).toBe(true);
  });

  it("explain every kind of room", () => {
    settings.language = "en";
    const { container } = render(Rules, { options: null });
    const shown = [...container.querySelectorAll("#rooms h3")].map((title) => title.textContent);
    expect(shown).toHaveLength(9);
    const kinds = new Set(PRINTED.flatMap((card) => (isDoor(card) ? [card.room.kind] : [])));
    expect(kinds.size).toBe(7);
  });
});

describe("the counted dungeon", () => {
  const squares = worked();
  const printedAt = (at: number) => PRINTED[squares[at]?.card ?? -1];

  function symbolsAt(at: number): readonly Symbol[] {
    const printed = printedAt(at);
    return printed && !isDoor(printed) ? faceOf(printed, squares[at]?.turned ?? false) : [];
  }

  it("is full, and no card is in it twice", () => {
    expect(squares.filter(Boolean)).toHaveLength(16);
    const cards = squares.flatMap(({ card }) => (card === null ? [] : [card]));
    expect(new Set(cards).size).toBe(15);
  });

  it("has open the doors whose keys are there", () => {
    for (const at of squares.keys()) {
      const printed = printedAt(at);
      if (!printed || !isDoor(printed)) continue;
      const lines = [...squares.keys()].filter((other) => other % 4 === at % 4 || other >> 2 === at >> 2);
      expect([at, opensWith(printed.needs, lines.flatMap(symbolsAt))]).toEqual([at, squares[at]?.turned]);
    }
  });

  it("counts copies, coins and symbols", () => {
    const gold = squares.map((square) => square.gold);
    expect([gold[6], gold[11]]).toEqual([gold[2], gold[10]]);
    expect([gold[13], gold[15]]).toEqual([COINS, COINS]);
    expect([gold[4], gold[9]]).toEqual([1, 0]);
    const shrine = printedAt(10);
    if (!shrine || !isDoor(shrine) || shrine.room.kind !== "each") throw new Error("no shrine there");
    const { symbol } = shrine.room;
    expect(gold[10]).toBe([...squares.keys()].flatMap(symbolsAt).filter((one) => one === symbol).length);
  });
});
