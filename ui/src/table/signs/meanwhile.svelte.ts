/** I was away for a while: what happened meanwhile, until I have read of it or moved. */
import type { Moment } from "../../types/protocol";
import { keepSeen, seenAt } from "../../wire/places.svelte";
import type { Visit } from "../visit/visit.svelte";

/** Whoever looked elsewhere for less than this has missed nothing. */
export const LONG = 30_000;
/** So long after coming back, what arrives was missed: the line may have to be mended first. */
const CATCHING_UP = 3_000;

export class Meanwhile {
  /** The newest line that I had seen; null if I have missed nothing, or read of it. */
  since = $state<number | null>(null);
  /** What comes after this line I see myself. */
  #until = $state(Infinity);
  /** What others did; nothing once I have moved. */
  readonly missed: readonly Moment[] = $derived.by(() => this.#missed());

  /** Before a page is looked at, its reader is elsewhere. */
  #away = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly visit: Visit) {}

  /** Called once, in an effect: watch me come and go, until it is over. */
  listen(): () => void {
    const looked = () => (document.visibilityState === "hidden" ? this.go() : this.come());
    const gone = () => this.go();
    document.addEventListener("visibilitychange", looked);
    addEventListener("pagehide", gone);
    return () => {
      document.removeEventListener("visibilitychange", looked);
      removeEventListener("pagehide", gone);
      clearTimeout(this.#timer);
      this.go();
    };
  }

  /** I am here again, at this page or at one that was opened anew, or the line is mended. */
  come(): void {
    if (!this.#away || document.visibilityState === "hidden") return;
    this.#away = false;
    const { id, table } = this.visit;
    const seen = seenAt(id);
    if (!seen || seen.game !== table?.games || Date.now() - seen.at < LONG) return;
    this.since = seen.seq;
    this.#until = Infinity;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#caughtUp(), CATCHING_UP);
  }

  read(): void {
    this.since = null;
  }

  /** I look elsewhere, or the line is broken: from here on I miss something. */
  go(): void {
    if (this.#away) return;
    this.#away = true;
    const { id, table, stage, person } = this.visit;
    if (person === null || table?.phase !== "playing" || !stage.shown) return;
    const seq = this.missed.length && this.since !== null ? this.since : stage.shown.seq;
    keepSeen(id, { game: table.games, seq, at: Date.now() });
  }

  #caughtUp(): void {
    this.#until = this.visit.story.at(-1)?.seq ?? 0;
    if (!this.missed.length) this.since = null;
  }

  #missed(): Moment[] {
    const { since } = this;
    const { table, story, seat } = this.visit;
    if (since === null || table?.phase !== "playing") return [];
    const later = story.filter(({ seq }) => seq > since);
    const moved = seat !== null && later.some((moment) => moment.seat === seat && moment.seq > this.#until);
    return moved ? [] : later.filter((moment) => moment.seq <= this.#until && moment.seat !== seat);
  }
}

/** The names that the things carry on the table which these moments were about. */
export function spotsOf(moments: readonly Moment[]): string {
  const names = moments.flatMap(({ seat, facts }) => [
    ...(seat === null ? [] : [`seat.${seat}`]),
    ...facts.flatMap((fact) =>
      Object.entries(fact).flatMap(([field, value]) => (typeof value === "number" ? [`${field}.${value}`] : [])),
    ),
  ]);
  return [...new Set(names)].join(" ");
}
