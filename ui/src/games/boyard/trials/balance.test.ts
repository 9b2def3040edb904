import { expect, it } from "vitest";
import vectors from "../../../../../tests/games/boyard/trials/balance.json";
import numbers from "./balance.numbers.json";
import {
  beamStep,
  calmZone,
  cupStep,
  isCaught,
  landing,
  noseStep,
  nudged,
  OUTCOMES,
  placeOf,
  shove,
  towardsZero,
  tremble,
  UNIT,
  type Arc,
  type Beam,
  type Cup,
  type GrimaceKind,
  type Noses,
  type Outcome,
  type Point,
  type Stage,
  type Way,
} from "./balance";

const { traces, group, steps, modulus } = vectors.shape;
const TAKEN = OUTCOMES.indexOf("taken");

/** Draws as `Lot` in tests/games/boyard/trials/vectors.py does. */
class Lot {
  constructor(private seed: number) {}

  below(n: number): number {
    this.seed = (this.seed * 171 + 11_213) % 53_125;
    return this.seed % n;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function* beam(lot: Lot): Generator<number> {
  const noise = lot.below(256);
  const steady = lot.below(2) === 1;
  const grimaces = times(4, () => ({
    kind: lot.pick<GrimaceKind>(["short", "long", "back"]),
    side: lot.below(2) ? 1 : -1,
    step: lot.below(steps),
  }));
  let at: Beam = { x: 0, v: 0 };
  for (let step = 0; step < steps; step++) {
    const against = at.x + 14 * at.v > 0 ? -1 : 1;
    const lean = steady ? against : lot.below(3) - 1;
    at = beamStep(at, lean, shove(grimaces, step) + tremble(noise, step));
    yield* [at.x, at.v, Number(Math.abs(at.x) > calmZone(step, steps))];
  }
}

function* nose(lot: Lot): Generator<number> {
  let box: Point = [600 * UNIT + lot.below(50_000), 300 * UNIT];
  const stage = lot.pick<Stage>(["meet", "follow", "take"]);
  let noses: Noses = { nose: box, pointer: box, box, stage, followed: 90, away: true };
  const nudges = times(3, () => ({ way: lot.pick<Way>(["up", "down", "left", "right"]), step: lot.below(steps) }));
  const wild = 10 + 30 * lot.below(6);
  let outcome: Outcome = "nothing";
  for (let step = 0; step < steps; step++) {
    box = [box[0] + lot.below(16_001) - 8_000, box[1] + lot.below(10_001) - 5_000];
    const at = nudged(box, nudges, step);
    const aside = lot.below(wild) - Math.floor(wild / 2);
    const pointed: Point = [Math.floor(at[0] / UNIT) + aside, Math.floor(at[1] / UNIT) + Math.floor(lot.below(wild) / 2)];
    if (OUTCOMES.indexOf(outcome) < TAKEN) [noses, outcome] = noseStep(noses, pointed, at, lot.below(30) === 0);
    yield* [...noses.nose, ...noses.pointer, noses.followed, Number(noses.away), OUTCOMES.indexOf(outcome)];
  }
}

function* cup(lot: Lot): Generator<number> {
  const arc = lot.pick<Arc>(["low", "high"]);
  const spot = landing(lot.below(1_001), lot.below(241) - 120);
  let at: Cup = { x: 500, slide: 0 };
  for (let step = 0; step < numbers.FLIGHT[arc]; step++) {
    at = cupStep(at, lot.below(121) - 60, step, arc);
    yield* [at.x, at.slide];
  }
  yield Number(isCaught(at.x, spot, 300));
}

const KINDS = { beam, nose, cup };

function sums(trace: (lot: Lot) => Iterable<number>): number[] {
  return Array.from({ length: traces / group }, (_, which) => {
    let total = 0;
    for (let seed = which * group; seed < (which + 1) * group; seed++) {
      for (const value of trace(new Lot(seed))) total = (((31 * total + value) % modulus) + modulus) % modulus;
    }
    return total;
  });
}

it.each(["beam", "nose", "cup"] as const)("the first steps of a trace are those of the rules: %s", (kind) => {
  expect([...KINDS[kind](new Lot(0))].slice(0, 21)).toEqual(vectors.first[kind]);
});

it.each(["beam", "nose", "cup"] as const)("a thousand traces end as the rules say: %s", (kind) => {
  expect(sums(KINDS[kind])).toEqual(vectors.sums[kind]);
});

it("division pulls to no side", () => {
  expect([towardsZero(7, 2), towardsZero(-7, 2), towardsZero(-1, 2)]).toEqual([3, -3, 0]);
});

it("eleven places reach from edge to edge", () => {
  expect([placeOf(0), placeOf(5), placeOf(10)]).toEqual([0, 500, 1000]);
});
