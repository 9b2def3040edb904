import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { View, Written } from "../../types/protocol";
import { sitters, spoken, stubSize } from "../parts/testing/people";
import { AS_USUAL } from "../usual";
import { changedIn, fieldsIn, isDeep } from "./fields";
import { kindsOf } from "./moves";
import Table from "./Table.svelte";
import fr from "./words/fr/table.json";
import en from "./words/en/table.json";

const BARE: View = { seat: 0, seats: 4, waiting: [0], due: null, result: null, moves: [], free: [], off: [] };
const peek = (chest: number) => ({ do: "peek", chest }) as Written;
const words = { "move.pass": "Passer son tour", "field.done": "jusqu’ici", "view.points": "{points:each.number}" };
const speech = spoken([{ fr, en }, { fr: words, en: {} }]);

const SHAPES = {
  $ref: "#/$defs/Guess",
  $defs: { Guess: { type: "object", properties: { do: { enum: ["guess"] }, word: { type: "string", minLength: 4 } }, required: ["word"] } },
};

beforeAll(() => {
  settings.language = "fr";
});

describe("moves", () => {
  it("are told by kinds: what sets one apart from the others, or its own sentence", () => {
    const moves = [peek(0), { do: "pass" }, peek(3), { do: "show", hand: "rock" } as Written, { do: "end_turn" }];
    const kinds = kindsOf(moves, speech).map(({ label, choices }) => [label, choices.map((choice) => choice.label)]);
    expect(kinds).toEqual([
      ["Peek", ["Chest 0", "Chest 3"]],
      ["Pass", ["Passer son tour"]],
      ["Show", ["Rock"]],
      ["End turn", ["End turn"]],
    ]);
  });
});

describe("fields", () => {
  const view = { ...BARE, done: [{ seat: 1, move: peek(2) }], key: null };

  it("are those that the table does not show elsewhere", () => {
    expect(fieldsIn(view).map(([name]) => name)).toEqual(["done", "key"]);
    expect([...changedIn({ ...view, key: 3 } as View, view)]).toEqual(["key"]);
  });

  it("are shown within each other where they are too much for a line", () => {
    expect(isDeep(view.done[0])).toBe(false);
    expect(isDeep({ ...BARE, game: "duel" })).toBe(true);
    const deep = { seat: 1, shown: [[1, 2]] };
    expect(isDeep(deep)).toBe(true);
    expect(fieldsIn(deep).map(([name]) => name)).toEqual(["seat", "shown"]);
  });
});

describe("the table of any game", () => {
  beforeEach(() => stubSize({ width: 900, height: 700 }));

  function show(view: Partial<View> & Record<string, unknown>, play = vi.fn(() => Promise.resolve(true))) {
    const moment = { seq: 1, at: 0, seat: 1, facts: [{ fact: "peeked", seat: 1, chest: 2 }], view: { ...BARE, ...view } };
    const table = render(Table, { ...AS_USUAL, moment, sitters, speech, play, shapes: SHAPES });
    return { ...table, play };
  }

  it("says what happened and what the view holds, in the game's words where it has some", () => {
    const { container } = show({ done: [{ seat: 1, move: peek(2) }], points: [3, 0], out: { seats: [2], words: [["a"], null] } });
    expect(screen.getByText("Ines : peeked (chest 2)", { normalizer: plainSpaces })).toBeDefined();
    expect(container.querySelector("[data-spot='field.done']")?.textContent).toMatch(/Jusqu’ici\s+Ines\s: peek \(chest 2\)/);
    expect(container.querySelector("[data-spot='field.points']")?.textContent).toMatch(/Anna \(vous\)\s: 3, Ines\s: 0/);
    expect(container.querySelector("[data-spot='field.out']")?.textContent).toMatch(/Seats\s*Noe\s*Words\s*A\s*–/);
  });

  it("lets one of several moves be chosen, then confirmed", async () => {
    const { play } = show({ moves: [peek(0), peek(3)] });
    await fireEvent.click(screen.getByRole("button", { name: "Chest 3" }));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: /^Jouer/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith(peek(3));
  });

  it("is played by the keyboard: a number chooses, Enter confirms, Escape lets go", async () => {
    show({ moves: [peek(0), peek(3)] });
    await fireEvent.keyDown(window, { key: "2" });
    const confirm = screen.getByRole("button", { name: /^Jouer\s*Peek \(chest 3\)/ });
    expect(document.activeElement).toBe(confirm);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(confirm.getAttribute("aria-disabled")).toBe("true");
  });

  it("makes the only move there is at once, also by its number", async () => {
    const { play } = show({ moves: [{ do: "end_turn" }] });
    await fireEvent.keyDown(window, { key: "1" });
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "end_turn" });
  });

  it("asks at once for what is to be written, and keeps it if it is refused", async () => {
    const { play } = show({ free: ["guess"] }, vi.fn(() => Promise.resolve(false)));
    const word = screen.getByRole<HTMLInputElement>("textbox", { name: "Word" });
    await fireEvent.input(word, { target: { value: "loge" } });
    await fireEvent.click(screen.getByRole("button", { name: "Envoyer" }));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "guess", word: "loge" });
    expect(word.value).toBe("loge");
  });

  it("says why something is off", () => {
    show({ moves: [peek(0)], off: [{ do: "open", refusal: { code: "open_already", about: {} } }] });
    const off = screen.getByRole("button", { name: /Open\s+Open already/ });
    expect(off.getAttribute("aria-disabled")).toBe("true");
  });
});

function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ").trim();
}
