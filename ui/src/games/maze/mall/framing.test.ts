import { describe, expect, it } from "vitest";
import { TILES } from "../testing/views";
import { chipsFor, CHIP } from "./edges";
import { boundsOf, framed, held, MARGIN, onStage, roundPawn, whole, zoomed, ZOOM, type Scene } from "./framing";

const PHONE = { width: 390, height: 400 };
const SAND = { x: 8, y: 8, width: 130, height: 64 };
const MAP = { x: 300, y: 8, width: 82, height: 60 };

function scene(changes: Partial<Scene> = {}): Scene {
  return { stage: PHONE, covers: [SAND, MAP], top: 0, foot: 0, tiles: TILES, pawn: { x: -0.5, y: 5.5 }, lit: [{ x: -0.5, y: 6.5 }, { x: -0.5, y: 7.5 }], others: [], ghosts: [], ...changes };
}

describe("the frame", () => {
  it.each([[{ x: -0.5, y: 5.5 }], [{ x: 8.5, y: -2.5 }], [{ x: -6.5, y: -5.5 }], [{ x: 5.5, y: 8.5 }]])("keeps the chosen pawn away from edges and from what lies over the stage", (pawn) => {
    const frame = framed(scene({ pawn, lit: [] }), null, false);
    const { x, y } = onStage(pawn, frame, PHONE);
    expect(Math.min(x, y, PHONE.width - x, PHONE.height - y)).toBeGreaterThanOrEqual(MARGIN);
    for (const box of [SAND, MAP]) expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false);
    expect(frame.zoom).toBeGreaterThanOrEqual(ZOOM.least);
  });

  it("is five squares round the pawn where the mall is looked at elsewhere", () => {
    expect(roundPawn(scene({ stage: { width: 390, height: 210 } }))).toEqual({ x: -0.5, y: 5.5, zoom: 42 });
  });

  it("shows where the pawn may go and the tile to come", () => {
    const now = scene({ pawn: { x: -0.5, y: 5.5 }, ghosts: [{ x: -5, y: 3 }] });
    const frame = framed(now, null, false);
    for (const point of [...now.lit, { x: -4.5, y: 3.5 }, { x: -1.5, y: 6.5 }]) {
      const { x, y } = onStage(point, frame, PHONE);
      expect([x >= 0, y >= 0, x <= PHONE.width, y <= PHONE.height]).toEqual([true, true, true, true]);
    }
  });

  it("stays where it is as long as nothing is lost", () => {
    const first = framed(scene(), null, false);
    expect(framed(scene({ pawn: { x: -0.5, y: 6.5 }, lit: [{ x: -0.5, y: 7.5 }] }), first, false)).toEqual(first);
  });

  it("comes near once a pawn is chosen, though all of the mall was seen and loses nothing", () => {
    const others = [{ x: 8.5, y: -2.5 }, { x: -6.5, y: -5.5 }, { x: 5.5, y: 8.5 }];
    const all = framed(scene({ pawn: null, others }), null, false);
    expect(all.zoom).toBeLessThan(ZOOM.pinched);
    expect(framed(scene({ others }), all, false).zoom).toBeGreaterThanOrEqual(ZOOM.least);
  });

  it("has all of the mall on a desk", () => {
    const desk = { width: 900, height: 620 };
    expect(framed(scene({ stage: desk, covers: [] }), null, true)).toEqual(whole(scene({ stage: desk })));
  });

  it("shows all of it between what lies over the top and the foot, to whoever watches", () => {
    const frame = framed(scene({ pawn: null, lit: [], top: 60, foot: 100 }), null, false);
    const { y, height } = boundsOf(TILES);
    expect(onStage({ x: 0, y }, frame, PHONE).y).toBeGreaterThanOrEqual(60);
    expect(onStage({ x: 0, y: y + height }, frame, PHONE).y).toBeLessThanOrEqual(300);
  });

  it("has the floor stay on a desk when a tile that might have come does not", () => {
    const desk = { width: 900, height: 620 };
    const first = framed(scene({ stage: desk, covers: [], ghosts: [{ x: -5, y: 3 }] }), null, true);
    expect(framed(scene({ stage: desk, covers: [] }), first, true)).toBe(first);
  });

  it("moved by hand keeps what is under the fingers, and never loses the mall", () => {
    const frame = { x: 0, y: 0, zoom: 40 };
    const at = { x: 100, y: 120 };
    const closer = zoomed(frame, 60, at, PHONE);
    const before = { x: (at.x - 195) / 40, y: (at.y - 200) / 40 };
    expect(onStage(before, closer, PHONE).x).toBeCloseTo(at.x);
    expect(held({ x: 99, y: -99, zoom: 200 }, TILES)).toEqual({ x: 9, y: -8, zoom: ZOOM.spread });
  });
});

describe("chips at the edge", () => {
  const stage = { width: 400, height: 300 };

  it("lie on the line to what they stand for", () => {
    const [chip] = chipsFor([{ x: 900, y: 150 }], { x: 200, y: 150 }, stage, []);
    expect([chip?.x, chip?.y, chip?.bearing]).toEqual([370, 150, 0]);
  });

  it("cover neither each other nor what matters", () => {
    const lit = { x: 340, y: 120, width: 60, height: 60 };
    const [one, other] = chipsFor([{ x: 900, y: 150 }, { x: 950, y: 150 }], { x: 200, y: 150 }, stage, [lit]);
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(CHIP);
    expect(Math.abs((one?.y ?? 0) - 150)).toBeGreaterThanOrEqual(30 + CHIP / 2);
  });
});
