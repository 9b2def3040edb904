import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Dungeon, FourKeysView } from "../../../types/fourkeys";
import { pageSpeech } from "../../../words/page";
import type { Sitter } from "../../game";
import { isDoor, PRINTED } from "../cards/cards";
import page from "../index";
import Counting from "./Counting.svelte";
import { countingTime } from "./worths";

const DOOR = PRINTED.findIndex((card) => isDoor(card) && card.room.kind === "gold");
const sitters = ["Ada", "Blaise"].map((name, seat) => ({ seat, name, avatar: "renard" }) as Sitter);
const speech = pageSpeech.with(...page.words).at({ me: 0, name: (seat) => sitters[seat]?.name ?? "" });

function dungeonOf(room: number, coins: number): Dungeon {
  const square = { row: 0, turned: true };
  return {
    squares: [
      { ...square, column: 0, card: DOOR, gold: room },
      { ...square, column: 1, card: null, turned: false, gold: coins },
    ],
    coins,
    gold: room + coins,
  };
}

const view = {
  seat: 0,
  seats: 2,
  dungeons: [dungeonOf(3, 1), dungeonOf(5, 2)],
  result: { winners: [1], scores: [0, 1], why: "most_gold" },
} as Partial<FourKeysView> as FourKeysView;

const show = (jumped: boolean) => render(Counting, { view, sitters, speech, jumped });
const total = (seat: number) => screen.getAllByRole("button", { pressed: undefined })[seat]?.querySelector("b")?.textContent;

describe("the counting on the page", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = "full";
  });
  afterEach(() => void vi.useRealTimers());

  it("counts up, and tells the totals once all is counted", async () => {
    show(false);
    expect([total(0), total(1)]).toEqual(["0", "0"]);
    expect(screen.getByRole("status").textContent).toBe("");
    await vi.advanceTimersByTimeAsync(countingTime(1) / 2);
    expect(total(0)).toBe("3");
    await vi.advanceTimersByTimeAsync(countingTime(2));
    expect([total(0), total(1)]).toEqual(["4", "7"]);
    expect(screen.getByRole("status").textContent).toMatch(/Ada.*4.*Blaise.*7/);
  });

  it.each([
    ["a key", () => fireEvent.keyDown(window, { key: "Enter" })],
    ["a tap", () => fireEvent.click(document.body)],
  ])("is skipped by %s", async (_, act) => {
    show(false);
    await act();
    expect([total(0), total(1)]).toEqual(["4", "7"]);
  });

  it("is over at once after a jump", () => {
    show(true);
    expect([total(0), total(1)]).toEqual(["4", "7"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows each dungeon again, with what it is worth item by item", async () => {
    show(true);
    expect(items()).toEqual([expect.stringMatching(/3$/), expect.stringMatching(/1/), expect.stringMatching(/4$/)]);
    await fireEvent.click(screen.getByRole("button", { name: /Blaise/ }));
    expect(items()).toEqual([expect.stringMatching(/5$/), expect.stringMatching(/2/), expect.stringMatching(/7$/)]);
  });

  function items(): string[] {
    return within(screen.getByRole("list")).getAllByRole("listitem").map(({ textContent }) => textContent.trim());
  }
});
