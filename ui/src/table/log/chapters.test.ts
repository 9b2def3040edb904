import { describe, expect, it } from "vitest";
import type { Moment } from "../../types/protocol";
import { added, chapters, gistOf, worthy } from "./chapters";

function passed(seq: number, seat: number | null, waiting?: number[]): Moment {
  const view = { seat: 0, seats: 3, waiting: waiting ?? [], due: null, result: null, moves: [], free: [], off: [] };
  return { seq, at: 10 * seq, seat, facts: [{ fact: "did" }], ...(waiting && { view }) };
}

function grouped(story: Moment[]): [number | null, number[]][] {
  return chapters(story).map(({ seat, lines }) => [seat, lines.map(({ moment }) => moment.seq)]);
}

describe("the log", () => {
  it("groups by whoever acted", () => {
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

  it("tells when a turn began, gives each line a key of its own, and knows which are secret", () => {
    const both = { ...passed(2, 1), facts: [{ fact: "did" }, { fact: "saw" }], only: { 1: [0] } };
    const [first] = chapters([both]);
    expect(first?.at).toBe(20);
    expect(first?.lines.map(({ key, secret }) => [key, secret])).toEqual([["2.0", false], ["2.1", true]]);
  });

  it("has no chapter in which nothing happened", () => {
    expect(chapters([{ seq: 1, at: 0, seat: null, facts: [] }])).toEqual([]);
  });

  it("has one line for a turn: its gist, or whatever there is", () => {
    const turn = { ...passed(1, 0), facts: [{ fact: "did" }, { fact: "said" }, { fact: "ended" }] };
    const [chapter] = chapters([turn]);
    const game = { gist: ({ fact }: { fact: string }) => fact === "did", hush: ({ fact }: { fact: string }) => fact === "ended" };
    const told = (page: object) => gistOf(chapter!, page).map(({ fact }) => fact.fact);
    expect(told(game)).toEqual(["did"]);
    expect(told({ hush: game.hush })).toEqual(["did", "said"]);
    expect(told({ ...game, gist: () => false })).toEqual(["did"]);
    expect(worthy(chapter!.lines, game.hush).map(({ fact }) => fact.fact)).toEqual(["did", "said"]);
  });

  it("adds only what is new", () => {
    expect(added([{ seq: 1 }, { seq: 3 }], [{ seq: 3 }, { seq: 4 }])).toEqual([{ seq: 1 }, { seq: 3 }, { seq: 4 }]);
  });
});
