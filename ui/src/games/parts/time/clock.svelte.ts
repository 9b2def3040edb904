/** The time of this device, for as long as somebody waits for it to pass. */
const EACH = 200;

/** Until when somebody may think, in epoch milliseconds of this device. */
interface Limit {
  from: number;
  until: number;
}

export class Clock {
  now = $state(Date.now());
  /** What is left to think; null without a limit. */
  readonly time: TimeLeft | null = $derived.by(() => {
    const limit = this.limit();
    return limit ? timeLeft(limit, this.now) : null;
  });

  /** Made by a component, it keeps time while there is a limit, or while something is `due`. */
  constructor(
    private readonly limit: () => Limit | undefined,
    due: () => number | null = () => null,
  ) {
    $effect(() => (limit() || due() !== null ? this.#run() : undefined));
  }

  #run(): () => void {
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

function timeLeft({ from, until }: Limit, now: number): TimeLeft {
  const left = until - now;
  return { left, share: left / Math.max(1, until - from), late: left < LATE };
}
