import { describe, expect, it } from "vitest";
import { berthsFor } from "../seats/moorings";
import { fortIn } from "./geometry";
import { STEP } from "./times";
import type { Pawn } from "./types";
import { footsteps, hidden, stands, stepsOf, walkTime } from "./walking";

const room = { width: 390, height: 445 };
const fort = fortIn(room, berthsFor(room, 4));
const pawn = (seat: number, space: number): Pawn => ({ seat, space, avatar: "", colour: seat, label: "", mine: false });

describe("a walk", () => {
  it("goes on over the start", () => {
    expect(stepsOf({ from: 28, to: 2 })).toBe(4);
    expect(walkTime({ from: 28, to: 2 })).toBe(4 * STEP);
  });

  it("touches every space on its way, and ends where the pawn stands", () => {
    const stand = { x: 12, y: 34, height: 40 };
    const frames = footsteps(fort, { seat: 0, from: 28, to: 1 }, stand);
    const touched = frames.filter((_, i) => i % 2 === 0).map(({ translate }) => translate);
    const at = (space: number) => `${fort.at(space).x}px ${fort.at(space).y}px`;
    expect(touched).toEqual([at(28), at(29), at(0), "12px 34px"]);
  });

  it("lands only at its end", () => {
    const frames = footsteps(fort, { seat: 0, from: 0, to: 3 }, { x: 0, y: 0, height: 1 });
    const landing = frames.map(({ easing }) => easing?.startsWith("cubic")).lastIndexOf(true);
    expect(landing).toBe(frames.length - 2);
    expect(frames.filter(({ easing }) => easing?.startsWith("cubic"))).toHaveLength(1);
  });
});

it("pawns of one space share it, and others stand alone", () => {
  const places = stands(fort, [pawn(0, 4), pawn(1, 9), pawn(2, 4)]);
  expect(places.get(1)!.height).toBeGreaterThan(places.get(0)!.height);
  expect(places.get(0)).not.toEqual(places.get(2));
});

it("three pawns hide the parapets beside theirs, two only their own", () => {
  expect([...hidden([pawn(0, 4), pawn(1, 4)])]).toEqual([4]);
  expect([...hidden([pawn(0, 0), pawn(1, 0), pawn(2, 0)])].sort((one, other) => one - other)).toEqual([0, 1, 29]);
});
