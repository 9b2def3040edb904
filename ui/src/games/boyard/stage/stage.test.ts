/** The wall of a trial and what is on it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Brief from "./Brief.svelte";
import Fan from "./Fan.svelte";
import Fists from "./pictures/Fists.svelte";
import People from "./pictures/People.svelte";
import Pinch from "./pictures/Pinch.svelte";
import { TRIALS } from "./types";

const empty = createRawSnippet(() => ({ render: () => "<i></i>" }));
const MAUD = { name: "Maud", avatar: "hibou", buoy: 1 };

it.each(TRIALS)("%s has a card and a prop of its own", (trial) => {
  for (const folder of ["cards", "props"]) {
    expect(existsSync(join(import.meta.dirname, folder, `${trial}.svg`))).toBe(true);
  }
});

it("shows of each opponent how it stands, and who is on", () => {
  const words = { title: "La pince", line: "Pinch.", opponents: "Opponents" };
  const opponents = [
    { ...MAUD, mark: "won" as const, state: "0.31 s" },
    { name: "Théo", avatar: "lievre", buoy: 2, mark: "on" as const, state: "holds" },
  ];
  render(Stage, { trial: "pince", words, opponents, children: empty, tray: empty });
  const [maud, theo] = within(screen.getByRole("list", { name: "Opponents" })).getAllByRole("listitem");
  expect(maud?.textContent).toContain("0.31 s");
  expect(maud?.getAttribute("aria-current")).toBeNull();
  expect(theo?.getAttribute("aria-current")).toBe("true");
});

describe("the fan", () => {
  const words = {
    title: "Draw", line: "One.", label: "Fan", card: (card: number) => `Card ${card}`, draw: "This one", hint: "", rests: "rests",
  };

  it("begins with its middle card, and arrows lift the next one", async () => {
    const ondraw = vi.fn();
    render(Fan, { cards: 5, holder: MAUD, words, ondraw });
    await fireEvent.keyDown(screen.getByRole("button", { name: "Card 3" }), { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Card 4" }));
    await fireEvent.click(screen.getByRole("button", { name: "This one" }));
    expect(ondraw).toHaveBeenCalledWith(3);
  });

  it("gives nothing to those who watch", () => {
    render(Fan, { cards: 5, holder: MAUD, words });
    expect(screen.queryByRole("button", { name: "This one" })).toBeNull();
    expect(screen.getByRole("button", { name: "Card 1" }).getAttribute("aria-disabled")).toBe("true");
  });
});

it("briefs once: who is ready has nothing more to press", async () => {
  const onstart = vi.fn();
  const words = { number: "7", title: "T", line: "L", facts: [], hint: "", start: "Go", ready: "Ready", leave: "Leave", left: "" };
  const { rerender } = render(Brief, { trial: "patte", words, people: [], share: 1, onstart });
  await fireEvent.click(screen.getByRole("button", { name: "Go" }));
  await rerender({ ready: true });
  await fireEvent.click(screen.getByRole("button", { name: "Ready" }));
  expect(onstart).toHaveBeenCalledTimes(1);
});

describe("the people of l'anomalie", () => {
  const wearing = [
    { slot: "shoes" as const, kind: 2, colour: 1 },
    { slot: "hat" as const, kind: 0, colour: 3 },
  ];
  const props = { people: [{ ...MAUD, wearing, stance: 0 }], thing: ({ slot }: { slot: string }) => slot, label: "People" };

  it("are pointed at from top to bottom, by arrows and Enter", async () => {
    const onpoint = vi.fn();
    render(People, { ...props, onpoint });
    const [hat, shoes] = screen.getAllByRole("button");
    expect(hat?.getAttribute("aria-label")).toBe("Maud: hat");
    hat?.focus();
    await fireEvent.keyDown(hat as Element, { key: "ArrowDown" });
    expect(document.activeElement).toBe(shoes);
    await fireEvent.keyDown(shoes as Element, { key: "Enter" });
    expect(onpoint).toHaveBeenCalledWith({ name: "Maud", slot: "shoes" });
  });

  it("can't be seen behind the curtain", () => {
    render(People, { ...props, curtain: "Wait…" });
    expect(screen.queryByText("Maud")).toBeNull();
    expect(screen.getByText("Wait…")).toBeTruthy();
  });
});

describe("where nothing moves", () => {
  it("a falling card is gone at once", () => {
    const { container } = render(Pinch, { theirs: "ours", mine: "renard", moment: "falling", fall: 0.2, still: true, words: "falls" });
    expect(container.querySelector("img")).toBeNull();
  });

  it("fists are counted without going up and down", () => {
    const side = { avatar: "ours", shown: "sealed" as const };
    const at = (still: boolean, count: number) =>
      render(Fists, { theirs: side, mine: side, count, still, words: "fists" }).container.querySelector<HTMLElement>(".moving")?.style.transform;
    expect(at(true, 1)).toBe(at(true, 2));
    expect(at(false, 1)).not.toBe(at(false, 2));
  });
});

it("has no face of a sealed figure in the document", () => {
  const sealed = { avatar: "ours", shown: "sealed" as const };
  const { container } = render(Fists, { theirs: sealed, mine: { ...sealed, shown: "open" as const }, count: 1, words: "sealed" });
  expect(container.querySelectorAll("img[src*='leaf'], img[src*='well'], img[src*='scissors']")).toHaveLength(0);
});

describe("the fan", () => {
  const words = {
    title: "Draw", line: "One.", label: "Fan", card: (card: number) => `Card ${card}`, draw: "This one", hint: "", rests: "rests",
  };

  it("begins with its middle card, and arrows lift the next one", async () => {
    const ondraw = vi.fn();
    render(Fan, { cards: 5, holder: MAUD, words, ondraw });
    await fireEvent.keyDown(screen.getByRole("button", { name: "Card 3" }), { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Card 4" }));
    await fireEvent.click(screen.getByRole("button", { name: "This one" }));
    expect(ondraw).toHaveBeenCalledWith(3);
  });

  it("gives nothing to those who watch", () => {
    render(Fan, { cards: 5, holder: MAUD, words });
    expect(screen.queryByRole("button", { name: "This one" })).toBeNull();
    expect(screen.getByRole("button", { name: "Card 1" }).getAttribute("aria-disabled")).toBe("true");
  });
});

it("briefs once: who is ready has nothing more to press", async () => {
  const onstart = vi.fn();
  const words = { number: "7", title: "T", line: "L", facts: [], hint: "", start: "Go", ready: "Ready", leave: "Leave", left: "" };
  const { rerender } = render(Brief, { trial: "patte", words, people: [], share: 1, onstart });
  await fireEvent.click(screen.getByRole("button", { name: "Go" }));
  await rerender({ ready: true });
  await fireEvent.click(screen.getByRole("button", { name: "Ready" }));
  expect(onstart).toHaveBeenCalledTimes(1);
});

describe("the people of l'anomalie", () => {
  const wearing = [
    { slot: "shoes" as const, kind: 2, colour: 1 },
    { slot: "hat" as const, kind: 0, colour: 3 },
  ];
  const props = { people: [{ ...MAUD, wearing, stance: 0 }], thing: ({ slot }: { slot: string }) => slot, label: "People" };

  it("are pointed at from top to bottom, by arrows and Enter", async () => {
    const onpoint = vi.fn();
    render(People, { ...props, onpoint });
    const [hat, shoes] = screen.getAllByRole("button");
    expect(hat?.getAttribute("aria-label")).toBe("Maud: hat");
    hat?.focus();
    await fireEvent.keyDown(hat as Element, { key: "ArrowDown" });
    expect(document.activeElement).toBe(shoes);
    await fireEvent.keyDown(shoes as Element, { key: "Enter" });
    expect(onpoint).toHaveBeenCalledWith({ name: "Maud", slot: "shoes" });
  });

  it("can't be seen behind the curtain", () => {
    render(People, { ...props, curtain: "Wait…" });
    expect(screen.queryByText("Maud")).toBeNull();
    expect(screen.getByText("Wait…")).toBeTruthy();
  });
});

describe("where nothing moves", () => {
  it("a falling card is gone at once", () => {
    const { container } = render(Pinch, { theirs: "ours", mine: "renard", moment: "falling", fall: 0.2, still: true, words: "falls" });
    expect(container.querySelector("img")).toBeNull();
  });

  it("fists are counted without going up and down", () => {
    const side = { avatar: "ours", shown: "sealed" as const };
    const at = (still: boolean, count: number) =>
      render(Fists, { theirs: side, mine: side, count, still, words: "fists" }).container.querySelector<HTMLElement>(".moving")?.style.transform;
    expect(at(true, 1)).toBe(at(true, 2));
    expect(at(false, 1)).not.toBe(at(false, 2));
  });
});

it("has no face of a sealed figure in the document", () => {
  const sealed = { avatar: "ours", shown: "sealed" as const };
  const { container } = render(Fists, { theirs: sealed, mine: { ...sealed, shown: "open" as const }, count: 1, words: "sealed" });
  expect(container.querySelectorAll("img[src*='leaf'], img[src*='well'], img[src*='scissors']")).toHaveLength(0);
});
