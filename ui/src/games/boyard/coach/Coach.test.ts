import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Advice, Attempt, Boyard, Opening, Put } from "../../../types/boyard";
import type { Replayed } from "../../../types/protocol";
import { sitters, spoken } from "../../parts/testing/people";
import page from "../index";
import { viewOf } from "../testing/views";
import { choiceAfter, moments, sentenceOf, waysOf, type Choice } from "./advice";
import Coach from "./Coach.svelte";

const speech = spoken(page.words);
const KEPT: Opening = { type: "Opening", moment: 2, seat: 1, opened: false, now: 3.42, later: 1.9, cost: 1.52 };
const PUT: Put = { type: "Put", moment: 4, seat: 1, space: 12, better: 20, edge: -0.12, better_edge: 0.08, cost: 0.44 };
const TRIED: Attempt = { type: "Attempt", moment: 5, seat: 1, chosen: "riddle", better: "trial", chance: 0.31, better_chance: 0.5, cost: 0.4 };
const ADVICE: Advice = {
  costly: [KEPT, PUT, TRIED],
  openings: [
    { moment: 3, seat: 1, expected: 3.4, taken: 6 },
    { moment: 6, seat: 1, expected: 2.6, taken: 1 },
  ],
};

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

function show(advice: Advice) {
  const [go, chosen] = [vi.fn(), vi.fn()];
  const views = [0, 1, 2, 3, 4, 5, 6].map((round) => ({ seq: round, at: 0, seat: null, facts: [], view: viewOf({ round }) }));
  const replayed = { eyes: 1, moments: views } as Partial<Replayed<Boyard>> as Replayed<Boyard>;
  render(Coach, { advice, replayed, moment: 1, go, chosen, marks: [], sitters, speech });
  return { go, chosen, buttons: screen.getAllByRole("button") };
}

describe("the coach", () => {
  it("tells each costly choice in a sentence, with what it cost and what was better", () => {
    const [kept, put] = show(ADVICE).buttons;
    expect(kept?.textContent).toContain("Round 1 · Ines");
    expect(kept?.textContent).toContain("−1.5 notes");
    expect(kept?.textContent).toContain(sentenceOf(KEPT, speech));
    expect(kept?.ariaCurrent ?? kept?.getAttribute("aria-current")).toBe("step");
    expect(put?.textContent).toMatch(/Space 12.*lead: −12%.*Space 20.*lead: \+8%/s);
  });

  it("leads to the table as it was before the choice", async () => {
    const { go, chosen, buttons } = show(ADVICE);
    await fireEvent.click(buttons[1]!);
    expect(go).toHaveBeenCalledExactlyOnceWith(3);
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("has every opening with what it brought and what could be hoped for, and leads to it", async () => {
    const { go, buttons } = show(ADVICE);
    const [fat, thin] = buttons.slice(3);
    expect(fat?.textContent).toMatch(/6 notes.*hope: 3.4 notes/s);
    expect(thin?.textContent).toMatch(/1 note\b.*hope: 2.6 notes/s);
    await fireEvent.click(thin!);
    expect(go).toHaveBeenCalledExactlyOnceWith(6);
  });
});

it("who gave nothing away has a good word", () => {
  const replayed = { eyes: null, moments: [] } as Partial<Replayed<Boyard>> as Replayed<Boyard>;
  render(Coach, { advice: { costly: [], openings: [] }, replayed, moment: 0, go: vi.fn(), chosen: vi.fn(), marks: [], sitters, speech });
  expect(document.body.textContent).toContain("well played");
  expect(screen.queryByRole("button")).toBeNull();
});

describe("a costly choice", () => {
  it("is marked where it was made, and drawn on the table just before", () => {
    expect(moments(ADVICE)).toEqual([2, 4, 5]);
    expect([0, 1, 2].map((moment) => choiceAfter(ADVICE, moment)?.moment)).toEqual([undefined, 2, undefined]);
  });

  it("has a sentence of its own for each way to lose notes", () => {
    const choices: Choice[] = [
      KEPT,
      { ...KEPT, later: 0 },
      { ...KEPT, opened: true },
      PUT,
      TRIED,
      { ...TRIED, chosen: "trial", better: "riddle" },
      { ...TRIED, chosen: "nothing", better: "riddle" },
    ];
    const told = choices.map((choice) => sentenceOf(choice, speech));
    expect(new Set(told).size).toBe(choices.length);
    expect(told.filter((sentence) => sentence.startsWith("coach."))).toEqual([]);
  });

  it("is set beside the better one: opening beside waiting, a riddle beside a trial", () => {
    const names = (choice: Choice) => waysOf(choice, speech).map(({ name, figure }) => `${name}, ${figure}`);
    expect(names(KEPT)).toEqual(["Wait, hope: 1.9 notes", "Open, hope: 3.4 notes"]);
    expect(names({ ...KEPT, opened: true, later: -0.1 })).toEqual(["Open, hope: 3.4 notes", "Wait, hope: 0 notes"]);
    expect(names(TRIED)).toEqual(["Riddle, 31% chance", "Trial, 50% chance"]);
  });
});
