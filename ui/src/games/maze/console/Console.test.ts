import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { MazeMove, MazeView } from "../../../types/maze";
import { sitters, spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { MazeChoosing } from "../choosing/choosing.svelte";
import { briefView, soloView, viewOf } from "../testing/views";
import Console from "./Console.svelte";
import { STAYS, STEP } from "./holding";
import { LONGEST } from "./peeking.svelte";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);
const role = createRawSnippet(() => ({ render: () => "<b class='card-face'>Mission</b>" }));

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(view: MazeView) {
  const made: MazeMove[] = [];
  const choosing = new MazeChoosing(() => ({ view, play: async (move) => (made.push(move), true), guide: null, me: 0, now: view.last }));
  render(Console, { view, me: 0, choosing, sitters, speech, role });
  flushSync();
  return { made, choosing };
}

const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;

async function tap(name: string): Promise<void> {
  await fireEvent.pointerDown(spot(name));
  await fireEvent.pointerUp(spot(name));
  await fireEvent.click(spot(name));
}

describe("the pad", () => {
  it("slides to the end by a tap, and looks at the owner by a face", async () => {
    const { made, choosing } = show(viewOf());
    choosing.choose("dwarf");
    flushSync();
    await tap("pad.south");
    await tap("pad.north");
    expect(made).toMatchObject([{ do: "slide", hero: "dwarf", squares: 2 }, { do: "stare", seat: 2 }]);
  });

  it("goes a square under a finger that stays, and waits until that is seen", async () => {
    const { made, choosing } = show(viewOf());
    choosing.choose("dwarf");
    flushSync();
    await fireEvent.pointerDown(spot("pad.south"));
    vi.advanceTimersByTime(STAYS + 2 * STEP);
    await fireEvent.pointerUp(spot("pad.south"));
    await fireEvent.click(spot("pad.south"));
    expect(made).toMatchObject([{ do: "slide", squares: 1 }]);
  });

  it("does nothing where it says why not", async () => {
    const { made, choosing } = show(viewOf());
    choosing.choose("elf");
    flushSync();
    await tap("pad.south");
    expect([made, spot("pad.south").ariaDisabled]).toEqual([[], "true"]);
  });

  it("says before the start that one is ready, and alone turns the next card", async () => {
    const brief = show(briefView());
    await tap("pad.hub");
    expect(brief.made).toEqual([{ do: "be_ready" }]);
    cleanup();
    const solo = show(soloView());
    await tap("pad.nudge");
    expect(solo.made).toEqual([{ do: "turn_tile" }]);
  });
});

describe("the role card", () => {
  it("is seen while it is held, and no longer than four seconds", async () => {
    show(viewOf());
    const face = () => document.querySelector(".card-face");
    expect(face()).toBeNull();
    await fireEvent.pointerDown(spot("role"));
    expect(face()).not.toBeNull();
    await fireEvent.pointerUp(spot("role"));
    expect(face()).toBeNull();
    await fireEvent.keyDown(window, { key: "h" });
    expect(face()).not.toBeNull();
    vi.advanceTimersByTime(LONGEST);
    flushSync();
    expect(face()).toBeNull();
  });
});
