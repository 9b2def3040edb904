import { describe, expect, it } from "vitest";
import { added, chapters, type Passed } from "./story";

function passed(seq: number, seat: number | null, waiting?: number[]): Passed {
  const fact = seat === null ? { fact: "saw" } : { fact: "did", seat };
  const view = { seat: 0, seats: 3, waiting: waiting ?? [], due: null, result: null, moves: [], off: [] };
  return { seq, at: 10 * seq, facts: [fact], ...(waiting && { view }) };
}

function grouped(story: Passed[]): [number | null, number[]][] {
  return chapters(story).map(({ seat, lines }) => [seat, lines.map(({ moment }) => moment.seq)]);
}

describe("the log", () => {
  it("groups by whoever acted, where the views of then are unknown", () => {
    const story = [passed(1, 0), passed(2, null), passed(3, 0), passed(4, 1)];
    expect(grouped(story)).toEqual([
      [0, [1, 2, 3]],
      [1, [4]],
    ]);
  });

  it("keeps what others say within the turn that it was said in", () => {
    const story = [passed(1, 0, [0]), passed(2, 2, [0]), passed(3, 0, [1]), passed(4, 1, [1])];
    expect(grouped(story)).toEqual([
      [0, [1, 2, 3]],
      [1, [4]],
    ]);
  });

  it("tells when a turn began, and gives each line a key of its own", () => {
    const both = { ...passed(2, 1), facts: [{ fact: "did", seat: 1 }, { fact: "saw" }] };
    const [first] = chapters([both]);
    expect(first?.at).toBe(20);
    expect(first?.lines.map(({ key }) => key)).toEqual(["2.0", "2.1"]);
  });

  it("has no chapter in which nothing happened", () => {
    expect(chapters([{ seq: 1, at: 0, facts: [] }])).toEqual([]);
  });

  it("adds only what is new", () => {
    expect(added([{ seq: 1 }, { seq: 3 }], [{ seq: 3 }, { seq: 4 }])).toEqual([{ seq: 1 }, { seq: 3 }, { seq: 4 }]);
  });
});
