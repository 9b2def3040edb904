import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Sand from "./Sand.svelte";
import { sandLeft } from "./sand";

const SPAN = { from: 1_000, until: 46_000 };

it("runs from full to empty, and stays there", () => {
  expect(sandLeft(SPAN, 1_000).share).toBe(1);
  expect(sandLeft(SPAN, 23_500).share).toBe(0.5);
  expect(sandLeft(SPAN, 50_000)).toEqual({ share: 0, left: 0, last: false });
  expect(sandLeft(SPAN, 0).share).toBe(1);
});

it("is marked in its last five seconds", () => {
  expect(sandLeft(SPAN, 40_999).last).toBe(false);
  expect(sandLeft(SPAN, 41_000).last).toBe(true);
});

it("shows its figure and says it once, not with every second", async () => {
  const { rerender } = render(Sand, { span: SPAN, now: 19_000, label: "Sand" });
  const timer = screen.getByRole("timer", { name: "Sand" });
  expect(timer.textContent).toContain("0:27");
  await rerender({ now: 44_000 });
  expect(timer.textContent).toContain("0:02");
  expect(timer.className).toContain("last");
});

it("lies full and without a figure before it is turned", () => {
  const { container } = render(Sand, { span: null, now: 0, label: "Sand" });
  expect(container.textContent?.trim()).toBe("");
});
