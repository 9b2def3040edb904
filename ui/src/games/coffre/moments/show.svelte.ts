/** What a moment shows besides where things lie then: looks, passes, scenes; each for its time. */
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../../../app/settings.svelte";
import type { Coffre, CoffreFact, CoffreView } from "../../../types/coffre";
import type { SeenMoment } from "../../game";
import { Show } from "../../parts/moments/show.svelte";
import { BEFORE_TURN_UP, CHEST, DESIGNATION, FINAL, LOOK, LOOK_MYSELF, turnUpTime } from "./pace";

export type Scene =
  | { is: "designated"; seat: number; target: number }
  | { is: "final" }
  | { is: "ended"; why: string; winners: readonly number[] };

/** How long words that were just said stay large on a small table. */
const HEARD = 6_000;

export class CoffreShow extends Show<Coffre> {
  /** The card that somebody is looking at. */
  look = $state.raw<{ card: number; seat: number; slot: number; mine: boolean } | null>(null);
  /** Who forces whom. */
  force = $state.raw<{ seat: number; target: number } | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** A word over a seat: somebody passes. */
  readonly words = new SvelteMap<number, string>();
  /** Seats whose last claim was just made. */
  readonly fresh = new SvelteMap<number, number>();
  /** When cards begin to turn up, counted from the moment. */
  revealAfter = $state(0);
  /** Cards are still to be turned up: nobody should see yet who won. */
  pending = $state(false);

  #freshTimers = new Map<number, ReturnType<typeof setTimeout>>();

  protected override begin({ facts, view, seq }: SeenMoment<Coffre>, jumped: boolean): void {
    if (jumped) this.fresh.clear();
    for (const fact of facts) if (fact.fact === "said") this.#hear(fact.seat, seq);
    if (jumped || settings.still) return;
    let after = 0;
    for (const fact of facts) after += this.#tell(fact, facts, view, after);
  }

  /** Returns how long it takes before the next fact of the moment. */
  #tell(fact: CoffreFact, facts: readonly CoffreFact[], view: CoffreView, after: number): number {
    switch (fact.fact) {
      case "observed":
        return this.#looked(fact.seat, fact.slot, facts, view);
      case "forced":
        this.force = { seat: fact.seat, target: fact.target };
        this.later(1_300, () => (this.force = null));
        return 0;
      case "passed":
        this.words.set(fact.seat, "coffre.passes");
        this.later(1_400, () => this.words.delete(fact.seat));
        return 0;
      case "designated":
        this.scene = { is: "designated", seat: fact.seat, target: fact.target };
        this.later(DESIGNATION, () => (this.scene = null));
        return DESIGNATION;
      case "final_phase":
        this.later(after, () => (this.scene = { is: "final" }));
        this.later(after + FINAL, () => (this.scene = null));
        return FINAL;
      case "named":
        return 700;
      case "revealed":
        return this.#revealed(view, after);
      default:
        return 0;
    }
  }

  #looked(seat: number, slot: number, facts: readonly CoffreFact[], view: CoffreView): number {
    const mine = seat === view.seat && facts.some((fact) => fact.fact === "saw");
    const card = view.centre[slot]?.number;
    if (card === undefined) return 0;
    this.look = { card, seat, slot, mine };
    this.later(mine ? LOOK_MYSELF : LOOK, () => (this.look = null));
    return 0;
  }

  #revealed(view: CoffreView, after: number): number {
    this.revealAfter = after + BEFORE_TURN_UP;
    this.pending = true;
    const done = after + turnUpTime(view.seats);
    const { why = "", winners = [] } = view.result ?? {};
    this.later(done, () => {
      this.scene = { is: "ended", why, winners };
      this.pending = false;
    });
    this.later(done + CHEST, () => (this.scene = null));
    return 0;
  }

  #hear(seat: number, seq: number): void {
    clearTimeout(this.#freshTimers.get(seat));
    this.fresh.set(seat, seq);
    this.#freshTimers.set(seat, setTimeout(() => this.fresh.delete(seat), HEARD));
  }

  protected override clear(): void {
    this.look = null;
    this.force = null;
    this.scene = null;
    this.words.clear();
    this.revealAfter = 0;
    this.pending = false;
  }
}
