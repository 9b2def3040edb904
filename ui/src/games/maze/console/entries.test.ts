import { beforeEach, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { MazeView } from "../../../types/maze";
import { spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { MazeChoosing } from "../choosing/choosing.svelte";
import { accusationView, pastOf, viewOf } from "../testing/views";
import { accusingLine, whyNot } from "./entries";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);
const hands = (view: MazeView) => new MazeChoosing(() => ({ view, play: async () => true, guide: null, me: 0, now: view.last }));

beforeEach(() => void (settings.language = "en"));

it("may be done as long as it is listed, and counts down where it must wait", () => {
  const view = viewOf();
  expect(whyNot("accuse", hands(view), speech)).toBeNull();
  expect(whyNot("accuse", hands({ ...view, ready: view.moves.map(() => view.last + 14_200) }), speech)).toBe("in 15 s");
});

it("says in short why it may not", () => {
  expect(whyNot("accuse", hands(accusationView({ moves: [] })), speech)).toBe("vote is on");
  const spent = viewOf({ moves: [], off: [{ do: "accuse", refusal: { code: "no_more", about: {} } }] });
  expect(whyNot("accuse", hands(spent), speech)).toBe("0 left");
  const there = viewOf({ moves: [], nudge: { seat: 2, by: 1, at: 0 } });
  expect(whyNot("nudge", hands(there), speech, 2)).toBe("there already");
});

it("counts accusations that are left, from level 3 on", () => {
  const settled = { by: 0, seats: [1], approved: [], at: 1, verdict: "rejected" as const };
  expect(accusingLine(hands(viewOf({ past: pastOf(5, { cases: [settled] }) })), speech)).toBe("2 left");
});
