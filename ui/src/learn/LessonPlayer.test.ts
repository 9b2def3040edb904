import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { GamePage } from "../games/game";
import type { Fact, LessonShown, Moment, View, Written } from "../types/protocol";
import LessonPlayer from "./LessonPlayer.svelte";
import BareTable from "./testing/BareTable.svelte";

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

function view(...moves: Written[]): View {
  return { seat: 0, seats: 2, waiting: [0], due: null, result: null, moves, free: [], off: [] };
}

function moment(seq: number, view: View, facts: Fact[] = []): Moment {
  return { seq, at: 0, seat: null, facts, view };
}

const SCRIPT: LessonShown = {
  game: "sample",
  learner: 0,
  steps: [
    { moment: moment(0, view(LOOK, PASS)), cue: "hello", next: 1 },
    { moment: moment(1, view(LOOK, PASS)), cue: "look", about: "do.look", ways: [{ move: LOOK, to: 2 }] },
    { moment: moment(2, view(), [{ fact: "looked" }]), next: 3 },
    { moment: moment(3, view()), cue: "speak", ways: [{ move: BOAST, to: 4 }] },
    { moment: moment(4, view()), cue: "bye" },
  ],
};

beforeAll(() => {
  settings.language = "fr";
  Element.prototype.animate = vi.fn(); // jsdom has none
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});

function begin(): { live: () => string } {
  vi.useFakeTimers();
  const { container } = render(LessonPlayer, { game: GAME, script: SCRIPT });
  return { live: () => container.querySelector("[aria-live]")?.textContent ?? "" };
}

describe("a move that can't be listed", () => {
  it("is made on the table, and not by a button of the note", () => {
    const shown = { ...view(), free: ["announce"] };
    const steps = [
      { moment: moment(0, shown), cue: "look", ways: [{ move: { do: "announce", word: "sun" }, to: 1 }] },
      { moment: moment(1, view()), cue: "bye" },
    ];
    render(LessonPlayer, { game: GAME, script: { ...SCRIPT, steps } });
    expect(screen.getByText("À vous")).toBeTruthy();
    expect(screen.queryByText(/announce/i)).toBeNull();
  });
});

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
