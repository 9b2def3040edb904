import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { AT_FIRST } from "../board/spaces";
import Chest from "./Chest.svelte";
import GiveBack from "./GiveBack.svelte";
import KeyRow from "./KeyRow.svelte";
import Opening from "./Opening.svelte";

it("a row of keys has places for those that are missing", () => {
  const { container } = render(KeyRow, { black: 1, red: 1, label: "Two keys", needed: 4 });
  expect(container.querySelectorAll("img")).toHaveLength(2);
  expect(container.querySelectorAll(".place")).toHaveLength(2);
  expect(screen.getByRole("img", { name: "Two keys" })).toBeTruthy();
});

it("a shut chest shows nothing of what is in it", async () => {
  const { container, rerender } = render(Chest, { left: 12, all: 50, open: false });
  expect(container.querySelector(".heap")).toBeNull();
  await rerender({ open: true });
  expect(container.querySelector(".heap")).not.toBeNull();
  await rerender({ left: 0 });
  expect(container.querySelector(".heap")).toBeNull();
});

it("an opening has the figures of one's own notes and of no others", () => {
  const { container } = render(Opening, {
    taken: [null, 50_000], left: 8, all: 50, locks: [], money: String, tiger: true, roar: "Grrr",
  });
  expect([...container.querySelectorAll(".note b")].map(({ textContent }) => textContent)).toEqual(["50000"]);
  expect(container.querySelector(".roar")?.textContent).toBe("Grrr");
});

it("keys are given back by tiles too, which have numbers", async () => {
  const press = vi.fn();
  const choice = { cells: [1, 12], chosen: [12], label: (place: number) => `Cell ${place}`, press };
  render(GiveBack, { spaces: AT_FIRST, choice, names: (place: number) => ({ title: `${place}`, kind: "" }), label: "Cells" });
  const tile = screen.getByRole("button", { name: /Cell 1$/, pressed: false });
  expect(tile.getAttribute("aria-keyshortcuts")).toBe("1");
  await fireEvent.click(tile);
  expect(press).toHaveBeenCalledExactlyOnceWith(1);
});
