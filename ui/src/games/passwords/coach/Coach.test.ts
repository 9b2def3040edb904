import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Advice, MissedTurn, Passwords } from "../../../types/passwords";
import type { Replayed } from "../../../types/protocol";
import { sitters, spoken, stubSize } from "../../parts/testing/people";
import page from "../index";
import { viewOf } from "../testing/views";
import { moments, pictured, saidIn, turnAfter } from "./advice";
import Coach from "./Coach.svelte";

const speech = spoken(page.words);
const DIAMANT = { word: "diamant", steps: [6, 1, 2, 3, 4].map((place, letter) => ({ place, letter })) };
const TURN: MissedTurn = { moment: 2, seat: 1, word: "rat", gems: 2, better: [{ word: "dame", steps: DIAMANT.steps.slice(0, 4) }, DIAMANT] };
const ADVICE: Advice = {
  missed: [TURN],
  longest: { moment: 1, seat: 0, word: "maîtresse", count: 9 },
  rarest: { moment: null, seat: 2, word: "alène", count: 41_000 },
  most_fruitful: { moment: 3, seat: 1, word: "rations", count: 6 },
};
const NOTHING: Advice = { missed: [], longest: null, rarest: null, most_fruitful: null };

beforeEach(() => {
  settings.language = "en";
  stubSize({ width: 300, height: 300 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(advice: Advice) {
  const go = vi.fn();
  const views = [0, 1, 2, 3].map((turns) => ({ seq: turns, at: 0, seat: null, facts: [], view: viewOf({ turns }) }));
  const replayed = { eyes: 1, moments: views } as Partial<Replayed<Passwords>> as Replayed<Passwords>;
  const shown = render(Coach, { advice, replayed, moment: 0, go, chosen: vi.fn(), marks: [], sitters, speech });
  return { ...shown, go };
}

describe("the coach", () => {
  it("shows a turn on the ring as it lay, with the walk of the commonest better word", async () => {
    const { container, go } = show(ADVICE);
    const [turn] = screen.getAllByRole("button");
    expect(turn?.textContent).toContain("Turn 2 · Ines");
    expect(turn?.textContent).toContain("RAT, 2 gems");
    expect(container.querySelectorAll(".safe.hit")).toHaveLength(4);
    expect([...container.querySelectorAll(".word .slip .sr")].map((word) => word.textContent)).toEqual(["dame", "diamant"]);
    expect(turn?.querySelector("button")).toBeNull();
    await fireEvent.click(turn!);
    expect(go).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("leads to the words to remember, as far as these eyes met them", async () => {
    const { go } = show(ADVICE);
    const [, longest, rarest] = screen.getAllByRole("button");
    expect(longest?.textContent).toContain("maîtresse");
    await fireEvent.click(rarest!);
    expect(go).not.toHaveBeenCalled();
    await fireEvent.click(longest!);
    expect(go).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("has a good word where nothing was missed", () => {
    const { container } = show(NOTHING);
    expect(container.textContent).toContain("Well played");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a turn in which more was there", () => {
  it("is marked where it was played, and drawn on the table just before", () => {
    expect(moments(ADVICE)).toEqual([2]);
    expect([0, 1, 2].map((moment) => turnAfter(ADVICE, moment)?.moment)).toEqual([undefined, 2, undefined]);
  });

  it("tells what came of it", () => {
    expect(saidIn(TURN, speech)).toBe("RAT, 2 gems");
    expect(saidIn({ ...TURN, gems: 0 }, speech)).toBe("RAT, refused");
    expect(saidIn({ ...TURN, word: null, gems: 0 }, speech)).toBe("passed");
  });

  it("says what its picture shows", () => {
    expect(pictured(DIAMANT, viewOf().ring, speech)).toBe("DIAMANT: 5 gems, on D, I, A, M and N.");
  });
});
