import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Fate, MazeView } from "../../../types/maze";
import { sitters, spoken } from "../../parts/testing/people";
import page from "../index";
import { CARDS } from "../roles/cards";
import { overView, pastOf } from "../testing/views";
import { proofOf } from "./proof";
import Results from "./Results.svelte";

const speech = spoken(page.words);

/** Anna holds that card, and the game is over. */
function holding(card: string, fate: Partial<Fate> = {}, changes: Partial<MazeView> = {}): MazeView {
  const over = overView(changes);
  return { ...over, fates: (over.fates ?? []).map((one, seat) => (seat === 0 ? { ...one, card, mission: null, moments: [], ...fate } : one)) };
}

beforeAll(() => {
  settings.language = "en";
});
afterEach(cleanup);

describe("what shows how it went with a card", () => {
  it("has words in both languages for every card, done or not, with or without a theft", () => {
    for (const language of ["fr", "en"] as const) {
      settings.language = language;
      for (const card of CARDS) {
        for (const stolen of [overView().stolen, null]) {
          const view = holding(card, { mission: false, moments: [50_000] }, { stolen });
          expect(proofOf(view, 0, speech)).not.toMatch(/proof\.|[{}]/);
        }
      }
    }
    settings.language = "en";
  });

  it("names those who were pushed, and when", () => {
    const past = pastOf(5, { nudgers: [0b110, 0, 0, 0, 0] });
    expect(proofOf(holding("M08", { mission: true, moments: [51_000, 86_000] }, { past }), 0, speech)).toBe("Mission done: the pawn before Ines and Noe (0:31 and 1:06).");
  });

  it("counts breaches of a rule where it was left to honour alone", () => {
    const { options } = overView();
    expect(proofOf(holding("R01", { breaches: 2 }), 0, speech)).toBe("The rule was kept to the end.");
    expect(proofOf(holding("R01", { breaches: 2 }, { options: { ...options, honour: true } }), 0, speech)).toContain("2 slips");
  });
});

describe("the end", () => {
  it("tells what happened, the thread of the game and everybody's card", () => {
    render(Results, { view: overView(), sitters, speech });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("The heroes got away");
    expect(screen.getByRole("list", { name: "The thread of the game" }).textContent).toContain("The theft");
    expect(screen.getAllByText("Won")).toHaveLength(3);
    expect(screen.getByText("Lost")).toBeTruthy();
  });

  it("has no cards where there were no roles", () => {
    const { options } = overView();
    render(Results, { view: overView({ options: { ...options, level: 0 } }), sitters, speech });
    expect(screen.queryByRole("list", { name: "Who was who" })).toBeNull();
  });
});
