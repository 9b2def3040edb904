/** What a moment shows besides where things lie then: doors that open, each for its time. */
import type { Fourkeys } from "../../../types/fourkeys";
import type { SeenMoment } from "../../game";
import { Show } from "../../parts/moments/show.svelte";
import { FLY, OPEN } from "./pace";

const NONE: ReadonlySet<number> = new Set();

export class FourKeysShow extends Show<Fourkeys> {
  /** Doors that open now, by card. */
  opening = $state.raw<ReadonlySet<number>>(NONE);
  /** After how many milliseconds: the card that opens them must land first. */
  after = $state(0);

  protected override begin({ facts }: SeenMoment<Fourkeys>, jumped: boolean): void {
    const opened = jumped ? [] : facts.flatMap((fact) => (fact.fact === "opened" ? fact.cards : []));
    if (!opened.length) return;
    this.after = facts.some(({ fact }) => fact === "laid") ? FLY : 0;
    this.opening = new Set(opened);
    this.later(this.after + OPEN + FLY, () => this.clear());
  }

  protected override clear(): void {
    this.opening = NONE;
  }
}
