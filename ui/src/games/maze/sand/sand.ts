/** How much sand is left, how urgent that is, and which light the mall is in. */
import type { MazeView } from "../../../types/maze";

/** Silence is violet, talk gold, the alarm red. */
export type Mood = "silence" | "talk" | "alarm";
export type Urgency = "calm" | "late" | "last";

export interface Sand {
  /** In milliseconds. */
  left: number;
  /** Of the whole hourglass, 0 to 1. */
  share: number;
  urgency: Urgency;
}

const LATE = 45_000;
const LAST = 15_000;
/** From the last who is ready to the start, a second each. */
const STEPS = 3;
/** In so many seconds before the end, each one is heard. */
const TICKS = 10;

/** Before it is first turned, the hourglass is full. */
export function sandOf({ phase, sand, options }: MazeView, now: number): Sand {
  const whole = options.sand * 1_000;
  const left = phase === "brief" ? whole : Math.min(whole, Math.max(0, sand - now));
  return { left, share: left / whole, urgency: left < LAST ? "last" : left < LATE ? "late" : "calm" };
}

/** How long the tube is: the sand's share; before the start it fills in steps once all are ready. */
export function tubeOf(view: MazeView, now: number): number {
  if (view.phase !== "brief") return sandOf(view, now).share;
  const second = Math.ceil((view.until - now) / 1_000);
  return view.prepared.every(Boolean) ? Math.min(1, Math.max(0, (STEPS + 1 - second) / STEPS)) : 0;
}

/** What one may do goes before what has happened: one may talk during the alarm too. */
export function moodOf({ phase, talking, stolen, options }: MazeView): Mood {
  if (stolen && options.scenario === 1) return "alarm"; // there one may talk all along
  if (phase === "brief" || talking) return "talk";
  return stolen ? "alarm" : "silence";
}

/** The second that is heard now; null where none is. */
export function tickOf({ phase, frozen }: MazeView, left: number): number | null {
  const second = Math.ceil(left / 1_000);
  return phase === "run" && !frozen && second > 0 && second <= TICKS ? second : null;
}
