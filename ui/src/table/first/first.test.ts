import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { GAME, useFakeHouse, view } from "../testing/atTable";
import type { Visit } from "../visit/visit.svelte";
import FirstTime from "./FirstTime.svelte";
import { met } from "./met.svelte";

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
  const lesson = await screen.findByRole("link", { name: "First time? The lesson takes a minute." });
  expect(lesson.getAttribute("href")).toBe("/learn/sample");
});

it("what was put away stays away on this device", async () => {
  render(FirstTime, { visit });
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(met.has("sample")).toBe(true);
  met.recall();
  expect(met.has("sample")).toBe(true);
});
