import { describe, expect, it } from "vitest";
import en from "../../../../../src/trousseau/games/coffre/words/en.json";
import fr from "../../../../../src/trousseau/games/coffre/words/fr.json";
import { settings } from "../../../app/settings.svelte";
import type { Claim } from "../../../types/coffre";
import { pageSpeech } from "../../../words/page";
import { viewOf } from "../testing/views";
import pageEn from "./en/table.json";
import pageFr from "./fr/table.json";
import { chipOf, claimsAbout, faceClaimed, knownLine, naming, news, ownClaim, seatLabel, seenLine, slotLabel } from "./labels";

settings.language = "en";
const NAMES = ["Anna", "Ines", "Noe", "Zoe"];
const speech = pageSpeech
  .with({ fr, en }, { fr: pageFr, en: pageEn })
  .at({ me: 0, name: (seat) => NAMES[seat] ?? "" });
const claim = (seat: number, turn: number, card: number | null = seat): Claim => ({
  seat,
  claim: { do: "claim_hand", holder: seat, face: "key" },
  turn,
  card,
});

describe("what is known of a card", () => {
  it("is said as its badge shows it", () => {
    expect(knownLine(viewOf(), { seat: 0 }, speech)).toBe("You hold a Neutral.");
    expect(knownLine(viewOf(), { slot: 1 }, speech)).toBe("You don’t know what it is.");
    const centre = viewOf().centre;
    const seen = viewOf({ centre: [{ ...centre[0], face: "fake", seen_by: [0, 2] }, centre[1]] });
    expect(slotLabel(seen, 0, speech)).toBe("The left card. You know: the Fake Key. Seen by Noe.");
  });

  it("leaves out its holder and the reader among those who saw it", () => {
    expect(seenLine(viewOf(), { seat: 1 }, speech)).toBeNull();
    expect(seenLine(viewOf(), { slot: 0 }, speech)).toBe("Nobody has seen it.");
  });
});

describe("what was said", () => {
  it("stays with the card that was meant", () => {
    const view = viewOf({ claims: [claim(1, 0, 4)] });
    expect(claimsAbout(view, { slot: 0 })).toHaveLength(1);
    expect(claimsAbout(view, { seat: 1 })).toHaveLength(0);
  });

  it("is news for a round, or while it was just heard", () => {
    const view = viewOf({ turns: 6, claims: [claim(1, 0), claim(2, 5)] });
    expect([...news(view, 1, () => false).keys()]).toEqual([2]);
    expect([...news(view, 0, (seat) => seat === 1).keys()]).toEqual([1]);
    expect(news({ ...view, phase: "over" }, 1, () => true).size).toBe(0);
  });

  it("of the own card is not what was said of a card that went", () => {
    const said = (...claims: Claim[]) => faceClaimed(ownClaim(viewOf({ claims }), 0));
    expect(said(claim(0, 0), claim(1, 0))).toBe("key");
    expect(said(claim(0, 0, 4), claim(1, 0))).toBeNull();
  });

  it("has a picture beside its speaker unless it is about another card", () => {
    const doubt: Claim = { seat: 0, claim: { do: "doubt", target: 1 }, turn: 0, card: null };
    const chip = (...claims: Claim[]) => chipOf(viewOf({ claims }), 0);
    expect(chip(claim(0, 0), claim(0, 0, 4))).toEqual(claim(0, 0));
    expect(chip(claim(0, 0), doubt, claim(0, 0, 4))).toEqual(doubt);
    expect(chip(claim(0, 0, 4), claim(1, 0))).toBeUndefined();
  });
});

it("counts accusations from the left of the Treasure", () => {
  const view = viewOf({ phase: "name", treasure: 2, designated: 0, named: [1, 1] });
  expect(naming(view)).toEqual([
    { seat: 3, target: 1 },
    { seat: 0, target: 1 },
  ]);
  const sitter = { seat: 1, name: "Ines", avatar: "", bot: "good", person: null, away: false, me: false };
  expect(seatLabel(view, sitter, speech)).toBe("Ines, bot. You don’t know what it is. Accused 2 times.");
  const stoodIn = seatLabel(view, { ...sitter, person: 1 }, speech);
  expect(stoodIn).toMatch(/^Ines\. A bot plays for Ines\./);
});
