/**
 * The count at the end as it runs: everybody turns their notes one by one from the smallest, all at
 * once; the last note of whoever leads waits till all others lie open.
 */
import { sumOf } from "../chest/notes";

interface Tower {
  seat: number;
  /** What its notes are worth. */
  notes: readonly number[];
}

/** Milliseconds for each turn, and for how long the last note waits. */
const TURN = 520;
const QUICK = 260;
const WAIT = 1_600;
/** With more notes than these each is turned quicker. */
const MANY = 12;

export class Counting {
  #turns = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #last: number;
  readonly #leader: number;
  readonly #sorted: ReadonlyMap<number, readonly number[]>;
  readonly done: boolean = $derived.by(() => this.#turns > this.#last);

  constructor(
    towers: readonly Tower[],
    private readonly heard: (values: readonly number[]) => void = () => undefined,
  ) {
    this.#sorted = new Map(towers.map(({ seat, notes }) => [seat, [...notes].sort((one, other) => one - other)]));
    this.#last = Math.max(0, ...towers.map(({ notes }) => notes.length));
    const best = Math.max(0, ...towers.map(({ notes }) => sumOf(notes)));
    this.#leader = towers.find(({ notes }) => sumOf(notes) === best)?.seat ?? -1;
  }

  /** The notes of a seat from the smallest on; null are still face down. */
  shown(seat: number): readonly (number | null)[] {
    const open = this.#open(seat, this.#turns);
    return (this.#sorted.get(seat) ?? []).map((value, i) => (i < open ? value : null));
  }

  /** What lies open of a seat. */
  sum(seat: number): number {
    return sumOf((this.#sorted.get(seat) ?? []).slice(0, this.#open(seat, this.#turns)));
  }

  run(): void {
    if (this.done) return;
    const wait = this.#turns === this.#last ? WAIT : this.#last > MANY ? QUICK : TURN;
    this.#timer = setTimeout(() => this.#turn(), wait);
  }

  /** All of it at once. */
  skip(): void {
    this.close();
    this.#turns = this.#last + 1;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #turn(): void {
    const before = new Map([...this.#sorted.keys()].map((seat) => [seat, this.#open(seat, this.#turns)]));
    this.#turns += 1;
    const turned = [...this.#sorted].flatMap(([seat, notes]) => notes.slice(before.get(seat), this.#open(seat, this.#turns)));
    if (turned.length) this.heard(turned);
    this.run();
  }

  #open(seat: number, turns: number): number {
    const all = this.#sorted.get(seat)?.length ?? 0;
    const most = seat === this.#leader && turns <= this.#last ? all - 1 : all;
    return Math.max(0, Math.min(turns, most));
  }
}
