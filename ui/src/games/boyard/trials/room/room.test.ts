/** A trial in the room: honour first, then a second go, then an open vote. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RoomMove, TrialName } from "../../../../types/boyard";
import { propsFor, viewOf } from "../testing/views";
import { namesNeeded, sandOf } from "./sands";
import Trial from "./Trial.svelte";

const CARDS: TrialName[] = ["qui", "barbichette", "anomalie", "nez", "interdits", "chaude", "patte", "pince", "bataille", "catapulte"];
const CLAIMS: RoomMove[] = [{ do: "claim", won: true }, { do: "claim", won: false }];
const ANSWERS: RoomMove[] = [{ do: "agree" }, { do: "doubt" }];
const VOTES: RoomMove[] = [{ do: "cast_vote", won: true }, { do: "cast_vote", won: false }];
const go = (more = {}, course = {}) => viewOf("room", more, { phase: "go", since: 0, until: 45_000, ...course });

const plate = (name: RegExp) => screen.getByRole("button", { name });

afterEach(() => void vi.useRealTimers());

it.each(CARDS)("says what to do in the room: %s", (card) => {
  const { container } = render(Trial, propsFor(go({ card }), 3).props);
  const how = container.querySelector(".how")?.textContent ?? "";
  expect(how.length).toBeGreaterThan(40);
  expect(how).not.toMatch(/room\.|[{}]/);
});

it("shows an own card's text as it was written", () => {
  const own = { seat: 2, name: "Limbo", text: "Under <b>the</b> broom", sand: true };
  render(Trial, propsFor(go({ card: "own_0", own }), 3).props);
  expect(screen.getByText("Under <b>the</b> broom")).toBeTruthy();
});

describe("the candidate", () => {
  it("says won at once", async () => {
    const { props, act } = propsFor(go({ moves: CLAIMS }));
    render(Trial, props);
    await fireEvent.click(plate(/Won|Gagné/));
    expect(act).toHaveBeenCalledWith({ do: "claim", won: true });
  });

  it("says lost only when it is meant: twice, and not by a finger that bounces", async () => {
    vi.useFakeTimers();
    const { props, act } = propsFor(go({ moves: CLAIMS }));
    render(Trial, props);
    await fireEvent.click(plate(/Lost|Perdu/));
    await fireEvent.click(plate(/Lost|Perdu/));
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    await fireEvent.click(plate(/Lost|Perdu/));
    expect(act).toHaveBeenCalledWith({ do: "claim", won: false });
  });
});

it("lets the others agree or object", async () => {
  const { props, act } = propsFor(viewOf("room", { moves: ANSWERS, agreed: [2] }, { phase: "objection", until: 9_000 }), 1);
  render(Trial, props);
  expect(within(screen.getByRole("list")).getByText("Noe")).toBeTruthy();
  await fireEvent.click(plate(/Objection/));
  expect(act).toHaveBeenCalledWith({ do: "doubt" });
});

it("says who objected", () => {
  const { props } = propsFor(go({ objected: true, again: true }), 3);
  render(Trial, { ...props, facts: [{ fact: "claim_doubted", seat: 2 }] });
  expect(screen.getByRole("status").textContent).toContain("Noe");
});

describe("the open vote", () => {
  const vote = (more = {}) => viewOf("room", { objected: true, votes: [{ seat: 1, won: false }, { seat: 2, won: true }], ...more }, { phase: "vote", until: 11_000 });

  it("fills each plate with the faces of those who voted so", () => {
    render(Trial, propsFor(vote(), 0).props);
    const [won, lost] = screen.getAllByRole("region");
    expect(within(won as HTMLElement).getByText("Noe")).toBeTruthy();
    expect(within(lost as HTMLElement).getByText("Ines")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is cast by those who may", async () => {
    const { props, act } = propsFor(vote({ moves: VOTES }), 3);
    render(Trial, props);
    await fireEvent.click(plate(/Lost|Perdu/));
    expect(act).toHaveBeenCalledWith({ do: "cast_vote", won: false });
  });
});

it("has nothing to press on the big screen", () => {
  const { props } = propsFor(go({ card: "nez", moves: CLAIMS }), null);
  render(Trial, { ...props, act: null, big: true });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("timer").textContent).toContain("0:43");
});

describe("the sand", () => {
  it("runs for cards that have it, and for own ones that say so", () => {
    expect(sandOf(go({ card: "interdits" }), 9_000)).toMatchObject({ left: 36_000, share: 0.8, turn: 1, turns: 1 });
    expect(sandOf(go({ card: "own_1", own: { seat: 0, name: "", text: "", sand: true } }), 0)?.turns).toBe(1);
    expect(sandOf(go({ card: "own_1", own: { seat: 0, name: "", text: "", sand: false } }), 0)).toBeNull();
    expect(sandOf(go({ card: "chaude" }), 0)).toBeNull();
  });

  it("is turned twice for l'anomalie", () => {
    const view = go({ card: "anomalie" }, { until: 90_000 });
    expect(sandOf(view, 44_000)).toMatchObject({ left: 1_000, turn: 1, turns: 2, last: true });
    expect(sandOf(view, 46_000)).toMatchObject({ left: 44_000, turn: 2, turns: 2, last: false });
  });
});

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
])("with %i others in the room, %i of them must be named", (others, needed) => {
  expect(namesNeeded(go({ rivals: Array.from({ length: others }, (_, seat) => seat + 1) }))).toBe(needed);
});
