import { expect, it, vi } from "vitest";
import type { MazeMove, MazeView } from "../../../types/maze";
import { MazeChoosing } from "../choosing/choosing.svelte";
import { accusationView, soloView, viewOf } from "../testing/views";
import { pressed } from "./keys";
import type { Presses } from "./presses.svelte";

function keyboard(view: MazeView = viewOf(), counts = true) {
  const play = vi.fn(async (_: MazeMove) => true);
  const choosing = new MazeChoosing(() => ({ view, play, guide: null, me: view.seat, now: view.last }));
  choosing.choose("dwarf");
  const presses = { begin: vi.fn(), use: vi.fn(), count: counts } as unknown as Presses;
  const press = (key: string, more: KeyboardEventInit = {}) => pressed(new KeyboardEvent("keydown", { key, ...more }), choosing, presses);
  return { choosing, press, made: () => play.mock.calls.map(([move]) => move) };
}

it("slides by arrows, with shift one square, and a held key goes no further", () => {
  const { press, made } = keyboard();
  press("ArrowDown");
  press("ArrowDown", { shiftKey: true });
  press("ArrowDown", { repeat: true });
  expect(made()).toMatchObject([{ do: "slide", squares: 2 }, { do: "slide", squares: 1 }]);
});

it("looks at the owner of an arrow that is not mine", () => {
  const { press, made } = keyboard();
  press("ArrowUp");
  expect(made()).toEqual([{ do: "stare", seat: 2 }]);
});

it("does nothing with a press that does not count", () => {
  const { press, made } = keyboard(viewOf(), false);
  press("ArrowDown");
  expect(made()).toEqual([]);
});

it("asks for a seat by D, G, Y and A, and lets go by the same key or Escape", () => {
  const { choosing, press } = keyboard();
  const picked = ["d", "G", "y", "a", "a", "d", "Escape"].map((key) => (press(key), choosing.picking));
  expect(picked).toEqual(["nudge", "stare", "eye", "accuse", null, "nudge", null]);
});

it("votes by plus and minus while there is a vote", () => {
  const { press, made } = keyboard(accusationView());
  press("-");
  expect(made()).toEqual([{ do: "vote", accusation: 1, guilty: false }]);
  expect(keyboard().press("+")).toBe(false);
});

it("goes on by Space: to the next pawn, or alone to the next card", () => {
  const { choosing, press } = keyboard();
  press(" ");
  expect(choosing.hero).not.toBe("dwarf");
  const alone = keyboard(soloView());
  alone.press(" ");
  expect(alone.made()).toEqual([{ do: "turn_tile" }]);
});
