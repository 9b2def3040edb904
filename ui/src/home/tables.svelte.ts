/** What the front page knows of tables: mine, and those open to everybody. */
import type { TableShown } from "../types/protocol";
import { api, Refusal } from "../wire/api";
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
    try {
      this.open = await api.tables();
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = true;
    }
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
    try {
      const shown = await api.table(table);
      this.mine = new Map(this.mine).set(table, shown);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "no_such_table") this.forget(table);
    }
  }

  /** My place there is given up, on this device. */
  forget(table: string): void {
    this.#asked.delete(table);
    places.forget(table);
  }
}
