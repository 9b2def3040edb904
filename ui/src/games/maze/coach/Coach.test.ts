import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Advice, Maze } from "../../../types/maze";
import type { Replayed } from "../../../types/protocol";
import { sitters, spoken } from "../../parts/testing/people";
import page from "../index";
import { ACTIONS } from "../mall/plan";
import { viewOf } from "../testing/views";
import { moments, waitsAt } from "./advice";
import Coach from "./Coach.svelte";

const speech = spoken(page.words);
const ADVICE: Advice = {
  stretches: [
    { part: "exploring", moment: 0, spent: 61_000 },
    { part: "items", moment: 3, spent: 9_000 },
  ],
  waits: [
    { moment: 1, until: 3, seat: 1, hero: "elf", action: "north", spent: 21_000 },
    { moment: 2, until: 4, seat: 1, hero: "dwarf", action: "vortex", spent: 9_000 },
  ],
  flips: [
    { moment: 2, seat: 0, before: 11_000, after: 169_000 },
    { moment: 4, seat: 2, before: 160_000, after: 20_000 },
  ],
  suspicions: [
    { moment: 1, sign: "stare", seat: 0, whom: [2] },
    { moment: 2, sign: "stare", seat: 0, whom: [1] },
    { moment: 3, sign: "stare", seat: 0, whom: [1] },
    { moment: 4, sign: "accusation", seat: 0, whom: [1] },
  ],
};
const NOTHING: Advice = { stretches: [], waits: [], flips: [], suspicions: [] };

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

function show(advice: Advice) {
  const go = vi.fn();
  const film = [0, 1, 2, 3, 4].map((seq) => ({ seq, at: 0, seat: null, facts: [], view: viewOf({ began: 0, last: seq * 10_000 }) }));
  const replayed = { eyes: null, moments: film } as Partial<Replayed<Maze>> as Replayed<Maze>;
  render(Coach, { advice, replayed, moment: 1, go, chosen: vi.fn(), marks: [], sitters, speech });
  return { go, buttons: screen.queryAllByRole("button") };
}

describe("the coach", () => {
  it("tells each wait with who was waited for, what was needed and how long, and leads to it", async () => {
    const { go, buttons } = show(ADVICE);
    expect(buttons[0]?.textContent).toMatch(/0:10 · Ines.*could lead the elf north.*0:21/s);
    expect(buttons[0]?.getAttribute("aria-current")).toBe("step");
    await fireEvent.click(buttons[1]!);
    expect(go).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("tells the parts of the game, and of flips whether they gave or took", () => {
    const { buttons } = show(ADVICE);
    expect(buttons[2]?.textContent).toMatch(/Exploring.*1:01/s);
    expect(buttons[4]?.textContent).toMatch(/0:11 left.*\+2:38/s);
    expect(buttons[5]?.textContent).toMatch(/2:40 left.*−2:20/s);
  });

  it("names those who were suspected, most of all first", () => {
    const { buttons } = show(ADVICE);
    expect(buttons[6]?.textContent).toMatch(/Ines.*2 stares and 1 accusation/s);
    expect(buttons).toHaveLength(8);
  });

  it("has a good word where nobody waited", () => {
    show(NOTHING);
    expect(document.body.textContent).toContain("well played");
  });

  it("has a sentence for each action that may be waited for", () => {
    const told = ACTIONS.map((action) => speech.say(`coach.wait.${action}`, { hero: "elf" }));
    expect(told.filter((sentence) => sentence.startsWith("coach."))).toEqual([]);
  });
});

it("waits are marked where they began, and shown on the table while they last, one for each player", () => {
  expect(moments(ADVICE)).toEqual([1, 2]);
  expect([0, 1, 2, 3, 4].map((moment) => waitsAt(ADVICE, moment).map(({ hero }) => hero))).toEqual([[], ["elf"], ["elf"], ["dwarf"], []]);
});
