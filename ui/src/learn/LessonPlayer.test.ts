import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { GamePage } from "../games/game";
import type { LessonShown, SceneShown, Written } from "../types/protocol";
import BareTable from "./testing/BareTable.svelte";
import LessonPlayer from "./LessonPlayer.svelte";

const PASS = { do: "pass" };
const LOOK = { do: "look" };
const BOAST = { do: "boast" };

const words = {
  "game.title": "Sample",
  "lesson.hello": "Welcome, {seat1:player} is here too.",
  "lesson.look": "Look now.",
  "lesson.speak": "Say something.",
  "lesson.bye": "Well done.",
  "fact.looked": "Somebody looked.",
  "talk.boast": "I am the best",
};

const GAME = {
  name: "sample",
  words: [{ fr: words, en: words }],
  Table: BareTable,
  pace: () => 300,
  sounds: () => [],
} as unknown as GamePage;

function view(...moves: Written[]): SceneShown["view"] {
  return { seat: 0, seats: 2, waiting: [0], due: null, result: null, moves, off: [] };
}

const TOLD: LessonShown = {
  game: "sample",
  seats: 2,
  learner: 0,
  scenes: [
    { view: view(LOOK, PASS), cue: "hello", next: 1 },
    { view: view(LOOK, PASS), cue: "look", about: "do.look", ways: [{ move: LOOK, to: 2 }] },
    { view: view(), facts: [{ fact: "looked" }], next: 3 },
    { view: view(), cue: "speak", ways: [{ move: BOAST, to: 4 }] },
    { view: view(), cue: "bye" },
  ],
};

beforeAll(() => {
  settings.language = "fr";
  Element.prototype.animate = vi.fn(); // jsdom has none
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});

function begin(): { live: () => string } {
  vi.useFakeTimers();
  const { container } = render(LessonPlayer, { game: GAME, told: TOLD });
  return { live: () => container.querySelector("[aria-live]")?.textContent ?? "" };
}

describe("the lesson's page", () => {
  it("reads each cue to screen readers and puts the focus on the way on", () => {
    const { live } = begin();
    expect(live()).toBe("Welcome, Chloé is here too.");
    expect(document.activeElement?.textContent).toContain("Suivant");
  });

  it("is played to its end by keyboard", async () => {
    const { live } = begin();
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(live()).toBe("Look now.");
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(live()).toBe("Look now.");
    await fireEvent.click(screen.getByText(JSON.stringify(LOOK)));
    expect(live()).toBe("Somebody looked.");
    vi.advanceTimersByTime(300);
    await tick();
    expect(live()).toBe("Say something.");
    await fireEvent.click(screen.getByText(/I am the best/));
    expect(live()).toBe("Well done.");
    expect(screen.getByText("Recommencer")).toBeTruthy();
  });

  it("says of other moves that they have to wait", async () => {
    begin();
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    const pass = screen.getByText(JSON.stringify(PASS));
    expect(pass.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(pass);
    expect(screen.getByRole("status").textContent).toContain("Pas tout de suite");
  });

  it("shows how many own moves are made", async () => {
    begin();
    const bar = screen.getByRole("progressbar");
    expect(bar.getAttribute("aria-valuemax")).toBe("2");
    expect(bar.getAttribute("aria-valuenow")).toBe("0");
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    await fireEvent.click(screen.getByText(JSON.stringify(LOOK)));
    expect(bar.getAttribute("aria-valuenow")).toBe("1");
  });

  it("lets a tap or any key go on where one would only watch", async () => {
    const { live } = begin();
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    await fireEvent.click(screen.getByText(JSON.stringify(LOOK)));
    await fireEvent.keyDown(window, { key: "x" });
    expect(live()).toBe("Say something.");
  });
});
