/** La patte du tigre: two who pounce, one who calls, and whose paw is seen where. */
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { duelOf, measured, press, propsFor, shown, stubFrames, viewOf } from "../testing/views";
import { endOf, momentOf } from "./moment";
import Trial from "./Trial.svelte";

const NOTHING = { teased: false, moved: null };
const called = (more = {}) => viewOf("patte", { duel: duelOf("patte", { signal: 3_000 }), ...more }, { phase: "answer" });
const race = (winner: number | null, ours = {}, theirs = {}) => ({
  opponent: 1,
  candidate_time: measured(ours),
  opponent_time: measured({ seat: 1, after: 300, ...theirs }),
  winner,
});

beforeEach(stubFrames);

it.each([
  ["the candidate", 0],
  ["the opponent", 1],
])("times %s from the frame that showed the call", async (_, me) => {
  const { props, act } = propsFor(viewOf("patte"), me);
  const { rerender } = render(Trial, props);
  await rerender({ view: called() });
  await shown(5_000);
  await press(/Pounce|patte/, 5_210);
  expect(act).toHaveBeenCalledWith({ do: "pounce", after: 210 });
});

it("takes a paw that goes at another word, with nothing to claim", async () => {
  const { props, act } = propsFor(viewOf("patte", { duel: duelOf("patte", { decoy: 1_900 }) }));
  render(Trial, props);
  await press(/Pounce|patte/);
  expect(act).toHaveBeenCalledWith({ do: "pounce", after: null });
});

it("has nothing more to press once a paw went too early", async () => {
  const { props, act } = propsFor(viewOf("patte", { paws: [{ seat: 1, at: 2_000 }] }, { phase: "answer" }));
  render(Trial, props);
  await press(/Pounce|patte/);
  expect(act).not.toHaveBeenCalled();
});

it("lets another opponent call, or call another word", async () => {
  const { props, act } = propsFor(viewOf("patte", { moves: [{ do: "call" }, { do: "tease" }], ready: [0, 0] }), 2);
  render(Trial, props);
  await press(/Goat|Tope/);
  await tick();
  await press(/Go!|Top !/);
  expect(act.mock.calls).toEqual([[{ do: "tease" }], [{ do: "call" }]]);
});

it("gives nothing to press to those who watch, and never says when", () => {
  const { props } = propsFor(viewOf("patte"), 3);
  render(Trial, props);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Noe");
});

it("tells both times when both are in, and which one the table drew", () => {
  const { props } = propsFor(viewOf("patte", { races: [race(1, { after: 351 }, { drawn: true })] }, { phase: "figures" }), 3);
  render(Trial, props);
  expect(screen.getByRole("status").textContent).toMatch(/300 ms [^,]+table, [^,]+351 ms\./);
});

describe("what is seen", () => {
  it.each([
    [[0], "mine"],
    [[1], "theirs"],
    [[0, 1], "call"],
    [[], "call"],
  ] as const)("after the call, with paws %j, is %s", (seats, moment) => {
    expect(momentOf(called({ paws: seats.map((seat) => ({ seat, at: 3_200 })) }), NOTHING)).toBe(moment);
  });

  it("is my own paw at once", () => {
    expect(momentOf(called(), { ...NOTHING, moved: 1 })).toBe("theirs");
  });

  it("is a false start on its own side", () => {
    expect(momentOf(viewOf("patte"), { ...NOTHING, moved: 0 })).toBe("false");
    expect(momentOf(viewOf("patte", { paws: [{ seat: 1, at: 2_000 }] }, { phase: "answer" }), NOTHING)).toBe("theirs_false");
  });

  it("is the call, even if another word was just called", () => {
    expect(momentOf(called(), { ...NOTHING, teased: true })).toBe("call");
  });
});

it.each([
  [race(0), "mine"],
  [race(1), "theirs"],
  [race(1, { false: true, after: null }), "false"],
  [race(0, {}, { false: true, after: null }), "theirs_false"],
  [race(null), "again"],
  [race(null, { false: true }, { false: true }), "again_false"],
] as const)("names how a race ended: %#", (ended, end) => {
  expect(endOf(ended, 0)).toBe(end);
});
