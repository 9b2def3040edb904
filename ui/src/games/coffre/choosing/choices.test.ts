import { describe, expect, it } from "vitest";
import en from "../../../../../src/trousseau/games/coffre/words/en.json";
import fr from "../../../../../src/trousseau/games/coffre/words/fr.json";
import type { Action, CoffreView } from "../../../types/coffre";
import { Speech } from "../../../words/sentences";
import { viewOf } from "../testing/views";
import pageEn from "../words/en/table.json";
import pageFr from "../words/fr/table.json";
import { begin, controls, doable, controlOff, onlyChoice, pick, remark, sayings, spots } from "./choices";

const speech = new Speech(() => "en", [{ fr, en }, { fr: pageFr, en: pageEn }]);
const ACT: Action[] = [
  { do: "pass" },
  { do: "observe", slot: 0 },
  { do: "observe", slot: 1 },
  { do: "force", target: 2, slot: 0 },
  { do: "force", target: 2, slot: 1 },
  { do: "force", target: 3, slot: 0 },
  { do: "force", target: 3, slot: 1 },
];
const CLOSE: Action[] = [{ do: "end_turn" }, { do: "designate", target: 1 }, { do: "designate", target: 3 }];

describe("a choice", () => {
  it("is a move at once where nothing has to be picked", () => {
    expect(begin(ACT, "pass")).toEqual({ move: { do: "pass" } });
    expect(begin(CLOSE, "end_turn")).toEqual({ move: { do: "end_turn" } });
  });

  it("is not there for a control that is off", () => {
    expect(begin(ACT, "exchange")).toBeNull();
  });

  it("asks for a slot", () => {
    const step = begin(ACT, "observe");
    expect(step).toEqual({ choice: { do: "observe", target: null } });
    expect(spots(ACT, { do: "observe", target: null })).toEqual([{ slot: 0 }, { slot: 1 }]);
    expect(pick(ACT, { do: "observe", target: null }, { slot: 1 })).toEqual({ move: { do: "observe", slot: 1 } });
  });

  it("asks for a player, then a slot, to force", () => {
    const force = { do: "force", target: null } as const;
    expect(spots(ACT, force)).toEqual([{ seat: 2 }, { seat: 3 }]);
    expect(pick(ACT, force, { slot: 0 })).toBeNull();
    expect(pick(ACT, force, { seat: 1 })).toBeNull();
    const chosen = { do: "force", target: 3 } as const;
    expect(pick(ACT, force, { seat: 3 })).toEqual({ choice: chosen });
    expect(spots(ACT, chosen)).toEqual([{ slot: 0 }, { slot: 1 }]);
    expect(pick(ACT, chosen, { slot: 0 })).toEqual({ move: { do: "force", target: 3, slot: 0 } });
  });

  it("shows the one target there is, without taking it by itself", () => {
    const one: Action[] = [{ do: "force", target: 2, slot: 1 }];
    expect(begin(one, "force")).toEqual({ choice: { do: "force", target: null } });
    expect(spots(one, { do: "force", target: 2 })).toEqual([{ slot: 1 }]);
  });

  it("is made by itself in the final phase", () => {
    expect(onlyChoice([{ do: "name", target: 1 }])).toEqual({ do: "name", target: null });
    expect(onlyChoice(CLOSE)).toBeNull();
    expect(onlyChoice([])).toBeNull();
  });

  it("can begin at a thing on the table", () => {
    expect(doable(ACT, { slot: 0 }).map(({ kind }) => kind)).toEqual(["observe"]);
    expect(doable(ACT, { seat: 2 })).toEqual([
      { kind: "force", step: { choice: { do: "force", target: 2 } } },
    ]);
    expect(doable(CLOSE, { seat: 3 })).toEqual([
      { kind: "designate", step: { move: { do: "designate", target: 3 } } },
    ]);
  });
});

describe("controls", () => {
  const mine = (changes: Partial<CoffreView>) => viewOf({ seat: 0, turn: 0, ...changes });

  it("are the same for everybody in the last step", () => {
    expect(controls(mine({ phase: "close" }))).toEqual(["designate", "end_turn"]);
    expect(controls(mine({ phase: "close", turn: 1 }))).toEqual(["observe", "exchange", "force", "pass"]);
    expect(controls(mine({ phase: "name", turn: 1 }))).toEqual(["name"]);
    expect(controls(mine({ phase: "over" }))).toEqual([]);
  });

  it("say why they are off", () => {
    const view = mine({
      moves: ACT,
      off: [{ do: "exchange", refusal: { code: "locked", about: {} } }],
    });
    expect(controlOff(view, "observe", speech, null)).toBeNull();
    expect(controlOff(view, "exchange", speech, null)).toBe(en["refused.locked"]);
  });

  it("say whose turn it is", () => {
    const off = [{ do: "*", refusal: { code: "not_your_turn", about: { turn: 1 } } }];
    expect(controlOff(mine({ turn: 1, off }), "pass", speech, null)).toBe("it is 2’s turn");
  });

  it("say it once when everybody is locked", () => {
    const locked = [1, 2, 3].map((target) => ({
      do: "force",
      refusal: { code: "target_locked", about: { target } },
    }));
    expect(controlOff(mine({ off: locked }), "force", speech, null)).toBe(pageEn["coffre.all_locked"]);
  });

  it("wait for the lesson", () => {
    const guide = { accepts: ({ do: kind }: { do: string }) => kind === "pass", reason: "look first" };
    const view = mine({ moves: ACT });
    expect(controlOff(view, "pass", speech, guide)).toBeNull();
    expect(controlOff(view, "observe", speech, guide)).toBe("look first");
  });
});

describe("remarks", () => {
  it("are about cards, and about the honesty of others", () => {
    expect(sayings({ seat: 0 }, 0, false)).toEqual(["treasure", "key", "fake", "neutral"]);
    expect(sayings({ slot: 1 }, 0, true)).toContain("trap");
    expect(sayings({ seat: 2 }, 0, false)).toContain("doubt");
  });

  it("become the moves of the game", () => {
    expect(remark({ seat: 0 }, "key")).toEqual({ do: "claim_hand", holder: 0, face: "key" });
    expect(remark({ slot: 1 }, "fake")).toEqual({ do: "claim_slot", slot: 1, face: "fake" });
    expect(remark({ seat: 2 }, "believe")).toEqual({ do: "believe", target: 2 });
  });
});
