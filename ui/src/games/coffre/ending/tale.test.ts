import { describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { CoffreFact, CoffreView, Face } from "../../../types/coffre";
import type { Moment } from "../../../types/protocol";
import type { Coffre } from "../../../types/coffre";
import { spoken } from "../../parts/testing/people";
import page from "../index";
import { viewOf } from "../testing/views";
import { tale } from "./tale";

settings.language = "en";
const speech = spoken(page.words);

/** All cards are up: Anna holds a Neutral, Ines the Key, Noe the Fake Key, Zoe the Treasure. */
function over(changes: Partial<CoffreView> = {}): CoffreView {
  const faces: Face[] = ["neutral", "key", "fake", "treasure"];
  const hands = faces.map((face, seat) => ({ number: seat, face, seen_by: [seat] }));
  return viewOf({ phase: "over", hands, ...changes });
}

function story(...facts: CoffreFact[]): Moment<Coffre>[] {
  return facts.map((fact, seq) => ({ seq, at: 0, seat: 0, facts: [fact] }));
}

describe("the story of a game", () => {
  it("says who held what", () => {
    expect([0, 1, 2, 3].map((seat) => tale.held(over(), seat, speech))).toEqual(["Neutral", "Key", "Fake", "Treasure"]);
  });

  it("turns on the first accusation that was right, or on the designation", () => {
    const passed: CoffreFact = { fact: "passed", seat: 0 };
    const designated: CoffreFact = { fact: "designated", seat: 3, target: 0 };
    const wrong: CoffreFact = { fact: "named", seat: 0, target: 1 };
    const right: CoffreFact = { fact: "named", seat: 1, target: 2 };
    expect(tale.decided(story(passed, designated, wrong, right), over())).toBe(3);
    expect(tale.decided(story(passed, designated, wrong), over())).toBe(1);
    expect(tale.decided(story(passed), over())).toBeNull();
  });

  it("tells the reader which card could have been followed, and who lied of one that matters", () => {
    const hands = over().hands.map((card) => (card.face === "fake" ? { ...card, seen_by: [0, 2] } : card));
    const claims = [
      { seat: 2, claim: { do: "claim_hand" as const, holder: 2, face: "key" as const }, turn: 1, card: 2 },
      { seat: 1, claim: { do: "claim_hand" as const, holder: 1, face: "key" as const }, turn: 1, card: 1 },
    ];
    expect(tale.known?.(over({ hands, claims }), speech)).toEqual([
      "You had seen the Fake Key: you could have followed it to Noe.",
      "Noe said “I have the Key.” It was the Fake Key.",
    ]);
    expect(tale.known?.(over(), speech)).toEqual([]);
  });
});
