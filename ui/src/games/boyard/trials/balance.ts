/**
 * The arithmetic of the trials of balance, in whole numbers: a page moves its picture by it and sends what the hand
 * did, and the rules play the same steps again.
 *
 * The rules' half is `trousseau/games/boyard/trials`: `barbichette/beam.py`, `nez/noses.py`, `catapulte/flight.py`.
 * Its numbers come from there, and `tests/games/boyard/trials/balance.json` binds both.
 */
import numbers from "./balance.numbers.json";

export type GrimaceKind = keyof typeof numbers.SHOVES;
export type Arc = keyof typeof numbers.FLIGHT;
export type Way = "up" | "down" | "left" | "right";
export type Stage = "meet" | "follow" | "take";
export type Point = readonly [number, number];

/** Of a circle in 256 parts, in thousandths. */
const wave = (part: number): number => numbers.WAVE[part % 256] ?? 0;

/** Plain rounding down would pull everything to one side. Adding 0 makes 0 of JavaScript's -0. */
export const towardsZero = (number: number, divisor: number): number => Math.trunc(number / divisor) + 0;

/** What no hand can answer yet, in steps. */
const SWIFT_STEPS = Math.ceil(numbers.SWIFT_HAND / numbers.STEP);

// La barbichette.

export interface Beam {
  /** Where the marker is, in thousandths; 0 is the middle. */
  readonly x: number;
  readonly v: number;
}

export interface Shove {
  readonly kind: GrimaceKind;
  readonly side: number;
  /** From which step on. */
  readonly step: number;
}

/** A step later. */
export function beamStep({ x, v }: Beam, lean: number, push: number): Beam {
  const pulled = v + towardsZero(numbers.BEAM_TIPS * x, 1000) + numbers.LEAN * lean + push;
  const kept = towardsZero(numbers.BEAM_KEEPS * pulled, 100);
  return { x: x + kept, v: kept };
}

/** What the beam does of its own, by a place in the waves that the table drew. */
export function tremble(noise: number, step: number): number {
  const [slow = 0, quick = 0] = numbers.TREMBLES;
  return towardsZero(numbers.TREMBLE * (wave(noise + slow * step) + wave(3 * noise + quick * step)), 2000);
}

/** What the grimaces that meet a side do to its beam in a step. */
export function shove(grimaces: readonly Shove[], step: number): number {
  const pushes = grimaces.map(({ kind, side, step: from }) => side * (numbers.SHOVES[kind][step - from] ?? 0));
  return pushes.reduce((sum, push) => sum + push, 0);
}

/** How far from the middle the marker may be, in a step of all those of the sand. */
export function calmZone(step: number, steps: number): number {
  const [wide = 0, narrow = 0] = numbers.CALM;
  return wide - Math.floor(((wide - narrow) * step) / steps);
}

// Nez à nez.

export const UNIT = 1000;

export interface Noses {
  /** In thousandths of a unit, as the pointer and the box. */
  readonly nose: Point;
  readonly pointer: Point;
  readonly box: Point;
  readonly stage: Stage;
  readonly followed: number;
  readonly away: boolean;
}

export interface NudgeOn {
  readonly way: Way;
  readonly step: number;
}

/** What came of a step, in the order of the rules' numbers for it. */
export const OUTCOMES = ["nothing", "touched", "bounced", "slid_over", "taken", "hit", "lost", "moving"] as const;
export type Outcome = (typeof OUTCOMES)[number];

const WAYS: Record<Way, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Where the box is with the nudges that are at work in a step. */
export function nudged([x, y]: Point, nudges: readonly NudgeOn[], step: number): Point {
  let at: Point = [x, y];
  for (const nudge of nudges) {
    const far = UNIT * (numbers.NUDGE[step - nudge.step] ?? 0);
    at = [at[0] + WAYS[nudge.way][0] * far, at[1] + WAYS[nudge.way][1] * far];
  }
  return at;
}

/** A step later; `pointed` is in units, `reach` widens all distances, in hundredths. */
export function noseStep(noses: Noses, pointed: Point, box: Point, tap: boolean, reach = 100): [Noses, Outcome] {
  const pointer: Point = [jump(noses.pointer[0], pointed[0]), jump(noses.pointer[1], pointed[1])];
  const nose: Point = [halfWay(noses.nose[0], pointer[0]), halfWay(noses.nose[1], pointer[1])];
  const between = minus(nose, box);
  const speed = square(minus(between, minus(noses.nose, noses.box)));
  const swing = square(minus(box, noses.box));
  const far = square(between);
  const after: Noses = { ...noses, nose, pointer, box };
  if (noses.stage === "meet") return meet(after, far, speed, reach);
  if (far > limit(numbers.APART, reach)) return [after, "lost"];
  if (noses.stage === "follow") return follow(after, far, reach);
  if (!tap) return [after, "nothing"];
  return [after, swing < limit(numbers.QUIET, reach) ? "taken" : "moving"];
}

function meet(after: Noses, far: number, speed: number, reach: number): [Noses, Outcome] {
  if (far > limit(numbers.TOUCH, reach)) return [{ ...after, away: true }, "nothing"];
  if (!after.away) return [after, "nothing"];
  if (speed < limit(numbers.GENTLE, reach)) return [{ ...after, stage: "follow" }, "touched"];
  return speed <= limit(numbers.BOUNCE, reach) ? [{ ...after, away: false }, "bounced"] : [after, "hit"];
}

function follow(after: Noses, far: number, reach: number): [Noses, Outcome] {
  if (far > limit(numbers.NEAR, reach)) return [after, "nothing"];
  const followed = after.followed + 1;
  if (followed < numbers.SLIDE_OVER) return [{ ...after, followed }, "nothing"];
  return [{ ...after, followed, stage: "take" }, "slid_over"];
}

/** Pointers that jump are cut short, on either axis. */
function jump(pointer: number, pointed: number): number {
  const most = numbers.POINTER_JUMP * UNIT;
  return pointer + Math.max(-most, Math.min(most, pointed * UNIT - pointer));
}

const halfWay = (nose: number, pointer: number): number => nose + towardsZero(pointer - nose, 2);
const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
const square = ([x, y]: Point): number => x * x + y * y;
const limit = (units: number, reach: number): number => square([Math.floor((units * UNIT * reach) / 100), 0]);

// La catapulte.

export interface Cup {
  readonly x: number;
  /** How it moved in the last step. */
  readonly slide: number;
}

/** From which step of the flight on the gust is felt. */
export const gustStep = (arc: Arc): number => Math.floor((numbers.FLIGHT[arc] * numbers.GUST_AFTER) / 100);

/** Whether a hand can't yet answer the launch or the gust: it goes on as it did. */
export function isCutOff(step: number, arc: Arc): boolean {
  const since = step - gustStep(arc);
  return step < SWIFT_STEPS || (since >= 0 && since < SWIFT_STEPS);
}

/** A step later. */
export function cupStep(cup: Cup, slide: number, step: number, arc: Arc): Cup {
  const meant = isCutOff(step, arc) ? cup.slide : slide;
  const moved = Math.max(-numbers.CUP_SPEED, Math.min(numbers.CUP_SPEED, meant));
  return { x: Math.max(0, Math.min(numbers.SPOTS, cup.x + moved)), slide: moved };
}

/** Where one of the eleven places is. */
export const placeOf = (place: number): number => Math.floor((place * numbers.SPOTS) / (numbers.CUP_PLACES - 1));

export const landing = (spot: number, gust: number): number => Math.max(0, Math.min(numbers.SPOTS, spot + gust));

export const isCaught = (cup: number, spot: number, width: number): boolean => 2 * Math.abs(cup - spot) <= width;
