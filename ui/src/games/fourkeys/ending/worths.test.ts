import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Dungeon, Square } from "../../../types/fourkeys";
import { Speech } from "../../../words/sentences";
import { isDoor, PRINTED, type Room } from "../cards/cards";
import page from "../index";
import { Counting } from "./counting.svelte";
import { countingTime, itemsOf, sumOf, type Item } from "./worths";

const speech = new Speech(() => "en", page.words);

function cardWith(fits: (room: Room) => boolean): number {
  const found = PRINTED.findIndex((card) => isDoor(card) && fits(card.room));
  if (found < 0) throw new Error("there is no such card");
  return found;
}

function worthOf(card: number): number {
  const printed = PRINTED[card];
  return printed && isDoor(printed) && "worth" in printed.room ? printed.room.worth : 0;
}

const KEY = PRINTED.findIndex((card) => !isDoor(card));

function dungeonOf(coins: number, ...squares: Partial<Square>[]): Dungeon {
  const all = squares.map((square, column) => ({ row: 0, column, card: null, turned: true, gold: 0, ...square }));
  return { squares: all, coins, gold: all.reduce((sum, { gold }) => sum + gold, 0) };
}

describe("what is counted", () => {
  it.each(["gold", "spot", "near", "purse", "above", "before", "each"] as const)("has a reason for a room of kind %s", (kind) => {
    const card = cardWith((room) => room.kind === kind);
    for (const gold of [0, worthOf(card) || 2]) {
      const [item] = itemsOf(dungeonOf(0, { card, gold }), speech);
      expect(item?.reason).toMatch(new RegExp(`: ${gold}$`));
      expect(item?.reason).not.toMatch(/count\.|\{/);
    }
  });

  it("tells a room in its place from one elsewhere", () => {
    const card = cardWith((room) => room.kind === "spot" && room.spot === "centre");
    const [here] = itemsOf(dungeonOf(0, { card, gold: worthOf(card) }), speech);
    const [elsewhere] = itemsOf(dungeonOf(0, { card, gold: worthOf(card) - 1 }), speech);
    expect(here?.reason).toBe(`in the centre: ${worthOf(card)}`);
    expect(elsewhere?.reason).toBe(`not in the centre: ${worthOf(card) - 1}`);
  });

  it("are rooms, then all shut doors together, then the coins; keys not at all", () => {
    const door = cardWith((room) => room.kind === "gold");
    const shut = { card: door, turned: false };
    const items = itemsOf(dungeonOf(3, shut, { gold: 3 }, { card: KEY }, { card: door, gold: 5 }, shut), speech);
    expect(items.map(({ places, gold }) => [places, gold])).toEqual([
      [[3], 5],
      [[0, 4], 0],
      [[1], 3],
    ]);
    expect(items.slice(1).map(({ reason }) => reason)).toEqual(["2 shut doors: 0", "3 coins left"]);
    expect([sumOf(items, 1), sumOf(items)]).toEqual([5, 8]);
  });
});

describe("the counting", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const item = (gold: number): Item => ({ places: [gold], gold, reason: `${gold}` });
  const sheets = [
    { seat: 1, items: [item(2), item(3)] },
    { seat: 0, items: [item(7)] },
  ];

  it("goes item by item, dungeon by dungeon, in the time it says", () => {
    const heard = vi.fn();
    const counting = new Counting(sheets, 1, heard);
    counting.run();
    expect([counting.seat, counting.counted.length, counting.totalOf(1), counting.totalOf(0)]).toEqual([1, 0, 0, 0]);
    vi.advanceTimersByTime(countingTime(1) / 3);
    expect([counting.latest?.gold, counting.totalOf(1)]).toEqual([2, 2]);
    vi.advanceTimersByTime(countingTime(1) / 3);
    expect([counting.latest?.gold, counting.totalOf(1)]).toEqual([3, 5]);
    vi.advanceTimersByTime(countingTime(1) / 3);
    expect([counting.seat, counting.done]).toEqual([0, false]);
    vi.advanceTimersByTime(countingTime(1));
    expect([counting.done, counting.totalOf(0), counting.totalOf(1), counting.latest]).toEqual([true, 7, 5, null]);
    expect(heard.mock.calls.map(([{ gold }]) => gold as number)).toEqual([2, 3, 7]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("can be skipped, and looked at again seat by seat", () => {
    const counting = new Counting(sheets, 1);
    counting.run();
    counting.skip();
    expect([counting.done, counting.seat, vi.getTimerCount()]).toEqual([true, 1, 0]);
    counting.choose(0);
    expect([counting.seat, counting.counted]).toEqual([0, sheets[1]?.items]);
  });
});
