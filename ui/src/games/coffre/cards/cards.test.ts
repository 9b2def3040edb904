import { describe, expect, it } from "vitest";
import { viewOf } from "../testing/views";
import { things } from "./cards";

describe("cards", () => {
  it("show their face to their holder alone", () => {
    const [mine, another] = things(viewOf());
    expect(mine).toMatchObject({ own: true, up: true, secret: true, face: "neutral" });
    expect(another).toMatchObject({ own: false, up: false, secret: false, face: null });
  });

  it("stay the same things wherever they go", () => {
    const { hands, centre } = viewOf();
    const swapped = viewOf({ hands: [centre[0], ...hands.slice(1)], centre: [hands[0]!, centre[1]] });
    expect(things(swapped).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(things(swapped)[0]?.spot).toEqual({ slot: 0 });
    expect(things(swapped)[0]).toMatchObject({ up: false, secret: true, face: "neutral" });
  });

  it("lie open to all once the two of a designation are known", () => {
    const base = viewOf();
    const hands = base.hands.map((card, seat) => (seat === 1 ? { ...card, face: "treasure" as const } : card));
    const [, holder] = things(viewOf({ phase: "name", treasure: 1, designated: 2, hands }));
    expect(holder).toMatchObject({ up: true, secret: false });
  });

  it("are all up for a replay with open cards", () => {
    const base = viewOf();
    const hands = base.hands.map((card) => ({ ...card, face: "neutral" as const }));
    const open = things(viewOf({ seat: null, hands }));
    expect(open.filter(({ up }) => up)).toHaveLength(4);
    expect(open.some(({ secret }) => secret)).toBe(false);
  });

  it("lie across only while locks count", () => {
    const locked = (phase: "act" | "over") => things(viewOf({ phase, locks: [0, 2, 0, 0] }))[1]?.locked;
    expect(locked("act")).toBe(true);
    expect(locked("over")).toBe(false);
  });
});
