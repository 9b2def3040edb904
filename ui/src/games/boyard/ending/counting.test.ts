import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { stubSize } from "../../parts/testing/people";
import Count from "./Count.svelte";
import { Counting } from "./counting.svelte";

/** The second has fewer notes and more money. */
const TOWERS = [
  { seat: 0, notes: [5_000, 1_000, 10_000] },
  { seat: 1, notes: [500_000, 1_000] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the count", () => {
  it("turns everybody's notes at once, from the smallest", () => {
    const counting = new Counting(TOWERS);
    counting.run();
    expect(counting.shown(0)).toEqual([null, null, null]);
    vi.advanceTimersToNextTimer();
    expect([counting.sum(0), counting.sum(1)]).toEqual([1_000, 1_000]);
    vi.advanceTimersToNextTimer();
    expect(counting.shown(0)).toEqual([1_000, 5_000, null]);
  });

  it("lets the last note of whoever leads wait for all others", () => {
    const heard = vi.fn();
    const counting = new Counting(TOWERS, heard);
    counting.run();
    for (let turn = 0; turn < 3; turn++) vi.advanceTimersToNextTimer();
    expect([counting.sum(0), counting.sum(1)]).toEqual([16_000, 1_000]);
    expect(counting.done).toBe(false);
    vi.advanceTimersToNextTimer();
    expect(counting.sum(1)).toBe(501_000);
    expect(counting.done).toBe(true);
    expect(heard.mock.calls.map(([values]) => values)).toEqual([[1_000, 1_000], [5_000], [10_000], [500_000]]);
  });

  it("ends at once when nobody has a note", () => {
    const counting = new Counting([{ seat: 0, notes: [] }]);
    counting.run();
    vi.advanceTimersToNextTimer();
    expect(counting.done).toBe(true);
  });
});

describe("the towers", () => {
  const players = TOWERS.map((tower, i) => ({ ...tower, name: "AB"[i]!, avatar: "ours", colour: i, wins: i === 1, words: "" }));
  const show = () => render(Count, { players, money: String, label: "Count", told: "B wins", jumped: false });

  beforeEach(() => {
    stubSize({ width: 1200, height: 600 });
    settings.motion = "full";
    Element.prototype.getAnimations = () => []; // jsdom has none of the two
    Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: new Promise(() => {}) }) as unknown as Animation);
  });

  it("crown nobody before all is counted", async () => {
    const { container } = show();
    expect(container.querySelector(".won")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(container.querySelector(".won .plaque b")?.textContent).toBe("B");
    expect(screen.getByRole("status").textContent).toBe("B wins");
  });

  it("have no face in the document while a note lies face down", () => {
    const { container } = show();
    expect(container.textContent).not.toContain("500000");
  });
});
