import { describe, expect, it } from "vitest";
import { TILES, viewOf } from "../testing/views";
import { Plan, planOf } from "./plan";

const plan = new Plan(TILES);

describe("the plan of a mall", () => {
  it("joins as many squares as the server's, tile to tile", () => {
    expect(plan.squares.flatMap(({ next }) => next).filter((square) => square !== null)).toHaveLength(270);
  });

  it("says how far everybody can go as the server does", () => {
    expect(viewOf({ pawns: [5, 157, 94, 57] }).reach).toEqual([[0, 1, 1, 0], [0, 2, 0, 1], [0, 1, 0, 2], [2, 0, 0, 0]]);
  });

  it("knows open doors from those that face a wall", () => {
    const { doors, blind } = viewOf();
    expect([doors, blind]).toEqual([[36, 59, 98, 114, 123, 139, 157], [75, 155, 173]]);
  });

  it("leads through a door to the tile beyond, and back", () => {
    const through = plan.step(2, 0, "elf");
    expect(through).not.toBeNull();
    expect(plan.step(through ?? 0, 2, "elf")).toBe(2);
  });

  it("has both ends of an escalator", () => {
    expect([plan.squares[36]?.escalator, plan.squares[33]?.escalator]).toEqual([33, 36]);
  });

  it("lets the dwarf alone through an orange wall", () => {
    const narrow = new Plan([[13, 0, 0, 0]]);
    expect([narrow.step(9, 1, "dwarf"), narrow.step(9, 1, "elf")]).toEqual([10, null]);
  });

  it("places the tile beyond a door where no other lies", () => {
    expect(plan.place(36)).toEqual({ x: -5, y: 3 });
  });

  it("is the same for as long as no tile is laid", () => {
    expect(planOf([...TILES])).toBe(planOf(TILES));
  });
});
