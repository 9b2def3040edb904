import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Case, MazeMove, MazeView } from "../../../types/maze";
import { sitters, spoken, stubSize } from "../../parts/testing/people";
import { MazeChoosing } from "../choosing/choosing.svelte";
import page from "../index";
import { accusationView, offerView, pastOf, viewOf } from "../testing/views";
import Accusing from "./Accusing.svelte";

const NOW = 128_000;
const speech = spoken(page.words);
const made: MazeMove[] = [];

function show(view: MazeView, prepare: (choosing: MazeChoosing) => void = () => {}): void {
  const play = async (move: MazeMove) => made.push(move) > 0;
  const choosing = new MazeChoosing(() => ({ view, play, guide: null, me: view.seat, now: NOW }));
  prepare(choosing);
  render(Accusing, { choosing, view, now: NOW, sitters, speech });
}

beforeAll(() => {
  settings.language = "en";
  stubSize({ width: 390, height: 460 });
});
beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("accusing", () => {
  it("takes a button that is held, and a slip does nothing", async () => {
    show(viewOf(), (choosing) => {
      choosing.pick("accuse");
      choosing.toggle(3);
    });
    const button = screen.getByRole("button", { name: /Accuse Zoe/ });
    await fireEvent.pointerDown(button);
    vi.advanceTimersByTime(300);
    await fireEvent.pointerUp(button);
    vi.advanceTimersByTime(1_000);
    expect(made).toEqual([]);
    await fireEvent.pointerDown(button);
    vi.advanceTimersByTime(700);
    expect(made).toEqual([{ do: "accuse", seats: [3] }]);
  });

  it("shows thumbs as they fall, and lets those vote who may", async () => {
    show(accusationView());
    expect(screen.getByRole("heading", { name: "Ines accuses Zoe" })).toBeTruthy();
    expect(screen.getByRole("list", { name: "The votes" }).textContent).toContain("has not voted");
    await fireEvent.click(screen.getByRole("button", { name: /Innocent/ }));
    expect(made).toEqual([{ do: "vote", accusation: 1, guilty: false }]);
  });

  it("gives the accused no vote", () => {
    show(accusationView({ seat: 3, moves: [] }));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows what became of it for a while, from the view alone", () => {
    const settled = { by: 1, seats: [3], approved: [[1, 0]], verdict: "rejected" } satisfies Omit<Case, "at">;
    show(viewOf({ past: pastOf(5, { cases: [{ ...settled, at: NOW - 1_000 }] }) }));
    expect(screen.getByRole("status").textContent).toContain("Accusation rejected");
    cleanup();
    show(viewOf({ past: pastOf(5, { cases: [{ ...settled, at: NOW - 9_000 }] }) }));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("says what turning the sand would change", async () => {
    show(offerView());
    await fireEvent.click(screen.getByRole("button", { name: /1:12 → 1:48/ }));
    expect(made).toEqual([{ do: "flip_sand", accusation: 1, flip: true }]);
  });
});
