import { describe, expect, it } from "vitest";
import type { Safe } from "../../../types/passwords";
import { DRAWN, ringOf } from "../testing/views";
import { closedBy, including, movedStart, othersFor, placesOf, reachOf, sameSafes, WAYS, wayOf, without, type Walk, type Way } from "./reach";

/** The rule once more, read backwards: a set of safes is right if some order of walking spells it. */
function isSpelt(word: string, ring: readonly Safe[], places: readonly number[], way: Way): boolean {
  return places.some((start) => {
    if (ring[start]?.letter !== word[0]) return false;
    const met = [...places].sort((a, b) => far(a, start) - far(b, start));
    let at = -1;
    return met.every((place) => (at = word.indexOf(ring[place]!.letter, at + 1)) >= 0);
  });
  function far(place: number, start: number): number {
    return (((place - start) * way) % ring.length + ring.length) % ring.length;
  }
}

/** Every set of safes that a word fills one way, of all sets that there are. */
function bruteForce(word: string, ring: readonly Safe[], gems: number, way: Way): string[] {
  const sets = Array.from({ length: 2 ** ring.length }, (_, bits) => ring.map((_, i) => i).filter((i) => bits & (2 ** i)));
  return sets
    .filter((set) => set.length > 0 && set.length <= gems && isSpelt(word, ring, set, way))
    .map(String)
    .sort();
}

const setsOf = (walks: readonly Walk[]) => [...new Set(walks.map((walk) => String(placesOf(walk).sort((a, b) => a - b))))].sort();

/** The same letters each time, of an alphabet so small that much can be reached. */
function* lots(): Generator<[string, Safe[], number]> {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const some = (length: number) => Array.from({ length }, () => "AEIRSTN"[next(7)]).join("");
  for (let i = 0; i < 150; i++) {
    const ring = ringOf([...some(1 + next(7))].map((letter) => `${letter}${2 + next(3)}`).join(" "));
    yield [some(2 + next(9)), ring, 1 + next(8)];
  }
}

describe("what a word reaches", () => {
  it("is what trying every set of safes finds", () => {
    for (const [word, ring, gems] of lots()) {
      for (const way of WAYS) {
        const { walks, best } = reachOf(word, ring, gems, way);
        const all = bruteForce(word, ring, gems, way);
        expect([word, setsOf(walks)]).toEqual([word, all]);
        const most = Math.max(0, ...all.map((set) => set.split(",").length));
        expect(setsOf(best)).toEqual(all.filter((set) => set && set.split(",").length === most));
      }
    }
  });

  it("is spelt by letters that follow each other", () => {
    for (const [word, ring, gems] of lots()) {
      for (const walk of reachOf(word, ring, gems, 1).walks) {
        expect(walk.map(({ letter }) => word[letter])).toEqual(walk.map(({ place }) => ring[place]?.letter));
        expect(walk.every(({ letter }, i) => i === 0 || letter > walk[i - 1]!.letter)).toBe(true);
      }
    }
  });

  it("is what the rulebook shows", () => {
    const ring = ringOf("S4 E4 I3 R4 F3 I4 G2");
    const longest = (word: string, way: Way) => reachOf(word, ring, 9, way).best.map(placesOf);
    expect(longest("GROUPIES", -1)).toContainEqual([6, 3, 2, 1, 0]);
    expect(longest("SPECIFIQUE", 1)).toContainEqual([0, 1, 2, 4, 5]);
    expect(longest("FIDELISER", 1)).toContainEqual([4, 5, 1, 2, 3]);
  });
});

describe("the drawing's DIAMANT", () => {
  const ring = ringOf(DRAWN);
  const reach = reachOf("DIAMANT", ring, 9, 1);
  const [walk = []] = reach.best;

  it("places five gems in two ways clockwise, four anticlockwise", () => {
    expect(reach.best.map(placesOf)).toEqual([[6, 1, 2, 3, 4], [6, 1, 2, 3, 5]]);
    expect(closedBy(walk, ring)).toEqual([3]);
    expect(reachOf("DIAMANT", ring, 9, -1).best[0]).toHaveLength(4);
  });

  it("takes another safe instead of the one that can't stay", () => {
    expect([...othersFor(reach, walk)]).toEqual([5]);
    expect(placesOf(including(reach, walk, 5) ?? [])).toEqual([6, 1, 2, 3, 5]);
  });

  it("loses a gem, but never its first", () => {
    expect(placesOf(without(reach, walk, 2) ?? [])).toEqual([6, 1, 3, 4]);
    expect(without(reach, walk, 6)).toBeNull();
    expect(movedStart(reach, walk)).toBeNull();
  });

  it("places no more gems than there are", () => {
    expect(reachOf("DIAMANT", ring, 3, 1).best[0]).toHaveLength(3);
    expect(reachOf("DIAMANT", ring, 0, 1).walks).toEqual([]);
  });
});

describe("two safes with the first letter", () => {
  const ring = ringOf("A4 B2 A4 C3 D3 E4 F3");
  const reach = reachOf("ABC", ring, 9, 1);

  it("may both be the first", () => {
    const [walk = []] = reach.best;
    expect(placesOf(walk)).toEqual([0, 1, 3]);
    expect(placesOf(movedStart(reach, walk) ?? [])).toEqual([2, 3]);
  });

  it("closes most safes first", () => {
    const near = reachOf("AB", ringOf("A4 B4 A4 B4 C2:01 D3 B2:1"), 9, 1);
    expect(near.best.map(placesOf)[0]).toEqual([0, 6]);
  });
});

describe("a walk", () => {
  it("goes the way in which its safes follow each other", () => {
    const steps = (...places: number[]) => places.map((place, letter) => ({ place, letter }));
    expect(wayOf(steps(6, 1, 2, 3), 7)).toBe(1);
    expect(wayOf(steps(6, 3, 2, 1, 0), 7)).toBe(-1);
    expect(wayOf(steps(0, 2), 7)).toBe(1);
    expect(wayOf(steps(0, 5), 7)).toBe(-1);
  });

  it("is known by its safes", () => {
    expect(sameSafes([1, 2], [2, 1])).toBe(true);
    expect(sameSafes([1, 2], [2])).toBe(false);
  });
});
