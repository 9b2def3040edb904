/** La pince: the card falls by the window, and is seen where the fingers closed. */
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { duelOf, measured, press, propsFor, shown, stubFrames, viewOf } from "../testing/views";
import { fallen, GONE, momentOf } from "./moment";
import Trial from "./Trial.svelte";

const dropped = () => viewOf("pince", { duel: duelOf("pince", { signal: 3_000 }) }, { phase: "answer" });

beforeEach(stubFrames);

it("claims the time from the frame that showed the card fall", async () => {
  const { props, act } = propsFor(viewOf("pince"));
  const { rerender } = render(Trial, props);
  await rerender({ view: dropped() });
  await shown(5_000);
  await press(/Pinc/, 5_290);
  expect(act).toHaveBeenCalledWith({ do: "pinch", after: 290 });
  expect(screen.getByRole("img", { name: /pinc(hed|é)/ })).toBeTruthy();
});

it("closes on air before that", async () => {
  const { props, act } = propsFor(viewOf("pince"));
  render(Trial, props);
  await press(/Pinc/);
  expect(act).toHaveBeenCalledWith({ do: "pinch", after: null });
});

it("lets who holds the card let go, once", async () => {
  const { props, act } = propsFor(viewOf("pince", { moves: [{ do: "release" }], ready: [0] }), 1);
  const { rerender } = render(Trial, props);
  await press(/Let go|Lâcher/);
  expect(act).toHaveBeenCalledWith({ do: "release" });
  await rerender({ view: dropped() });
  await press(/Let go|Lâcher/);
  expect(act).toHaveBeenCalledTimes(1);
});

it("gives nothing to press to those who watch", () => {
  const { props } = propsFor(viewOf("pince"), 2);
  render(Trial, props);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says by how little a card was missed", () => {
  const outcome = { opponent: 1, how: "late" as const, time: measured({ after: 342 }), window: 330 };
  const { props } = propsFor(viewOf("pince", { outcomes: [outcome] }, { phase: "figures" }));
  render(Trial, props);
  expect(screen.getByRole("status").textContent).toMatch(/342 .*12 ms/);
});

describe("the card", () => {
  it("passes the fingers in exactly the window, faster and faster", () => {
    expect(fallen(0, 330)).toBe(0);
    expect(fallen(330, 330)).toBe(1);
    expect(fallen(165, 330)).toBe(0.25);
    expect(fallen(5_000, 330)).toBe(GONE);
  });

  it("is held until it is let go, then falls", () => {
    expect(momentOf(viewOf("pince"), 0, null)).toEqual({ moment: "held", fall: 0 });
    expect(momentOf(dropped(), 165, null)).toEqual({ moment: "falling", fall: 0.25 });
  });

  it("stays where my fingers closed, before the table has said so", () => {
    expect(momentOf(dropped(), 400, { after: 165 })).toEqual({ moment: "caught", fall: 0.25 });
    expect(momentOf(dropped(), 400, { after: 331 })).toEqual({ moment: "fallen", fall: 1 });
    expect(momentOf(viewOf("pince"), 0, { after: null })).toEqual({ moment: "early", fall: 0 });
  });

  it.each([
    ["in_time", "caught"],
    ["late", "fallen"],
    ["missing", "fallen"],
    ["early", "early"],
  ] as const)("that was answered %s is %s", (how, moment) => {
    const outcomes = [{ opponent: 1, how, time: measured({ after: 165 }), window: 330 }];
    expect(momentOf(viewOf("pince", { outcomes }, { phase: "figures" }), 0, null).moment).toBe(moment);
  });
});
