import { describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Move } from "../../../types/fourkeys";
import { pageSpeech } from "../../../words/page";
import page from "../index";
import { layOf, pileOf, takeOf, viewOf } from "../testing/views";
import { forecastOf, layAt, kindOff, pileOff, pushesOf, spotsFor, takesOf } from "./choices";

settings.language = "en";
const speech = pageSpeech.with(...page.words).at({ me: 0, name: (seat) => ["Ada", "Bob", "Cleo"][seat] ?? "" });
const MOVES: Move[] = [
  { do: "renew" },
  takeOf("doors_1"),
  takeOf("keys_1", 2),
  takeOf("keys_1", 3),
];
const LAYS = [layOf(0, 1), layOf(0, 1, true), layOf(1, 0), layOf(1, 0, true)];

describe("choices", () => {
  it("come from the view's moves", () => {
    expect(takesOf(MOVES, "doors_1")).toEqual([takeOf("doors_1")]);
    expect(pushesOf(MOVES, "doors_1")).toEqual([]);
    expect(pushesOf(MOVES, "keys_1")).toEqual([2, 3]);
    expect(spotsFor(LAYS, true)).toEqual([{ row: 0, column: 1 }, { row: 1, column: 0 }]);
    expect(layAt(LAYS, { row: 1, column: 0 }, true)).toEqual(layOf(1, 0, true));
    expect(layAt(LAYS, { row: 1, column: 1 }, true)).toBeNull();
  });

  it("are foretold by the move's own place in the view", () => {
    const forecasts = LAYS.map((_, gold) => ({ opens: [], gold }));
    const view = viewOf({ phase: "lay", moves: LAYS, forecasts });
    expect(forecastOf(view, LAYS[2] as Move)?.gold).toBe(2);
  });
});

describe("a control that is off", () => {
  it("says what the view says", () => {
    const off = [{ do: "renew", refusal: { code: "no_coin", about: {} } }];
    expect(kindOff(viewOf({ moves: [takeOf("keys_1")], off }), "renew", speech, null)).toBe("you have no coin left");
  });

  it("says whose turn it is", () => {
    const off = [{ do: "*", refusal: { code: "not_your_turn", about: { turn: 1 } } }];
    expect(kindOff(viewOf({ off }), "take", speech, null)).toBe("it is Bob’s turn");
    expect(pileOff(viewOf({ off }), "doors_2", speech, null)).toBe("it is Bob’s turn");
  });

  it("says why a tile can't be pushed", () => {
    const off = [{ do: "push", refusal: { code: "acolyte", about: {} } }];
    const places = [null, { seat: 1, acolyte: false }, null, null];
    const view = viewOf({ moves: [takeOf("doors_1")], off, places });
    expect(pileOff(view, "keys_1", speech, null)).toBe("an Acolyte carries no coins");
    expect(pileOff(view, "doors_1", speech, null)).toBeNull();
  });

  it("says that a pile is empty", () => {
    const piles = viewOf().piles.with(1, pileOf("keys_1", { top: null, below: [] }));
    const view = viewOf({ moves: [takeOf("doors_1")], piles });
    expect(pileOff(view, "keys_1", speech, null)).toContain("that pile is empty");
  });

  it("says in a lesson that it must wait", () => {
    const guide = { accepts: (move: Move) => move.do === "renew", reason: "later" };
    const view = viewOf({ moves: MOVES });
    expect(kindOff(view, "take", speech, guide)).toBe("later");
    expect(kindOff(view, "renew", speech, guide)).toBeNull();
    expect(pileOff(view, "doors_1", speech, guide)).toBe("later");
  });

  it("says why a door isn't turned", () => {
    const off = [{ do: "turn", refusal: { code: "door_up", about: {} } }];
    const view = viewOf({ phase: "lay", moves: [layOf(0, 1)], off });
    expect(kindOff(view, "turn", speech, null)).toBe("a door is laid with its door side up");
  });
});
