import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { BoyardFact, Course, Facing, GrimaceThrown } from "../../../../types/boyard";
import { beamStep, tremble, type Beam } from "../balance";
import type { PartProps, TrialOf } from "../part";
import { idle } from "../../testing/views";
import { CANDIDATE, course, handed, OPPONENTS } from "../testing/part";
import { grimaceOf, lookOf, unanswered, untilNext } from "./faces";
import { calmOf, Marker, stepsOf } from "./marker.svelte";
import Trial from "./Trial.svelte";

type View = TrialOf<"barbichette">;

const OTHER = OPPONENTS[0] ?? 0;
const GRIMACE: GrimaceThrown = { seat: OTHER, whom: CANDIDATE, kind: "short", side: 1, step: 10, at: 1_300, answer: "look_away", open: false };

function side(seat: number, over: Partial<Facing> = {}): Facing {
  return { seat, plays: "beam", noise: 7, x: 0, v: 0, steps: 0, laughed: null, misses: 0, threw: 1_000, lately: [], quick: 0, ...over };
}

function viewOf(seat: number | null, over: Partial<View> = {}, more: Partial<Course> = {}): View {
  return {
    ...idle(seat),
    trial: "barbichette",
    course: course("duel", { until: 46_000, ...more }),
    turned: 1_000,
    laughed: 0,
    began: 1_000,
    sides: [side(CANDIDATE), side(OTHER)],
    grimaces: [],
    ...over,
  };
}

/** A page whose clock goes by hand. */
class Page {
  now = 1_000;
  readonly act = vi.fn<NonNullable<PartProps["act"]>>(() => Promise.resolve(true));
  readonly handed: PartProps<"barbichette">;
  readonly marker: Marker;

  constructor(view: View, over: Partial<PartProps<"barbichette">> = {}, index = 0) {
    this.handed = handed(view, { still: false, act: this.act, time: { now: 0, at: () => this.now }, ...over }).props;
    this.marker = new Marker(
      () => this.handed,
      () => index,
    );
    this.marker.look();
  }

  hear(view: View, facts: BoyardFact[] = []): void {
    Object.assign(this.handed, { view, facts });
    this.marker.look();
  }

  async pass(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.now += 50;
      this.marker.frame(50);
      await Promise.resolve();
      await Promise.resolve();
    }
  }

  get sent(): (readonly [number, number])[] {
    return this.act.mock.calls.flatMap(([move]) => (move.do === "lean" ? [[move.step, move.leans.length] as const] : []));
  }
}

/** As the rules play it, from the middle. */
function ruled(leans: readonly number[]): Beam {
  return leans.reduce<Beam>((beam, lean, step) => beamStep(beam, lean, tremble(7, step)), { x: 0, v: 0 });
}

const own = (over: Partial<View> = {}): View => viewOf(CANDIDATE, { free: ["grimace", "lean"], ...over });

describe("one's own marker", () => {
  it("goes as the rules play it, a step after the hand", async () => {
    const page = new Page(own());
    page.marker.lean = 1;
    await page.pass(9);
    expect(page.marker.at).toBeCloseTo(ruled(Array<number>(8).fill(1)).x / 1000);
  });

  it("is sent once a second", async () => {
    const page = new Page(own());
    await page.pass(39);
    expect(page.sent).toEqual([[0, 20]]);
    await page.pass(1);
    expect(page.sent).toEqual([[0, 20], [20, 20]]);
  });

  it("is sent at once when it has left the calm zone, and stays there", async () => {
    const page = new Page(own());
    page.marker.lean = 1;
    await page.pass(60);
    const [, last] = page.sent;
    const steps = (last?.[0] ?? 0) + (last?.[1] ?? 0);
    expect(page.marker.out).toBe(true);
    expect(steps).toBeLessThan(40);
    expect(page.marker.at).toBeGreaterThan(calmOf(own(), CANDIDATE, steps) / 1000);
  });

  it("is shoved by a grimace from the step on that the table says", async () => {
    const [alone, met] = [new Page(own()), new Page(own({ grimaces: [GRIMACE] }))];
    await alone.pass(11);
    await met.pass(11);
    expect(met.marker.at).toBe(alone.marker.at);
    await alone.pass(6);
    await met.pass(6);
    expect(met.marker.at).toBeGreaterThan(alone.marker.at + 50);
  });

  it("glides to where the table says it was", async () => {
    const page = new Page(own());
    await page.pass(25);
    const before = page.marker.at;
    page.hear(own({ sides: [side(CANDIDATE, { x: 200_000, v: 0, steps: 20 }), side(OTHER)] }));
    page.marker.frame(0);
    expect(page.marker.at).toBeCloseTo(before, 0);
    await page.pass(12);
    expect(page.marker.at).toBeGreaterThan(150);
  });
});

it("others see a beam played again from its leans, a little later", async () => {
  const page = new Page(viewOf(null), { act: null });
  await page.pass(22);
  const leans = Array<number>(20).fill(1);
  const { x, v } = ruled(leans);
  page.hear(viewOf(null, { sides: [side(CANDIDATE, { x, v, steps: 20 }), side(OTHER)] }), [{ fact: "leaned", seat: CANDIDATE, step: 0, leans }]);
  await page.pass(13);
  expect(page.marker.at).toBeCloseTo(ruled(leans.slice(0, 10)).x / 1000);
});

it("the calm zone grows narrower with the sand, and is wider for unhurried hands", () => {
  const view = viewOf(null);
  expect([calmOf(view, CANDIDATE, 0), calmOf(view, CANDIDATE, stepsOf(view))]).toEqual([600_000, 350_000]);
  const unhurried = viewOf(null, {}, { setting: { ...view.course.setting, unhurried: [CANDIDATE] } });
  expect(calmOf(unhurried, CANDIDATE, 0)).toBe(900_000);
});

it("a face is seen from the step on in which it meets the other one", () => {
  const view = viewOf(null, { grimaces: [GRIMACE] });
  expect([grimaceOf(view, OTHER, 9), grimaceOf(view, OTHER, 10)]).toEqual([null, GRIMACE]);
  expect(lookOf(view, side(OTHER), 12, false)).toBe("tongue");
  expect(lookOf(view, side(CANDIDATE), 12, false)).toBe("held");
  expect(lookOf(view, side(CANDIDATE), 12, true)).toBe("laugh");
  expect(untilNext(side(OTHER, { threw: 1_000 }), 2_500)).toBe(1_500);
});

describe("who may do what", () => {
  it("one of the two leans by arrows and throws faces", async () => {
    const { props, act } = handed(own(), { still: false, time: { now: 9_000, at: () => 1_000 } });
    render(Trial, props);
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    expect(screen.getByRole("button", { name: "Lean left" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyUp(window, { key: "ArrowLeft" });
    expect(screen.getByRole("button", { name: "Lean left" }).getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(screen.getByRole("button", { name: /Cheeks/ }));
    expect(act).toHaveBeenCalledWith({ do: "grimace", kind: "long" });
  });

  it("two faces are three seconds apart", async () => {
    const { props, act } = handed(own(), { still: false, time: { now: 2_200, at: () => 1_000 } });
    render(Trial, props);
    await fireEvent.click(screen.getByRole("button", { name: /Tongue in 2 s/ }));
    expect(act).not.toHaveBeenCalled();
  });

  it("a still hand answers the grimace that waits", async () => {
    const sides = [side(CANDIDATE, { plays: "still", misses: 1 }), side(OTHER)];
    const view = viewOf(CANDIDATE, { sides, free: ["calm", "grimace"], grimaces: [{ ...GRIMACE, open: true }] });
    expect(unanswered(view, CANDIDATE)).toBe(0);
    const { props, act } = handed(view);
    render(Trial, props);
    expect(screen.getByText("look away")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Look away/ }));
    expect(act).toHaveBeenCalledWith({ do: "calm", grimace: 0, answer: "look_away" });
  });

  it("those who watch have no controls", () => {
    render(Trial, handed(viewOf(3), { still: false }).props);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
