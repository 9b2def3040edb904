/** The counting at the end as it runs: item by item, one dungeon after the other. */
import { itemTime, sumOf, type Item } from "./worths";

/** A dungeon of somebody, with what is counted in it. */
export interface Sheet {
  seat: number;
  items: readonly Item[];
}

export class Counting {
  /** How many dungeons are done, and how many items of the one on show. */
  #sheet = $state(0);
  #many = $state(0);
  #chosen = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly done: boolean = $derived(this.#isDone());
  /** Whose dungeon is on show. */
  readonly seat: number = $derived(this.#seatShown());
  readonly items: readonly Item[] = $derived(this.#itemsOf(this.seat));
  /** Those that have been counted. */
  readonly counted: readonly Item[] = $derived(this.done ? this.items : this.items.slice(0, this.#many));
  /** The one that is looked at now. */
  readonly latest: Item | null = $derived(this.done ? null : (this.counted.at(-1) ?? null));

  /** @param favourite whose dungeon is shown once all is counted. */
  constructor(
    private readonly sheets: readonly Sheet[],
    private readonly favourite: number,
    private readonly heard: (item: Item) => void = () => undefined,
  ) {}

  /** What has been counted for a seat. */
  totalOf(seat: number): number {
    const place = this.sheets.findIndex((sheet) => sheet.seat === seat);
    const items = this.sheets[place]?.items ?? [];
    if (place === this.#sheet) return sumOf(items, this.#many);
    return place < this.#sheet ? sumOf(items) : 0;
  }

  run(): void {
    if (this.done) return;
    const { items = [] } = this.sheets[this.#sheet] ?? {};
    this.#timer = setTimeout(() => this.#next(), itemTime(items.length + 1));
  }

  /** All of it at once. */
  skip(): void {
    this.close();
    this.#sheet = this.sheets.length;
  }

  /** Look at somebody's dungeon again. */
  choose(seat: number): void {
    this.skip();
    this.#chosen = seat;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #isDone(): boolean {
    return this.#sheet >= this.sheets.length;
  }

  #seatShown(): number {
    if (this.done) return this.#chosen ?? this.favourite;
    return this.sheets[this.#sheet]?.seat ?? this.favourite;
  }

  #itemsOf(seat: number): readonly Item[] {
    return this.sheets.find((sheet) => sheet.seat === seat)?.items ?? [];
  }

  #next(): void {
    const { items = [] } = this.sheets[this.#sheet] ?? {};
    const item = items[this.#many];
    if (item) {
      this.#many += 1;
      this.heard(item);
    } else {
      this.#sheet += 1;
      this.#many = 0;
    }
    this.run();
  }
}
