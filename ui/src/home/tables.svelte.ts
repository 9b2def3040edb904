/** What the front page knows of tables: mine, and those open to everybody. */
import type { TableShown } from "../types/protocol";
import { api, orRefusal, Refusal } from "../wire/api";
import { places } from "../wire/places.svelte";

/** Milliseconds between two looks while somebody has the page before them. */
const PAUSE = 15_000;

export class Tables {
  /** null before the first answer. */
  open = $state.raw<readonly TableShown[] | null>(null);
  /** My tables as they were last seen, by id; those not asked about yet are missing. */
  mine = $state.raw<ReadonlyMap<string, TableShown>>(new Map());
  /** Whether the house did not answer last time. */
  lost = $state(false);

  /** Called in an effect: looks now, then whenever the page is looked at. */
  follow(): () => void {
    const look = () => void this.look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const open = await orRefusal(api.tables());
    this.lost = open instanceof Refusal;
    if (!(open instanceof Refusal)) this.open = open;
    await Promise.all([...this.#asked].map((table) => this.#ask(table)));
  }

  /** Keep an eye on this table of mine. */
  ask(table: string): void {
    if (this.#asked.has(table)) return;
    this.#asked.add(table);
    void this.#ask(table);
  }
  readonly #asked = new Set<string>();

  async #ask(table: string): Promise<void> {
    const shown = await orRefusal(api.table(table));
    if (!(shown instanceof Refusal)) this.mine = new Map(this.mine).set(table, shown);
    else if (shown.code === "no_such_table") this.forget(table);
  }

  /** My place there is given up, on this device. */
  forget(table: string): void {
    this.#asked.delete(table);
    places.forget(table);
  }
}
