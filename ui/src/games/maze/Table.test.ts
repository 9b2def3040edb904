import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { MazeMove, MazeView } from "../../types/maze";
import type { Sitter } from "../game";
import { sitters as four, spoken, stubSize } from "../parts/testing/people";
import { AS_USUAL } from "../usual";
import page from "./index";
import { planOf } from "./mall/plan";
import Table from "./Table.svelte";
import { alarmView, briefView, overView, soloView, talkView, viewOf } from "./testing/views";

const speech = spoken(page.words);
const sitters = [...four, { ...four[1], seat: 4, name: "Hugo", person: 4 } as Sitter];

function show(view: MazeView) {
  const play = vi.fn(async (_: MazeMove) => true);
  const shown = render(Table, { ...AS_USUAL, moment: { seq: 1, at: 0, seat: null, facts: [], view }, sitters, speech, play, jumped: true });
  flushSync();
  const moves = () => play.mock.calls.map(([move]) => move);
  return { ...shown, play, moves };
}

/** Where the middle of a square is on the stage, as it is framed now. */
function pixels(view: MazeView, square: number) {
  const style = document.querySelector<HTMLElement>(".world")?.style;
  const read = (name: string) => Number.parseFloat(style?.getPropertyValue(name) ?? "");
  const { x, y } = planOf(view.tiles).squares[square] ?? { x: 0, y: 0 };
  return { x: read("--left") + (x + 0.5) * read("--zoom") * 100, y: read("--top") + (y + 0.5) * read("--zoom") * 100, zoom: read("--zoom") * 100 };
}

function finger(name: string, { x, y }: { x: number; y: number }): void {
  const event = Object.assign(new MouseEvent(name, { bubbles: true, clientX: x, clientY: y }), { pointerId: 1 });
  document.querySelector('[data-spot="mall"]')?.dispatchEvent(event);
  flushSync();
}

function tap(at: { x: number; y: number }): void {
  finger("pointerdown", at);
  finger("pointerup", at);
}

const key = (name: string, more: object = {}) => fireEvent.keyDown(document.body, { key: name, ...more });

beforeEach(() => {
  settings.language = "en";
  settings.motion = "full";
  stubSize({ width: 1440, height: 840 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a seat that is pressed", () => {
  it("can be looked at", async () => {
    const { moves, container } = show(viewOf());
    const press = (spot: string) => fireEvent.click(container.querySelector(`[data-spot="${spot}"]`) ?? container);
    await press("seat.2");
    await press("wheel.stare");
    expect(moves()).toEqual([{ do: "stare", seat: 2 }]);
  });
});

describe("a finger on the mall", () => {
  it("chooses a pawn, then sends it to the lit square that it touches", () => {
    const view = viewOf();
    const { moves } = show(view);
    tap(pixels(view, 36));
    tap(pixels(view, 40));
    expect(moves()).toEqual([{ do: "slide", hero: "dwarf", heading: "south", start: 36, squares: 1 }]);
  });

  it("swipes a pawn as far as it goes, whichever was chosen", () => {
    const view = viewOf();
    const { moves } = show(view);
    const from = pixels(view, 36);
    finger("pointerdown", from);
    finger("pointermove", { x: from.x + 2, y: from.y + 30 });
    finger("pointerup", { x: from.x + 2, y: from.y + 30 });
    expect(moves()).toEqual([{ do: "slide", hero: "dwarf", heading: "south", start: 36, squares: 2 }]);
  });

  it("lays the tile that it touches", () => {
    const view = viewOf();
    const { moves } = show(view);
    const { x, y, zoom } = pixels(view, 36);
    tap({ x: x - 2.5 * zoom, y });
    expect(moves()).toEqual([{ do: "explore", hero: "dwarf", start: 36 }]);
  });

  it("pulls the floor, and moves nothing else", () => {
    const view = viewOf();
    const { moves } = show(view);
    const before = pixels(view, 0);
    finger("pointerdown", { x: 20, y: 20 });
    finger("pointermove", { x: 60, y: 50 });
    finger("pointerup", { x: 60, y: 50 });
    expect(pixels(view, 0).x).toBeCloseTo(before.x + 40);
    expect(moves()).toEqual([]);
  });
});

it("a phone has a small map as long as it does not show all of the mall", () => {
  stubSize({ width: 390, height: 460 });
  show(viewOf());
  expect(document.querySelector('[data-spot="map"]')).not.toBeNull();
  cleanup();
  show(briefView({ phase: "run" }));
  expect(document.querySelector('[data-spot="map"]')).toBeNull();
});

describe("by keys", () => {
  it("arrows slide the chosen pawn, and with Q they read the squares", async () => {
    const { moves, container } = show(viewOf());
    await key("4");
    await key("ArrowDown", { shiftKey: true });
    expect(moves()).toEqual([{ do: "slide", hero: "dwarf", heading: "south", start: 36, squares: 1 }]);
    await key("q");
    await key("ArrowDown");
    expect(container.querySelector('[data-spot="mall"] [aria-live]')?.textContent).toMatch(/^Tile 4: corridor, wall/);
    expect(moves()).toHaveLength(1);
  });

  it("a vortex is picked by its number", async () => {
    const { moves } = show(talkView({ talking: false }));
    await key("3");
    await key("v");
    await key("2");
    expect(moves()).toEqual([{ do: "jump", hero: "elf", start: 94, vortex: 25 }]);
  });
});

describe("every part of a game", () => {
  it.each([
    ["the brief", briefView()],
    ["talk", talkView()],
    ["the alarm", alarmView()],
    ["the end", overView()],
    ["a game alone", soloView()],
    ["whoever watches", viewOf({ seat: null, moves: [] })],
  ])("is shown: %s", (_, view) => {
    const { container } = show(view);
    expect(container.textContent).not.toMatch(/\b(why|mall|notice|outside)\.[a-z]/);
  });
});
