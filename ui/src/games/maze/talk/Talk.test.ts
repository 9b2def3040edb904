import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { MazeMove, MazeView } from "../../../types/maze";
import { sitters, spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { MazeChoosing } from "../choosing/choosing.svelte";
import { OPTIONS, pastOf, talkView, viewOf } from "../testing/views";
import { Draft } from "./draft.svelte";
import Talk from "./Talk.svelte";

const words = import.meta.glob(["../words/*/*.json", "../../../../../src/trousseau/games/maze/words/*.json"], { eager: true, import: "default" });
const speech = spoken([catalogues(words as Parameters<typeof catalogues>[0])]);

beforeEach(() => void (settings.language = "en"));
afterEach(cleanup);

function show(view: MazeView, draft = new Draft()) {
  const made: MazeMove[] = [];
  const choosing = new MazeChoosing(() => ({ view, play: async (move) => (made.push(move), true), guide: null, me: 0, now: view.last }));
  render(Talk, { choosing, sitters, speech, remarks: [{ key: 1, seat: 2, text: "Agreed!", ghost: false }], draft, now: view.last, roomy: false });
  flushSync();
  return { made, draft };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("says a phrase at once, and one about somebody once they are named", async () => {
  const { made } = show(talkView());
  await press("Not me!");
  await press("I suspect…");
  await press("Noe");
  expect(made).toEqual([
    { do: "say", phrase: "not_me", seat: null, hero: null },
    { do: "say", phrase: "suspect", seat: 2, hero: null },
  ]);
});

it("names a hero where a phrase is about one", async () => {
  const { made } = show(talkView());
  await press("A hand for…");
  await press("Elf");
  expect(made).toEqual([{ do: "say", phrase: "who_moves", seat: null, hero: "elf" }]);
});

it("is shut in silence, and keeps what was not said until one may talk again", async () => {
  const { draft } = show(talkView());
  await press("I suspect…");
  cleanup();
  show(viewOf(), draft);
  expect(screen.queryAllByRole("button")).toEqual([]);
  cleanup();
  show(talkView(), draft);
  expect(screen.getByRole("button", { name: "Noe" })).toBeTruthy();
});

it("lets a ghost haunt the silence", async () => {
  const { made } = show(viewOf({ free: ["haunt"], moves: [] }));
  await press("Boo!");
  expect(made).toEqual([{ do: "haunt", taunt: "boo" }]);
});

it("keeps a ghost silent for four seconds after a taunt, and says how long", async () => {
  const { made } = show(viewOf({ free: ["haunt"], moves: [], last: 128_000, past: pastOf(5, { taunts: [126_500, 0, 0, 0, 0] }) }));
  expect(screen.getByRole("timer").textContent).toBe("in 3 s");
  await press("Boo!");
  expect(made).toEqual([]);
});

it("suspects nobody where all are heroes", () => {
  show(talkView({ options: { ...OPTIONS, level: 0 } }));
  expect(screen.queryByRole("button", { name: "I suspect…" })).toBeNull();
  expect(screen.getByRole("button", { name: "A hand for…" })).toBeTruthy();
});

it("lies folded over the mall where one may talk all along", async () => {
  show(talkView({ options: { ...OPTIONS, scenario: 1, level: 0 } }));
  expect(screen.queryByRole("button", { name: "Agreed" })).toBeNull();
  await press("Open the phrases");
  expect(screen.getByRole("button", { name: "Agreed" })).toBeTruthy();
});
