/** The time of this device, for as long as somebody looks at it. */
const EACH = 200;

export class Clock {
  now = $state(Date.now());

  /** Keep time; returns how to stop. */
  run(): () => void {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), EACH);
    return () => clearInterval(timer);
  }
}

/** "0:42" */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is left of a time, and its share of the whole; late in the last ten seconds. */
export interface TimeLeft {
  left: number;
  share: number;
  late: boolean;
}

const LATE = 10_000;

export function timeLeft({ from, until }: { from: number; until: number }, now: number): TimeLeft {
  const left = until - now;
  return { left, share: left / Math.max(1, until - from), late: left < LATE };
}
