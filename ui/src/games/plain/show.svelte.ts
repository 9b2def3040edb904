/** What a moment changed on the table, for as long as it is on show. */
import type { Game, View } from "../../types/protocol";
import type { SeenMoment } from "../game";
import { Show } from "../parts/moments/show.svelte";
import { changedIn } from "./fields";

export class PlainShow extends Show<Game> {
  changed = $state.raw<ReadonlySet<string>>(new Set());

  #before: View | null = null;

  protected override begin({ view }: SeenMoment, jumped: boolean): void {
    if (this.#before && !jumped) this.changed = changedIn(view, this.#before);
    this.#before = view;
  }

  protected override clear(): void {
    this.changed = new Set();
  }
}
