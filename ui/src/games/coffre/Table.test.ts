import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Action, Claim, CoffreView } from "../../types/coffre";
import { sitters, spoken, stubSize } from "../parts/testing/people";
import { AS_USUAL } from "../usual";
import page from "./index";
import Table from "./Table.svelte";
import { viewOf } from "./testing/views";

const speech = spoken(page.words);
const MOVES: Action[] = [
  { do: "pass" },
  { do: "observe", slot: 0 },
  { do: "observe", slot: 1 },
  { do: "force", target: 2, slot: 0 },
  { do: "force", target: 2, slot: 1 },
];

function show(changes: Partial<CoffreView>, play = vi.fn(async () => true)) {
  const moment = { seq: 1, at: 0, seat: null, facts: [], view: viewOf(changes) };
  const shown = render(Table, { ...AS_USUAL, moment, sitters, speech, play, jumped: true });
  flushSync();
  return { ...shown, play };
}

beforeEach(() => {
  settings.language = "en";
  stubSize({ width: 1024, height: 708 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const control = (name: RegExp) => screen.getByRole("button", { name });

describe("the table", () => {
  it("has no face of a card that nobody may see", () => {
    const { container } = show({ moves: MOVES });
    expect(container.querySelectorAll(".cards .front img")).toHaveLength(1);
    expect(container.querySelectorAll(".cards .back")).toHaveLength(6);
  });

  it("goes from a control over its targets to the move", async () => {
    const { play } = show({ moves: MOVES });
    await fireEvent.click(control(/^Force/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(control(/^Noe\..*May be chosen/));
    await fireEvent.click(control(/^The right card\..*May be chosen/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "force", target: 2, slot: 1 });
  });

  it("lets go on Escape", async () => {
    show({ moves: MOVES });
    await fireEvent.click(control(/^Look/));
    expect(screen.getAllByRole("button", { name: /May be chosen/ })).toHaveLength(2);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryAllByRole("button", { name: /May be chosen/ })).toHaveLength(0);
  });

  it("keeps a control that is off in its place, with its reason", async () => {
    const off = [{ do: "exchange", refusal: { code: "locked", about: {} } }];
    const { play } = show({ moves: MOVES, off });
    const exchange = control(/^Exchange/);
    expect(exchange).toHaveProperty("ariaDisabled", "true");
    expect(exchange.textContent).toContain("your card is locked until the end of this turn");
    await fireEvent.click(exchange);
    expect(play).not.toHaveBeenCalled();
  });

  it("names somebody with one touch in the final phase", async () => {
    const { play } = show({ phase: "name", treasure: 3, designated: 1, moves: [{ do: "name", target: 2 }] });
    await fireEvent.click(control(/^Accuse Noe/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "name", target: 2 });
  });

  it("lets everybody talk at any time", async () => {
    const { play } = show({ turn: 1 });
    await fireEvent.click(control(/^Fake Key$/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "claim_hand", holder: 0, face: "fake" });
  });

  it("keeps a bubble while the card it tells of moves, and names the new place", async () => {
    const left: Claim = { seat: 1, claim: { do: "claim_slot", slot: 0, face: "key" }, turn: 0, card: 4 };
    const { container, rerender } = show({ claims: [left] });
    const bubble = container.querySelector(".said");
    expect(bubble?.textContent).toContain("Left: Key");
    const taken: Claim = { ...left, claim: { do: "claim_hand", holder: 3, face: "key" } };
    await rerender({ moment: { seq: 2, at: 0, seat: null, facts: [], view: viewOf({ claims: [taken] }) } });
    expect(container.querySelector(".said")).toBe(bubble);
    expect(bubble?.textContent).toContain("Zoe: Key");
  });

  it("tells what is known of a card that is touched", async () => {
    show({ moves: MOVES });
    await fireEvent.click(control(/^The left card/));
    const details = screen.getByRole("dialog", { name: "The left card" });
    expect(details.closest("[data-spot]"), "a lesson's note keeps off it").not.toBeNull();
    expect(details.textContent).toContain("You don’t know what it is.");
    expect(details.textContent).toContain("Nobody has seen it.");
  });
});
