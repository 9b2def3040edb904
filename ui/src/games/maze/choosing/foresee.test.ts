import { describe, expect, it } from "vitest";
import type { MazeMove } from "../../../types/maze";
import { alarmView, talkView, viewOf } from "../testing/views";
import { foresee } from "./foresee";

const DOWN: MazeMove = { do: "slide", hero: "dwarf", heading: "south", start: 36, squares: 2 };

describe("a move of one's own", () => {
  it("is seen at once, with all that follows from it", () => {
    const after = foresee(viewOf(), DOWN);
    expect(after?.pawns).toEqual([5, 157, 94, 44]);
    expect(after?.reach).toEqual(viewOf({ pawns: [5, 157, 94, 44] }).reach);
    const sorted = (moves: MazeMove[] = []) => moves.map((move) => JSON.stringify(move)).sort();
    expect(sorted(after?.moves)).toEqual(sorted(viewOf({ pawns: [5, 157, 94, 44] }).moves));
  });

  it("is cut short at whatever came in its way", () => {
    expect(foresee(viewOf({ pawns: [44, 157, 94, 36] }), DOWN)?.pawns[3]).toBe(40);
  });

  it("is not foreseen for a pawn that is elsewhere by now, nor onto another", () => {
    expect(foresee(viewOf({ pawns: [5, 157, 94, 40] }), DOWN)).toBeNull();
    expect(foresee(viewOf({ pawns: [33, 157, 94, 36] }), { do: "ride", hero: "dwarf", start: 36 })).toBeNull();
  });

  it("goes down an escalator, through a vortex, and ends the talk", () => {
    expect(foresee(viewOf(), { do: "ride", hero: "dwarf", start: 36 })?.pawns[3]).toBe(33);
    const after = foresee(talkView(), { do: "jump", hero: "elf", start: 94, vortex: 3 });
    expect([after?.pawns[2], after?.talking]).toEqual([3, false]);
  });

  it("may follow one that is not answered yet", () => {
    const first = foresee(viewOf(), { ...DOWN, squares: 1 });
    expect(first && foresee(first, { ...DOWN, start: 40, squares: 1 })?.pawns[3]).toBe(44);
  });

  it("that lays a tile or accuses is for the server to tell", () => {
    expect(foresee(viewOf(), { do: "explore", hero: "dwarf", start: 36 })).toBeNull();
    expect(foresee(alarmView(), { do: "accuse", seats: [1] })).toBeNull();
  });
});
