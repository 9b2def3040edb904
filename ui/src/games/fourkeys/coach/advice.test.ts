import { describe, expect, it } from "vitest";
import type { Advice, FourKeysView, Turn } from "../../../types/fourkeys";
import { Speech } from "../../../words/sentences";
import page from "../index";
import { cardOf, costOf, deedOf, laidBy, moments, signed, squareOf, turnAt, withCard } from "./advice";

const speech = new Speech(() => "en", [...page.words, { en: { "one_of.keys_1": "a single key" }, fr: {} }]);

const RENEW: Turn = { first: { do: "renew" }, lay: null, lead: -1 };
const TAKE: Turn = {
  first: { do: "take", pile: "keys_1", push_to: null },
  lay: { do: "lay", row: 0, column: 1, turned: true },
  lead: 1.5,
};
const PUSH: Turn = { ...TAKE, first: { do: "take", pile: "keys_1", push_to: 3 } };
const ADVICE: Advice = { costly: [{ moment: 7, seat: 2, played: RENEW, better: TAKE }] };

const DUNGEON = { squares: [{ row: 0, column: 0, card: 0, turned: false, gold: 0 }], coins: 4, gold: 4 };
const pile = (top: number | null) => ({ top, below: [], removed: [], coming: null });
const BEFORE = { piles: [pile(5), pile(40), pile(null), pile(90)], dungeons: [DUNGEON] } as Partial<FourKeysView> as FourKeysView;

describe("a turn that cost gold", () => {
  it("is marked where it began, and shown from just before", () => {
    expect(moments(ADVICE)).toEqual([7]);
    expect([5, 6, 7, 8].map((moment) => turnAt(ADVICE, moment)?.moment)).toEqual([undefined, 7, 7, undefined]);
  });

  it("is about the card that lay on the pile", () => {
    expect([cardOf(TAKE, BEFORE), cardOf(RENEW, BEFORE)]).toEqual([40, null]);
    expect(laidBy(TAKE, BEFORE)).toEqual({ row: 0, column: 1, card: 40, turned: true, gold: 0 });
    expect(laidBy(RENEW, BEFORE)).toBeNull();
  });

  it("is drawn with that card in the dungeon", () => {
    const square = laidBy(TAKE, BEFORE);
    expect(square && withCard(DUNGEON, square).squares.at(-1)).toBe(square);
  });

  it("is told in words", () => {
    expect([RENEW, TAKE, PUSH].map((turn) => deedOf(turn, speech))).toEqual([
      "Renew the piles",
      "Take a single key",
      "Push, then take a single key",
    ]);
    expect(squareOf(TAKE, DUNGEON, speech)).toBe("row 2, column 3");
    expect(squareOf(RENEW, DUNGEON, speech)).toBe("");
  });

  it("cost the difference of the leads, written with its sign", () => {
    const [turn] = ADVICE.costly;
    expect(turn && costOf(turn)).toBe(2.5);
    expect([2.5, -1, 0].map((gold) => signed(gold, speech))).toEqual(["+2.5", "−1", "0"]);
  });
});
