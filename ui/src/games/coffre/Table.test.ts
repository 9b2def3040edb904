import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
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
  settings.confirm = true;
  stubSize({ width: 1024, height: 708 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const control = (name: RegExp) => screen.getByRole("button", { name });

async function pressTwice(name: RegExp): Promise<void> {
  await fireEvent.click(control(name));
  await vi.waitFor(() => expect(control(name).ariaDisabled).not.toBe("true"));
  await fireEvent.click(control(name));
}

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

  it("accuses by a second touch on the same face, not by a slip", async () => {
    const moves: Action[] = [1, 2, 3].map((target) => ({ do: "name", target }));
    const { play } = show({ phase: "name", treasure: 3, designated: 1, moves });
    await fireEvent.click(control(/^Accuse Noe/));
    expect(play).not.toHaveBeenCalled();
    expect(control(/^Accuse Noe/).textContent).toContain("press again");
    expect(screen.getByRole("alert").textContent).toContain("once more to confirm");
    await fireEvent.keyDown(window, { key: "Escape" });
    await pressTwice(/^Accuse Noe/);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "name", target: 2 });
  });

  it("says of open cards why nobody should accuse their holders", () => {
    const moves: Action[] = [1, 2, 3].map((target) => ({ do: "name", target }));
    show({ phase: "name", treasure: 3, designated: 1, moves });
    expect(control(/^Accuse Zoe/).textContent).toContain("shows the Treasure");
    expect(control(/^Accuse Ines/).textContent).toContain("cleared");
    expect(control(/^Accuse Noe/).textContent).not.toContain("shows");
  });

  it("designates by a second touch on the same player, on the table or beside it", async () => {
    const moves: Action[] = [{ do: "end_turn" }, { do: "designate", target: 1 }, { do: "designate", target: 3 }];
    const { play } = show({ phase: "close", moves });
    await fireEvent.click(control(/^Designate/));
    await fireEvent.click(control(/^Zoe\./));
    expect(play).not.toHaveBeenCalled();
    await pressTwice(/^Ines\./);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "designate", target: 1 });
    await fireEvent.click(control(/^Zoe\./));
    const details = within(screen.getByRole("dialog"));
    await fireEvent.click(details.getByRole("button", { name: /^Designate/ }));
    expect(play).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(details.getByRole("button", { name: /^Designate/ }).ariaDisabled).toBe("false"));
    await fireEvent.click(details.getByRole("button", { name: /^Designate/ }));
    expect(play).toHaveBeenLastCalledWith({ do: "designate", target: 3 });
  });

  it("passes by two touches, or by one for whoever wants that", async () => {
    const { play } = show({ moves: MOVES });
    await fireEvent.click(control(/^Pass/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(control(/^Look/));
    await fireEvent.click(control(/^Pass/));
    expect(play, "choosing something else took it back").not.toHaveBeenCalled();
    settings.confirm = false;
    await fireEvent.click(control(/^Pass/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "pass" });
  });

  it("says why a player can't be forced, and keeps what was chosen", async () => {
    const off = [{ do: "force", refusal: { code: "target_locked", about: { target: 3 } } }];
    const { container } = show({ moves: MOVES, off });
    await fireEvent.click(control(/^Force/));
    await fireEvent.click(control(/^Zoe\./));
    expect(container.querySelector(".who .line")?.textContent).toBe("The card of Zoe is locked.");
    expect(screen.getAllByRole("button", { name: /May be chosen/ })).toHaveLength(1);
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
