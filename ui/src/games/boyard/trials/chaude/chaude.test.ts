/** La main chaude: who presses what, what is claimed, what is seen. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { duelOf, measured, press, propsFor, shown, stubFrames, viewOf } from "../testing/views";
import { momentOf } from "./moment";
import Trial from "./Trial.svelte";

const NOTHING = { feinted: false, flinched: false, given: null };

beforeEach(() => {
  vi.useRealTimers();
  stubFrames();
});

describe("who pulls away", () => {
  it("claims the time from the frame that showed the slap", async () => {
    const { props, act } = propsFor(viewOf("chaude"));
    const { rerender } = render(Trial, props);
    await rerender({ view: viewOf("chaude", { duel: duelOf("chaude", { signal: 3_000 }) }, { phase: "answer" }) });
    await shown(5_000);
    await press(/Pull|Retirer/, 5_243.4);
    expect(act).toHaveBeenCalledWith({ do: "pull", after: 243 });
  });

  it("claims nothing before the slap was on screen", async () => {
    const { props, act } = propsFor(viewOf("chaude"));
    const { rerender } = render(Trial, props);
    await rerender({ view: viewOf("chaude", { duel: duelOf("chaude", { signal: 3_000 }) }, { phase: "answer" }) });
    await press(/Pull|Retirer/, 5_000);
    expect(act).toHaveBeenCalledWith({ do: "pull", after: null });
  });

  it("pulls once, and again after a flinch that is forgiven", async () => {
    const { props, act } = propsFor(viewOf("chaude"));
    const { rerender } = render(Trial, props);
    await press(/Pull|Retirer/, 1);
    await press(/Pull|Retirer/, 2);
    expect(act).toHaveBeenCalledTimes(1);
    await rerender({ view: viewOf("chaude", { flinches: 1 }) });
    await press(/Pull|Retirer/, 3);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("may try again what was not taken", async () => {
    const { props, act } = propsFor(viewOf("chaude"));
    act.mockResolvedValueOnce(false);
    render(Trial, props);
    await press(/Pull|Retirer/, 1);
    await tick();
    await press(/Pull|Retirer/, 2);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("has nothing to press while hands are put in place", async () => {
    const { props, act } = propsFor(viewOf("chaude", {}, { phase: "place" }));
    render(Trial, props);
    await press(/Pull|Retirer/, 1);
    expect(act).not.toHaveBeenCalled();
  });

  it("pulls by Space, wherever the focus is not, but not by a key that was down", async () => {
    const { props, act } = propsFor(viewOf("chaude"));
    render(Trial, props);
    await fireEvent.keyDown(document.body, { key: " ", repeat: true });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: " " });
    expect(act).toHaveBeenCalledWith({ do: "pull", after: null });
  });
});

describe("who slaps", () => {
  const listed = { moves: [{ do: "slap" as const }, { do: "feint" as const }], ready: [0, 0] };

  it("slaps, or feints", async () => {
    const { props, act } = propsFor(viewOf("chaude", listed), 1);
    render(Trial, props);
    await press(/Feint/, 1);
    await tick();
    await press(/^(Slap|Frapper)/, 2);
    expect(act.mock.calls).toEqual([[{ do: "feint" }], [{ do: "slap" }]]);
  });

  it("feints once, and slaps no sooner than half a second later", async () => {
    const { props, act } = propsFor(viewOf("chaude", { moves: [{ do: "slap" }], ready: [2_400], duel: duelOf("chaude", { decoy: 1_900 }) }), 1);
    render(Trial, props);
    await press(/Feint/, 1);
    await press(/^(Slap|Frapper)/, 2);
    expect(act).not.toHaveBeenCalled();
  });
});

it.each([
  ["those who watch", 3, [0, 1]],
  ["somebody for whom the table acts", 0, [1]],
])("gives nothing to press to %s", (_, me, own_hands) => {
  const { props } = propsFor(viewOf("chaude", { duel: duelOf("chaude", { own_hands }) }), me);
  render(Trial, props);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Ines");
});

it("tells how it went, in figures, and that the table drew it", () => {
  const outcome = { opponent: 1, how: "late" as const, time: measured({ after: 351, drawn: true }), window: 290 };
  const { props } = propsFor(viewOf("chaude", { outcomes: [outcome] }, { phase: "figures" }), 3);
  render(Trial, props);
  expect(screen.getByRole("status").textContent).toMatch(/351.*290.*table/);
});

describe("what is seen", () => {
  const ended = (how: "in_time" | "late" | "early" | "missing") =>
    viewOf("chaude", { duel: duelOf("chaude", { signal: 3_000 }), outcomes: [{ opponent: 1, how, time: measured(), window: 290 }] }, { phase: "figures" });

  it.each([
    ["in_time", "dodged"],
    ["late", "hit"],
    ["missing", "hit"],
    ["early", "flinch"],
  ] as const)("of an answer that was %s is %s", (how, moment) => {
    expect(momentOf(ended(how), NOTHING)).toBe(moment);
  });

  it("is the slap, even if a feint has just been seen", () => {
    expect(momentOf(viewOf("chaude", { duel: duelOf("chaude", { signal: 3_000 }) }, { phase: "answer" }), { ...NOTHING, feinted: true })).toBe("slap");
  });

  it("is my own hand at once, by what I claim", () => {
    const view = viewOf("chaude", { duel: duelOf("chaude", { signal: 3_000 }) }, { phase: "answer" });
    expect(momentOf(view, { ...NOTHING, given: { after: 290 } })).toBe("dodged");
    expect(momentOf(view, { ...NOTHING, given: { after: 291 } })).toBe("hit");
  });

  it("is a feint for a moment, and only when it happens", async () => {
    vi.useFakeTimers();
    const { props } = propsFor(viewOf("chaude"), 3);
    const { rerender } = render(Trial, props);
    await rerender({ view: viewOf("chaude", { duel: duelOf("chaude", { decoy: 1_900 }) }) });
    expect(screen.getByRole("img", { name: /feint/ })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.queryByRole("img", { name: /feint/ })).toBeNull();
  });
});
