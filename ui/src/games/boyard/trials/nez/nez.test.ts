import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { BoyardFact, Noses } from "../../../../types/boyard";
import type { PartProps, TrialOf } from "../part";
import { idle } from "../../testing/views";
import { CANDIDATE, course, handed, OPPONENTS } from "../testing/part";
import { Reaching } from "./reaching.svelte";
import { needle, onPad, pointedAt, spotOf, squareOf, turned } from "./room";
import Trial from "./Trial.svelte";

type View = TrialOf<"nez">;

const HOLDER = OPPONENTS[0] ?? 0;
const BOX: [number, number] = [650_000, 300_000];
const FROM: [number, number] = [150_000, 300_000];
/** The box stays where it is. */
const CALM = Array.from({ length: 100 }, () => BOX);

function noses(over: Partial<Noses> = {}): Noses {
  return { nose: FROM, pointer: FROM, box: BOX, steps: 0, stage: "meet", followed: 0, away: true, ...over };
}

function viewOf(seat: number | null, over: Partial<View> = {}): View {
  return {
    ...idle(seat),
    trial: "nez",
    course: course("nose", { until: 46_000 }),
    votes: [],
    holder: HOLDER,
    plays: "nose",
    stage: "meet",
    began: 1_000,
    beats: 2,
    stage_beats: 0,
    phases: [],
    sway: CALM,
    nudges: [],
    nudged: 1_000,
    noses: noses(),
    squares: null,
    ...over,
  };
}

/** A page whose clock goes by hand. */
class Page {
  now = 1_000;
  readonly act = vi.fn<NonNullable<PartProps["act"]>>(() => Promise.resolve(true));
  readonly handed: PartProps<"nez">;
  readonly reaching: Reaching;

  constructor(view: View, over: Partial<PartProps<"nez">> = {}) {
    this.handed = handed(view, { still: false, act: this.act, time: { now: 0, at: () => this.now }, ...over }).props;
    this.reaching = new Reaching(() => this.handed);
    this.reaching.look();
  }

  hear(view: View, facts: BoyardFact[] = []): void {
    Object.assign(this.handed, { view, facts });
    this.reaching.look();
  }

  async pass(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.now += 50;
      this.reaching.frame(50);
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

const own = (over: Partial<View> = {}): View => viewOf(CANDIDATE, { free: ["reach"], ...over });
/** On the box, which is about to slide over. */
const TOUCHING = { nose: BOX, pointer: BOX, followed: 119, stage: "follow" } as const;

describe("one's own nose", () => {
  it("begins on the right, and goes half of the way to where the hand wants it", async () => {
    const page = new Page(own());
    expect(page.reaching.target).toEqual({ x: 850, y: 500 });
    page.reaching.target = { x: 750, y: 500 };
    await page.pass(2);
    expect(page.reaching.nose.x).toBeCloseTo(800);
  });

  it("that comes too fast makes the box fall, and that is sent at once", async () => {
    const page = new Page(own());
    page.reaching.target = onPad(spotOf([800_000, 300_000]));
    await page.pass(12);
    expect(page.reaching.moment).toBe("fallen");
    expect(page.act).toHaveBeenCalledTimes(1);
  });

  it("waits where nobody knows yet how the holder sways", async () => {
    const page = new Page(own({ sway: CALM.slice(0, 5) }));
    await page.pass(30);
    expect(page.act).not.toHaveBeenCalled();
    page.hear(own());
    await page.pass(1);
    expect(page.act).toHaveBeenCalledTimes(1);
  });

  it("takes a box that has slid over by a tap, not before", async () => {
    const page = new Page(own({ stage: "follow", noses: noses(TOUCHING) }));
    page.reaching.take();
    await page.pass(2);
    expect([page.reaching.stage, page.reaching.end]).toEqual(["take", null]);
    page.reaching.take();
    await page.pass(1);
    expect(page.reaching.moment).toBe("mine");
    expect(page.act).toHaveBeenCalledWith({ do: "reach", step: 0, points: [[650, 300], [650, 300], [650, 300]], take: 2 });
  });

  it("sees a nudge come as a twitch, turned as the room is", async () => {
    const page = new Page(own({ nudges: [{ way: "left", step: 12 }] }));
    await page.pass(3);
    expect(page.reaching.twitch).toBeNull();
    await page.pass(3);
    expect(page.reaching.twitch).toBe("right");
    await page.pass(7);
    expect(page.reaching.twitch).toBeNull();
  });
});

describe("others", () => {
  it("see the nose where the trace says it was, a little later", async () => {
    const page = new Page(viewOf(null), { act: null });
    await page.pass(22);
    const path = Array.from({ length: 20 }, (_, i): [number, number] => [150_000 + 10_000 * (i + 1), 300_000]);
    page.hear(viewOf(null, { noses: noses({ nose: [350_000, 300_000], steps: 20 }), sway: CALM.slice(20) }), [{ fact: "reached", step: 0, noses: path }]);
    await page.pass(13);
    expect(page.reaching.nose.x).toBeCloseTo(750);
  });

  it("see the table's nose come nearer, and the box slide over", async () => {
    const page = new Page(viewOf(null, { plays: "table", noses: null, sway: CALM.slice(0, 20) }), { act: null });
    await page.pass(5);
    const far = page.reaching.nose.x - page.reaching.box.x;
    page.hear(viewOf(null, { plays: "table", noses: null, stage: "follow", stage_beats: 7, beats: 9, sway: CALM.slice(0, 20) }));
    await page.pass(80);
    expect(far).toBeGreaterThan(300);
    expect([page.reaching.nose.x - page.reaching.box.x, page.reaching.slid]).toEqual([0, 0.5]);
  });
});

describe("who may do what", () => {
  it("the others name who holds the box", async () => {
    const moves = OPPONENTS.map((holder) => ({ do: "name_holder" as const, holder }));
    const { props, act } = handed(viewOf(HOLDER, { holder: null, noses: null, moves, course: course("naming") }));
    render(Trial, props);
    await fireEvent.click(screen.getAllByRole("button")[1] as HTMLElement);
    expect(act).toHaveBeenCalledWith(moves[1]);
  });

  it("the holder wiggles, as it is seen, and not too often", async () => {
    const moves = (["up", "down", "left", "right"] as const).map((way) => ({ do: "nudge" as const, way }));
    const { props, act } = handed(viewOf(HOLDER, { moves, ready: [3_000, 3_000, 3_000, 3_000] }), { time: { now: 2_000, at: () => 2_000 } });
    const { rerender } = render(Trial, props);
    await fireEvent.click(screen.getByRole("button", { name: "Left" }));
    expect(act).not.toHaveBeenCalled();
    await rerender({ time: { now: 3_000, at: () => 3_000 } });
    await fireEvent.click(screen.getByRole("button", { name: "Left" }));
    expect(act).toHaveBeenCalledWith({ do: "nudge", way: "right" });
  });

  it("the candidate leads the nose by finger or keys", () => {
    render(Trial, handed(own(), { still: false }).props);
    expect(screen.getByRole("application", { name: "Lead the nose" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Hop!/ }).getAttribute("aria-disabled")).toBe("true");
  });

  it("who leads a nose in motion sees no squares at the end either", () => {
    const { props } = handed(viewOf(CANDIDATE, { course: course("verdict", { won: false }) }), { still: true });
    expect(render(Trial, props).container.querySelector(".grid")).toBeNull();
    expect(render(Trial, { ...props, act: null }).container.querySelector(".grid")).not.toBeNull();
  });

  it("a still candidate answers the arrow that is shown", async () => {
    const moves = (["up", "down", "left", "right"] as const).map((way) => ({ do: "follow_box" as const, number: 0, way }));
    const squares = { nose: [7, 3], box: [7, 3], moved: 0, stepped: 0, called: ["left"], asked: 0 } satisfies View["squares"];
    const { props, act } = handed(viewOf(CANDIDATE, { plays: "still", noses: null, stage: "follow", moves, squares, ready: [0, 0, 0, 0] }));
    render(Trial, props);
    expect(screen.getByRole("status").textContent).toBe("Follow the arrow, quick: right!");
    await fireEvent.click(screen.getByRole("button", { name: "Right" }));
    expect(act).toHaveBeenCalledWith({ do: "follow_box", number: 0, way: "left" });
  });

  it("a still candidate is told where the box is", () => {
    const squares = { nose: [1, 3], box: [4, 2], moved: 0, stepped: 0, called: [], asked: 0 } satisfies View["squares"];
    render(Trial, handed(viewOf(CANDIDATE, { plays: "still", noses: null, squares })).props);
    expect(screen.getByRole("status").textContent).toBe("Go to the box: 3 left and 1 up.");
  });

  it("those who watch have no controls", () => {
    render(Trial, handed(viewOf(null), { act: null, still: false }).props);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("application")).toBeNull();
  });
});

it("what goes across is turned, there and back", () => {
  expect(spotOf(FROM)).toEqual({ x: 850, y: 300 });
  expect(pointedAt(onPad(spotOf(FROM)))).toEqual([150, 300]);
  expect([turned("left"), turned("up")]).toEqual(["right", "up"]);
  expect(squareOf(BOX)).toEqual({ column: 3, row: 3 });
});

it("the needle leaves the calm where the rules would", () => {
  const near = noses({ stage: "follow", nose: [BOX[0] - 45_000, BOX[1]] });
  expect(needle(near, near, 100)).toBeCloseTo(0.53);
  expect(needle(near, near, 150)).toBeCloseTo(0.35, 1);
});
