import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { FourKeysView, Move } from "../../types/fourkeys";
import type { Fourkeys } from "../../types/fourkeys";
import type { TableProps } from "../game";
import { sitters, spoken, stubSize } from "../parts/testing/people";
import { AS_USUAL } from "../usual";
import page from "./index";
import Table from "./Table.svelte";
import { cardOf, dungeonOf, layOf, squareOf, takeOf, viewOf } from "./testing/views";

const speech = spoken(page.words);

function show(changes: Partial<FourKeysView>, more: Partial<TableProps<Fourkeys>> = {}) {
  const play = vi.fn(async (_: Move) => true);
  const moment = { seq: 1, at: 0, seat: null, facts: [], view: viewOf(changes) };
  const shown = render(Table, { ...AS_USUAL, moment, sitters, speech, play, jumped: true, ...more });
  flushSync();
  return { ...shown, play };
}

/** A key in hand that may go to the right of the start door or below it. */
function laying(changes: Partial<FourKeysView> = {}): Partial<FourKeysView> {
  const moves = [layOf(0, 1), layOf(0, 1, true), layOf(1, 0), layOf(1, 0, true)];
  return {
    phase: "lay",
    hand: cardOf("keys_1"),
    moves,
    forecasts: [
      { opens: [0], gold: 8 },
      { opens: [], gold: 4 },
      { opens: [], gold: 4 },
      { opens: [], gold: 4 },
    ],
    ...changes,
  };
}

beforeEach(() => {
  settings.language = "en";
  stubSize({ width: 1440, height: 840 });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: RegExp) => screen.getByRole("button", { name });

describe("taking a card", () => {
  it("shows the card first, then takes it", async () => {
    const { play } = show({ moves: [takeOf("doors_1"), takeOf("keys_2")] });
    expect(button(/^Take/).textContent).toContain("choose a pile");
    await fireEvent.click(button(/^Keys II\./));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Take/));
    expect(play).toHaveBeenCalledExactlyOnceWith(takeOf("keys_2"));
  });

  it("works by keys", async () => {
    const { play } = show({ moves: [takeOf("doors_1"), takeOf("keys_1")] });
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.click(button(/^Take/));
    expect(play).toHaveBeenCalledExactlyOnceWith(takeOf("keys_1"));
  });

  it("asks where a tile goes that is pushed", async () => {
    const places = [{ seat: 1, acolyte: false }, null, null, null];
    const { play } = show({ places, moves: [takeOf("doors_1", 2), takeOf("doors_1", 3)] });
    await fireEvent.click(button(/^Doors I\..*for a coin/));
    expect(button(/^Push and take/)).toHaveProperty("ariaDisabled", "true");
    await fireEvent.click(button(/^Push the tile to Keys II/));
    await fireEvent.click(button(/^Push and take/));
    expect(play, "a coin is spent by a second press").not.toHaveBeenCalled();
    await vi.waitFor(() => expect(button(/^Push and take/).ariaDisabled).toBe("false"));
    await fireEvent.click(button(/^Push and take/));
    expect(play).toHaveBeenCalledExactlyOnceWith(takeOf("doors_1", 3));
  });

  it("has the price on whatever costs a coin, before anything is chosen", async () => {
    const places = [{ seat: 1, acolyte: false }, null, null, null];
    const { play } = show({ places, moves: [{ do: "renew" }, takeOf("doors_1", 2), takeOf("keys_1")] });
    const priced = screen.getAllByRole("button").filter((one) => one.querySelector("[data-price='−1']"));
    expect(priced.map((one) => one.dataset.spot)).toEqual(["pile.doors_1", "do.renew"]);
    expect(button(/^Renew.*−1 coin/)).toBeDefined();
    await fireEvent.click(button(/^Renew/));
    await fireEvent.click(button(/^Keys I\./));
    await fireEvent.click(button(/^Renew/));
    expect(play, "choosing a pile took it back").not.toHaveBeenCalled();
  });

  it("says why a pile may not be taken", async () => {
    const off = [{ do: "push", refusal: { code: "no_coin", about: {} } }];
    const places = [{ seat: 1, acolyte: false }, null, null, null];
    const { play } = show({ places, off, moves: [takeOf("keys_1")] });
    await fireEvent.click(button(/^Doors I\./));
    expect(button(/^Take/).textContent).toContain("you have no coin left");
    await fireEvent.click(button(/^Take/));
    expect(play).not.toHaveBeenCalled();
  });

  it("renews for a coin", async () => {
    const { play } = show({ moves: [{ do: "renew" }, takeOf("keys_1")] });
    await fireEvent.click(button(/^Renew/));
    await vi.waitFor(() => expect(button(/^Renew/).ariaDisabled).toBe("false"));
    await fireEvent.click(button(/^Renew/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "renew" });
  });

  it("lets go when the card is gone", async () => {
    const { rerender } = show({ moves: [takeOf("keys_1")] });
    await fireEvent.click(button(/^Keys I\./));
    const view = viewOf({ moves: [takeOf("keys_1")] });
    const piles = view.piles.map((pile) => ({ ...pile, top: pile.below[0] ?? null }));
    await rerender({ moment: { seq: 2, at: 0, seat: null, facts: [], view: { ...view, piles } } });
    expect(button(/^Take/).textContent).toContain("choose a pile");
  });
});

describe("laying a card", () => {
  it("tries a square, foretells what it brings, and lays it when that is confirmed", async () => {
    const { play, container } = show(laying());
    await fireEvent.click(button(/^Try row 2, column 3/));
    expect(container.querySelector(".who")?.textContent).toContain("Opens a door: +4 gold");
    expect(container.querySelector(".flag")?.textContent).toContain("opens+4");
    expect(screen.getByText("Dungeon: 4 → 8 gold")).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Lay it here/));
    expect(play).toHaveBeenCalledExactlyOnceWith(layOf(0, 1));
  });

  it("turns a key over first", async () => {
    const { play } = show(laying());
    await fireEvent.click(button(/^Turn over/));
    await fireEvent.click(button(/^Try row 3, column 2/));
    await fireEvent.click(button(/^Lay it here/));
    expect(play).toHaveBeenCalledExactlyOnceWith(layOf(1, 0, true));
  });

  it("can be changed until it is confirmed", async () => {
    const { container } = show(laying());
    await fireEvent.click(button(/^Try row 2, column 3/));
    await fireEvent.click(button(/^Try row 3, column 2/));
    expect(container.querySelectorAll(".here")).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(container.querySelectorAll(".here")).toHaveLength(0);
    expect(button(/^Lay it here/)).toHaveProperty("ariaDisabled", "true");
  });

  it("works by arrow keys and Enter alone", async () => {
    const { play, container } = show(laying());
    const first = container.querySelector<HTMLElement>("[data-spot=dungeon] [tabindex='0']");
    first?.focus();
    expect(document.activeElement?.getAttribute("data-square")).toBe("0 1");
    await fireEvent.keyDown(first!, { key: "ArrowLeft" });
    expect(document.activeElement?.getAttribute("data-square")).toBe("0 0");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("data-square")).toBe("1 0");
    await fireEvent.click(document.activeElement!, { detail: 0 });
    await fireEvent.click(container.querySelector("[data-square='1 0']")!, { detail: 0 });
    expect(play).toHaveBeenCalledExactlyOnceWith(layOf(1, 0));
  });

  it("says why a door isn't turned", () => {
    const off = [{ do: "turn", refusal: { code: "door_up", about: {} } }];
    show(laying({ hand: cardOf("doors_1"), moves: [layOf(0, 1)], forecasts: [{ opens: [], gold: 4 }], off }));
    expect(button(/^Turn over/)).toHaveProperty("ariaDisabled", "true");
    expect(button(/^Turn over/).textContent).toContain("door side up");
  });

  it("offers in a lesson only what leads on", () => {
    const guide = { accepts: (move: Move) => move.do === "lay" && move.row === 1, reason: "not yet" };
    show(laying(), { guide });
    expect(screen.getAllByRole("button", { name: /^Try row/ })).toHaveLength(1);
  });
});

describe("the table", () => {
  it("explains a card of the dungeon at a touch, and keeps what was tried", async () => {
    const { container } = show(laying());
    await fireEvent.click(button(/^Try row 2, column 3/));
    await fireEvent.click(button(/^Row 2, column 2/));
    expect(container.querySelector("dialog")?.textContent).toContain(speech.say("card.sheet.start"));
    expect(container.querySelectorAll(".here")).toHaveLength(1);
  });

  it("shows somebody's dungeon large at a touch", async () => {
    const { container } = show({});
    await fireEvent.click(button(/^Ines: /));
    const sheet = container.querySelector("dialog") as HTMLElement;
    expect(within(sheet).getByRole("heading", { name: "Ines’s dungeon" })).toBeTruthy();
  });

  it("has the others as faces on a phone", () => {
    stubSize({ width: 360, height: 680 });
    const { container } = show({ seats: 4 });
    expect(container.querySelectorAll(".face[data-seat]")).toHaveLength(3);
    expect(container.querySelectorAll(".foe")).toHaveLength(0);
  });

  it("has tiles in both lines, and Acolytes with two players", () => {
    const { container } = show({ seats: 2 });
    expect(container.querySelectorAll("ol .token")).toHaveLength(4);
    expect(container.querySelectorAll("ol .token.acolyte")).toHaveLength(2);
  });

  it("offers nothing to those who watch, and shows all dungeons alike", () => {
    const { container } = show({ seat: null, moves: [] }, { play: null });
    expect(container.querySelectorAll(".foe")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
  });

  it("has no hand on the big screen", () => {
    const { container } = show({}, { big: true, play: null });
    expect(container.querySelector(".hand")).toBeNull();
    expect(container.querySelectorAll(".foe")).toHaveLength(3);
  });

  it("shows what another player holds", () => {
    const line = [{ seat: 1, acolyte: false }];
    const { container } = show({ phase: "lay", hand: cardOf("keys_2"), line, waiting: [1] });
    expect(container.querySelector(".foe .holds")).not.toBeNull();
    expect(container.querySelector(".who")?.textContent).toContain("Ines lays a key");
  });

  /** The gold of each is 17, and nobody has counted it yet. */
  function counting(): Partial<FourKeysView> {
    const dungeons = [0, 1, 2].map((seat) =>
      dungeonOf([squareOf(0, 0, cardOf(null, seat)), squareOf(0, 1, null, { gold: 4 })], { gold: 17 }),
    );
    const result = { winners: [0], scores: [1, 0, 0], why: "most_gold" };
    return { phase: "over", line: [], waiting: [], dungeons, result };
  }

  it("counts at the end, in the dungeons' place", () => {
    const { container } = show(counting());
    expect(container.querySelector("[data-spot=dungeon]")).toBeNull();
    expect(container.textContent).toContain("Anna");
  });

  it("tells in the hand what was counted, but not before", async () => {
    show(counting(), { jumped: false });
    const hand = screen.getByRole("region", { name: "Your hand" });
    expect(within(hand).queryAllByRole("button")).toEqual([]);
    expect(hand.textContent).not.toContain("17");
    await fireEvent.click(document.body);
    expect(hand.textContent).toContain("17");
  });
});
