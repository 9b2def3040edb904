import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { BoyardFact, Flight } from "../../../../types/boyard";
import type { PartProps, TrialOf } from "../part";
import { idle } from "../../testing/views";
import { CANDIDATE, course, handed, OPPONENTS } from "../testing/part";
import { Flying, landingOf, nearestPlace } from "./flying.svelte";
import Trial from "./Trial.svelte";

type View = TrialOf<"catapulte">;

const THROWER = OPPONENTS[0] ?? 0;
const FLIGHT: Flight = { spot: 800, arc: "low", steps: 22, began: 1_000, gust: null };
const LAUNCHED: BoyardFact[] = [{ fact: "die_launched", opponent: THROWER, spot: 800, arc: "low", steps: 22 }];

function viewOf(phase: string, seat: number | null, over: Partial<View> = {}): View {
  return {
    ...idle(seat),
    trial: "catapulte",
    course: course(phase),
    tally: { duels: [], opponent: THROWER, needed: 1 },
    plays: "cup",
    width: 62,
    flight: null,
    cup: { x: 500, slide: 0, steps: 0, place: null },
    landings: [],
    ...over,
  };
}

/** A page whose clock goes by hand, a step at a time. */
class Page {
  now = 5_000;
  readonly act = vi.fn<NonNullable<PartProps["act"]>>(() => Promise.resolve(true));
  readonly handed: PartProps<"catapulte">;
  readonly flying: Flying;

  constructor(view: View, over: Partial<PartProps<"catapulte">> = {}) {
    this.handed = handed(view, { still: false, facts: LAUNCHED, act: this.act, ...over }).props;
    this.flying = new Flying(
      () => this.handed,
      () => this.now,
    );
    this.flying.look();
  }

  hear(view: View, facts: BoyardFact[] = []): void {
    Object.assign(this.handed, { view, facts });
    this.flying.look();
  }

  async pass(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.now += 50;
      this.flying.frame(50);
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

const inFlight = (over: Partial<View> = {}): View => viewOf("flight", CANDIDATE, { flight: FLIGHT, free: ["slide"], ...over });

describe("the candidate's cup", () => {
  it("can't move before a hand can have seen the launch, then goes as fast as it may", async () => {
    const page = new Page(inFlight());
    page.flying.target = 1_000;
    await page.pass(3);
    expect(page.flying.cup).toBe(500);
    await page.pass(3);
    expect(page.flying.cup).toBe(590);
  });

  it("is moved by a key as long as it is down", async () => {
    const page = new Page(inFlight());
    page.flying.pushed = -1;
    await page.pass(5);
    page.flying.pushed = 0;
    await page.pass(5);
    expect(page.flying.cup).toBe(410);
  });

  it("waits with the die for a gust that is late", async () => {
    const page = new Page(inFlight());
    await page.pass(40);
    expect(page.flying.share).toBeCloseTo(12 / 22);
    page.hear(inFlight({ flight: { ...FLIGHT, gust: 60 } }), [{ fact: "gust_blew", shift: 60 }]);
    await page.pass(4);
    expect(page.flying.share).toBeCloseTo(16 / 22);
  });

  it("sends what the hand did every half second, and the rest at the end", async () => {
    const page = new Page(inFlight({ flight: { ...FLIGHT, gust: 0 } }));
    page.flying.target = 545;
    await page.pass(23);
    const sent = page.act.mock.calls.map(([move]) => (move.do === "slide" ? [move.step, move.slides.length] : null));
    expect(sent).toEqual([[0, 10], [10, 10], [20, 2]]);
    expect(page.flying.over).toBe(true);
  });

  it("knows at once whether it has the die, and believes the table", async () => {
    const flight = { ...FLIGHT, spot: 500, gust: 20 };
    const page = new Page(inFlight({ flight }));
    await page.pass(23);
    expect(page.flying.caught).toBe(true);
    page.hear(viewOf("landed", CANDIDATE, { flight, landings: [{ opponent: THROWER, spot: 520, cup: 590, caught: false }] }));
    expect(page.flying.caught).toBe(false);
  });

  it("is put right by the table, with what the hand did since", async () => {
    const flight = { ...FLIGHT, gust: 0 };
    const page = new Page(inFlight({ flight }));
    page.flying.target = 1_000;
    await page.pass(12);
    page.hear(inFlight({ flight, cup: { x: 500, slide: 0, steps: 10, place: null } }));
    await page.pass(40);
    expect(page.flying.cup).toBeLessThanOrEqual(500 + 12 * 45 + 1);
  });
});

describe("others", () => {
  const watched = (over: Partial<View> = {}): View => viewOf("flight", null, { flight: { ...FLIGHT, gust: 0 }, ...over });

  it("see the cup where the trace says it was, a little later", async () => {
    const page = new Page(watched(), { act: null });
    await page.pass(13);
    expect(page.flying.share).toBe(0);
    page.hear(watched({ cup: { x: 600, slide: 20, steps: 10, place: null } }), [{ fact: "slid", step: 0, cups: [500, 500, 500, 520, 540, 560, 580, 590, 600, 600] }]);
    await page.pass(5);
    expect(page.flying.cup).toBe(540);
  });

  it("see the table's cup go to where it was drawn", async () => {
    const page = new Page(watched({ plays: "table" }), { act: null });
    await page.pass(22);
    page.hear(viewOf("landed", null, { plays: "table", flight: { ...FLIGHT, gust: 0 }, cup: { x: 780, slide: 0, steps: 0, place: null }, landings: [{ opponent: THROWER, spot: 800, cup: 780, caught: true }] }));
    expect(page.flying.caught).toBeNull();
    await page.pass(13);
    expect([page.flying.cup, page.flying.caught]).toEqual([780, true]);
  });

  it("who come late see how it ended", async () => {
    const landings = [{ opponent: THROWER, spot: 800, cup: 700, caught: false }];
    const page = new Page(viewOf("landed", null, { flight: { ...FLIGHT, gust: 0 }, cup: { x: 700, slide: 0, steps: 22, place: null }, landings }), { act: null, facts: [] });
    await page.pass(1);
    expect([page.flying.cup, page.flying.caught]).toEqual([700, false]);
  });
});

describe("who may do what", () => {
  it("the thrower aims and lets go", async () => {
    const { props, act } = handed(viewOf("aim", THROWER, { free: ["launch"] }));
    render(Trial, props);
    await fireEvent.keyDown(screen.getByRole("slider"), { key: "ArrowRight" });
    await fireEvent.click(screen.getByRole("button", { name: /Lobbed/ }));
    expect(act).toHaveBeenCalledWith({ do: "launch", spot: 540, arc: "high" });
  });

  it("the candidate has the cup under the thumb, and nothing to aim with", () => {
    render(Trial, handed(viewOf("aim", CANDIDATE), { still: false }).props);
    expect(screen.getByRole("slider", { name: "The egg cup" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a still candidate puts the cup on one of eleven places", async () => {
    const moves = Array.from({ length: 11 }, (_, place) => ({ do: "place_cup" as const, place }));
    const { props, act } = handed(viewOf("flight", CANDIDATE, { plays: "still", flight: FLIGHT, moves }));
    render(Trial, props);
    const cup = screen.getByRole("slider");
    expect(cup.getAttribute("aria-valuetext")).toBe("place 6 of 11");
    await fireEvent.keyDown(cup, { key: "ArrowLeft" });
    expect(act).toHaveBeenCalledWith({ do: "place_cup", place: 4 });
  });

  it("those who watch have no controls", () => {
    render(Trial, handed(viewOf("aim", null), { act: null }).props);
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("a die blown out of the room lies at its wall", () => {
  expect(landingOf({ ...FLIGHT, spot: 950, gust: 100 })).toBe(1_000);
  expect([nearestPlace(449), nearestPlace(451)]).toEqual([4, 5]);
});
