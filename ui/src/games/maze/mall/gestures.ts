/** Fingers on the mall: taps, swipes that begin on a pawn, and the floor pulled, pinched or tapped twice. */
import type { Action } from "svelte/action";
import type { Point } from "../../parts/geometry";

/** From here on it is no tap any more, in pixels. */
const LOOSE = 8;
/** Two taps within this time and distance are one double tap. */
const TWICE = { time: 300, pixels: 30 };
/** A swipe that is over sooner is a flick, in milliseconds. */
const FLICK = 220;

/** A finger's way over the stage, in pixels; `flick`: too quick to be measured. */
export interface Swipe {
  from: Point;
  by: Point;
  flick: boolean;
}

export interface Gestures {
  /** Whether a swipe from here is a pawn's, and no pull at the floor. */
  takes: (at: Point) => boolean;
  tap: (at: Point) => void;
  /** Not yet let go. */
  swiping: (swipe: Swipe) => void;
  swiped: (swipe: Swipe) => void;
  pan: (by: Point) => void;
  grow: (by: number, at: Point) => void;
  twice: (at: Point) => void;
  letGo: () => void;
}

interface Finger extends Point {
  from: Point;
  since: number;
}

/** What a hand does to the stage; buttons that lie over it are left alone. */
export const gestures: Action<HTMLElement, Gestures> = (node, first) => {
  let told = first;
  let doing: "tap" | "swipe" | "pan" | "pinch" | null = null;
  let last: (Point & { at: number }) | null = null;
  const fingers = new Map<number, Finger>();

  function pointOf(event: MouseEvent): Point {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("[data-over]")) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, { ...at, from: at, since: event.timeStamp });
    node.setPointerCapture?.(event.pointerId);
    doing = fingers.size === 1 ? "tap" : "pinch";
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const at = pointOf(event);
    if (doing === "tap" && distance(at, finger.from) > LOOSE) doing = told.takes(finger.from) ? "swipe" : "pan";
    if (doing === "pan") told.pan(between(finger, at));
    if (doing === "pinch") pinch(event.pointerId, finger, at);
    Object.assign(finger, at);
    if (doing === "swipe") told.swiping(swipeOf(finger, event));
  }

  function pinch(id: number, finger: Finger, at: Point): void {
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const before = distance(finger, other);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    told.pan({ x: (at.x - finger.x) / 2, y: (at.y - finger.y) / 2 });
    if (before > LOOSE) told.grow(distance(at, other) / before, middle);
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    if (doing === "swipe" && event.type === "pointerup") told.swiped(swipeOf(finger, event));
    else if (doing === "tap" && event.type === "pointerup") tapped(finger, event.timeStamp);
    if (fingers.size) return;
    doing = null;
    told.letGo();
  }

  function tapped({ x, y }: Point, at: number): void {
    const again = last !== null && at - last.at < TWICE.time && distance(last, { x, y }) < TWICE.pixels && !told.takes({ x, y });
    last = again ? null : { x, y, at };
    if (again) told.twice({ x, y });
    else told.tap({ x, y });
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    told.grow(Math.exp(-event.deltaY / 400), pointOf(event));
    told.letGo();
  }

  const until = new AbortController();
  const { signal } = until;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("wheel", wheel, { signal, passive: false });
  return { update: (next) => (told = next), destroy: () => until.abort() };
};

function swipeOf(finger: Finger, { timeStamp }: Event): Swipe {
  return { from: finger.from, by: between(finger.from, finger), flick: timeStamp - finger.since < FLICK };
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
