/** La bataille: sealed until both are in, counted in, then seen by everybody at once. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Figure } from "../../../../types/boyard";
import { propsFor, viewOf } from "../testing/views";
import { facedIn } from "./moment";
import Trial from "./Trial.svelte";

const thrown = (candidate_figure: Figure, opponent_figure: Figure) => ({ opponent: 1, candidate_figure, opponent_figure });
const choose = (more = {}) => viewOf("bataille", more, { phase: "choose" });
const show = (...throws: ReturnType<typeof thrown>[]) => viewOf("bataille", { throws }, { phase: "show" });

afterEach(() => void vi.useRealTimers());

it.each([
  ["the candidate", 0],
  ["the opponent", 1],
])("lets %s seal one of three, once", async (_, me) => {
  const { props, act } = propsFor(choose(), me);
  const { rerender } = render(Trial, props);
  await fireEvent.click(screen.getByRole("button", { name: /Leaf|Feuille/ }));
  expect(act).toHaveBeenCalledWith({ do: "show", figure: "leaf" });
  await rerender({ view: choose({ own: "leaf", chosen: [me] }) });
  expect(screen.getByRole("button", { name: /Leaf|Feuille/ }).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: /Well|Puits/ }));
  expect(act).toHaveBeenCalledTimes(1);
});

it("may be sealed again if it was not taken", async () => {
  const { props, act } = propsFor(choose());
  act.mockResolvedValueOnce(false);
  render(Trial, props);
  await fireEvent.click(screen.getByRole("button", { name: /Leaf|Feuille/ }));
  await vi.waitFor(() => expect(screen.getByRole("button", { name: /Well|Puits/ }).ariaDisabled).toBeNull());
  await fireEvent.click(screen.getByRole("button", { name: /Well|Puits/ }));
  expect(act).toHaveBeenLastCalledWith({ do: "show", figure: "well" });
});

it("gives nothing to choose to those who watch", () => {
  const { props } = propsFor(choose(), 2);
  render(Trial, props);
  expect(screen.queryByRole("button")).toBeNull();
});

describe("a throw", () => {
  it("is counted in before its figures are seen", async () => {
    vi.useFakeTimers();
    const { props } = propsFor(choose({ chosen: [0, 1] }), 2);
    const { rerender, container } = render(Trial, props);
    await rerender({ view: show(thrown("well", "leaf")) });
    expect(container.querySelector(".won")).toBeNull();
    await vi.advanceTimersByTimeAsync(800);
    expect(container.querySelector(".won")).not.toBeNull();
  });

  it("is seen at once where nothing moves, and where it was jumped to", async () => {
    const { props } = propsFor(choose(), 2);
    const { rerender, container } = render(Trial, { ...props, still: true });
    await rerender({ view: show(thrown("well", "leaf")) });
    expect(container.querySelector(".won")).not.toBeNull();
    const jumped = render(Trial, propsFor(show(thrown("well", "leaf")), 2).props);
    expect(jumped.container.querySelector(".won")).not.toBeNull();
  });
});

it.each([
  ["well", "scissors", "mine"],
  ["leaf", "well", "mine"],
  ["scissors", "leaf", "mine"],
  ["scissors", "well", "theirs"],
  ["leaf", "leaf", null],
] as const)("%s against %s: %s", (mine, theirs, winner) => {
  expect(facedIn(show(thrown(mine, theirs)), false)).toEqual({ mine, theirs, winner });
});

it("shows that a choice was made, and nothing of it, to its owner's rival", () => {
  expect(facedIn(choose({ chosen: [0], own: "leaf" }), false)).toEqual({ mine: "sealed", theirs: "open", winner: null });
});
