import { describe, expect, it } from "vitest";
import { spotsIn } from "./spots";

function roomWith(...names: string[]): HTMLElement {
  const room = document.createElement("div");
  names.forEach((name, x) => {
    const spot = document.createElement("b");
    spot.dataset.spot = name;
    spot.getBoundingClientRect = () => new DOMRect(x, 0, name === "gone" ? 0 : 1, 1);
    room.append(spot);
  });
  return room;
}

function found(room: HTMLElement, about: string | null): [meant: number[], others: number[]] {
  const { meant, others } = spotsIn(room, about);
  return [meant.map(({ x }) => x), others.map(({ x }) => x)];
}

describe("spots on a table", () => {
  const room = roomWith("seat.1", "seat.2", "seats", "slot.0", "gone");

  it("are found by their name, by what it begins with, or several at once", () => {
    expect(found(room, "seat.2")).toEqual([[1], [0, 2, 3]]);
    expect(found(room, "seat")).toEqual([[0, 1], [2, 3]]);
    expect(found(room, "seat.1 slot.0")).toEqual([[0, 3], [1, 2]]);
  });

  it("are all others if nothing is spoken of", () => {
    expect(found(room, null)).toEqual([[], [0, 1, 2, 3]]);
  });

  it("keep what is in them clear, unless what is spoken of is in them", () => {
    const nested = roomWith("board", "board.1", "hand");
    const [board, inside] = nested.children;
    if (inside) board?.append(inside);
    expect(found(nested, "hand")).toEqual([[2], [0]]);
    expect(found(nested, "board.1")).toEqual([[1], [2]]);
  });
});
