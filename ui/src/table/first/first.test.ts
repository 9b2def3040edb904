import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { GAME, useFakeHouse, view } from "../testing/atTable";
import type { Visit } from "../visit/visit.svelte";
import FirstTime from "./FirstTime.svelte";
import { met } from "./met.svelte";
import Nudge from "./Nudge.svelte";

const visit = {
  game: { ...GAME, goal: () => "You hold a Neutral: unmask the Fake Key." },
  speech: {},
  stage: { shown: { view: view([0]) } },
} as unknown as Visit;

beforeEach(() => {
  settings.language = "en";
  localStorage.clear();
  met.recall();
  useFakeHouse();
});
afterEach(() => vi.unstubAllGlobals());

it("a newcomer reads what the own card is after, and finds the lesson", async () => {
  render(FirstTime, { visit });
  expect(screen.getByText("You hold a Neutral: unmask the Fake Key.")).toBeDefined();
  const lesson = await screen.findByRole("link", { name: "First time? The lesson takes three minutes." });
  expect(lesson.getAttribute("href")).toBe("/learn/sample");
});

it("what was put away stays away on this device", async () => {
  render(FirstTime, { visit });
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(met.has("sample")).toBe(true);
  met.recall();
  expect(met.has("sample")).toBe(true);
});

describe("a nudge", () => {
  const pointing = { ...visit, game: { ...visit.game, nudge: () => ({ spot: "lock", words: "nudge.word" }) }, speech: { say: () => "a word, here" } } as unknown as Visit;
  const nudged = () => screen.queryByText("a word, here") !== null;

  it("shows where to write, until something is written there, whoever has the focus", async () => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ x: 0, y: 0, width: 9, height: 9 } as DOMRect);
    document.body.innerHTML = '<main><div data-spot="lock"><input data-letters></div></main>';
    render(Nudge, { visit: pointing, room: document.querySelector("main")! });
    await vi.advanceTimersByTimeAsync(500);
    expect(nudged()).toBe(true);
    document.querySelector("input")!.value = "MOT";
    await vi.advanceTimersByTimeAsync(500);
    expect(nudged()).toBe(false);
    document.querySelector("input")!.value = "";
    await vi.advanceTimersByTimeAsync(500);
    expect(nudged()).toBe(true);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});
