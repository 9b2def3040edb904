import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Guessing as Turns, MazeMove } from "../../../types/maze";
import { sitters, spoken } from "../../parts/testing/people";
import { MazeChoosing } from "../choosing/choosing.svelte";
import page from "../index";
import { viewOf } from "../testing/views";
import Guessing from "./Guessing.svelte";

const NOW = 128_000;
const speech = spoken(page.words);
const made: MazeMove[] = [];

function show(turn: number | null, moves: MazeMove[]): void {
  const guessing: Turns = { may: [0], queue: [], turn, until: NOW + 9_000, speaking: NOW + 20_000, right: [], cards: [1, 2] };
  const view = viewOf({ phase: "guess", camp: "traitor", guessing, cards: ["T02", null, null, "P02", null], moves });
  const choosing = new MazeChoosing(() => ({ view, play: async (move: MazeMove) => made.push(move) > 0, guide: null, me: 0, now: NOW }));
  render(Guessing, { choosing, view, now: NOW, sitters, speech });
}

beforeAll(() => {
  settings.language = "en";
});
beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("guessing", () => {
  it("begins with whoever speaks up", async () => {
    show(null, [{ do: "speak_up" }, { do: "keep_quiet" }]);
    await fireEvent.click(screen.getByRole("button", { name: "I’ll guess!" }));
    expect(made).toEqual([{ do: "speak_up" }]);
  });

  it("counts the seconds in which one may speak up, then those of a guess", () => {
    const seconds = () => document.querySelector(".ring")?.textContent;
    show(null, []);
    expect(seconds()).toBe("20");
    cleanup();
    show(1, []);
    expect(seconds()).toBe("9");
  });

  it("points at a hidden card, names its mission, and is asked once more", async () => {
    const guess: MazeMove = { do: "guess", seat: 2, card: "M01" };
    show(0, [guess]);
    await fireEvent.click(screen.getByRole("button", { name: /Noe/ }));
    await fireEvent.click(screen.getByRole("button", { name: /The Clown/ }));
    expect(made).toEqual([]);
    vi.advanceTimersByTime(400);
    await fireEvent.click(screen.getByRole("button", { name: /The Clown/ }));
    expect(made).toEqual([guess]);
  });

  it("points at no card that is up already", async () => {
    show(0, []);
    await fireEvent.click(screen.getByRole("button", { name: /Zoe/ }));
    expect(screen.queryByRole("list", { name: "The heroes’ missions" })).toBeNull();
  });
});
