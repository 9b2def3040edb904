/** What a moment shows besides where things lie after it: the walk, gem by gem, and doors that slam. */
import { settings } from "../../../app/settings.svelte";
import { playSound } from "../../../sound/sound";
import type { Closed, Dealt, Heard, Passwords, PasswordsFact, PasswordsView, Safe, Step, Struck, Verdict } from "../../../types/passwords";
import type { SeenMoment } from "../../game";
import { Show } from "../../parts/moments/show.svelte";
import { CARRY, pace, RUN, SLAM, STEP } from "./pace";

/** What lies on the table while things happen there. */
export interface Lying {
  ring: readonly Safe[];
  hands: readonly number[];
  closed: readonly (readonly Safe[])[];
  pile: number;
}

/** A word on paper, over the vault. */
export interface Slip {
  seat: number;
  word: string;
  steps: readonly Step[];
  /** How many of its gems lie. */
  laid: number;
  struck: Struck | null;
}

/** A gem on its way along the groove. */
export interface Leg {
  seat: number;
  /** Null: it is the first, and drops where it is. */
  from: number | null;
  to: number;
}

export interface Decided {
  heard: Heard;
  verdict: Verdict;
}

/** How long paper stays after all is done. */
const LINGERS = 900;
/** Without motion: for how long it is seen where something happened. */
const OUTLINED = 2_000;

export class PasswordsShow extends Show<Passwords> {
  /** Null: as the view has it. */
  lying = $state.raw<Lying | null>(null);
  slip = $state.raw<Slip | null>(null);
  leg = $state.raw<Leg | null>(null);
  /** The place and the socket of the gem that has just landed. */
  landed = $state.raw<{ place: number; hole: number } | null>(null);
  shut = $state.raw<Closed | null>(null);
  /** The same, once it is on its way to its owner. */
  won = $state.raw<Closed | null>(null);
  dealt = $state.raw<Dealt | null>(null);
  decided = $state.raw<Decided | null>(null);
  /** Somebody said nothing this time. */
  passed = $state<number | null>(null);

  #last: PasswordsView | null = null;

  protected override begin({ facts, view }: SeenMoment<Passwords>, jumped: boolean): void {
    const before = this.#last;
    this.#last = view;
    if (jumped || !before) return;
    if (settings.still) return this.#outline(facts, before);
    const places = facts.some(({ fact }) => fact === "placed");
    if (places) this.lying = { ring: before.ring, hands: before.hands, closed: before.closed, pile: before.pile };
    let at = 0;
    for (const fact of facts) {
      this.#stage(fact, before, at);
      at += pace([fact]);
    }
    const renewed = renewedBy(facts);
    this.later(at, () => {
      this.#rest();
      // What lies there now was not there when the word was said.
      if (this.slip) this.slip = { ...this.slip, steps: this.slip.steps.filter(({ place }) => !renewed.has(place)) };
    });
    this.later(at + LINGERS, () => this.clear());
  }

  protected override clear(): void {
    this.#rest();
    this.slip = null;
    this.decided = null;
    this.passed = null;
  }

  /** Everything lies where the view has it; paper may stay. */
  #rest(): void {
    this.lying = null;
    this.leg = null;
    this.landed = null;
    this.shut = null;
    this.won = null;
    this.dealt = null;
  }

  /** No travel: what was said and where, for a while. */
  #outline(facts: readonly PasswordsFact[], before: PasswordsView): void {
    const renewed = renewedBy(facts);
    for (const fact of facts) {
      if (fact.fact === "placed") {
        const steps = fact.steps.filter(({ place }) => !renewed.has(place));
        this.slip = slipOf({ ...fact, steps }, steps.length);
      } else if (fact.fact === "struck") this.#strike(fact);
      else if (fact.fact === "verdict" && before.heard) this.decided = { heard: before.heard, verdict: fact };
    }
    if (this.slip) this.later(OUTLINED, () => this.clear());
  }

  #stage(fact: PasswordsFact, before: PasswordsView, at: number): void {
    if (fact.fact === "announced") this.later(at, () => (this.slip = slipOf(fact, 0)));
    else if (fact.fact === "placed") fact.steps.forEach((_, i) => this.#step(fact, i, at + i * STEP));
    else if (fact.fact === "closed") this.later(at, () => this.#slam(fact));
    else if (fact.fact === "dealt") this.later(at, () => this.#deal(fact));
    else if (fact.fact === "struck") this.later(at, () => this.#strike(fact));
    else if (fact.fact === "passed") this.passed = fact.seat;
    else if (fact.fact === "verdict" && before.heard) this.decided = { heard: before.heard, verdict: fact };
  }

  #step(fact: Extract<PasswordsFact, { fact: "placed" }>, i: number, at: number): void {
    const to = fact.steps[i]?.place ?? 0;
    this.later(at, () => {
      this.slip = slipOf(fact, i);
      this.leg = { seat: fact.seat, from: fact.steps[i - 1]?.place ?? null, to };
    });
    this.later(at + (i ? RUN : RUN / 2), () => {
      this.slip = slipOf(fact, i + 1);
      this.leg = null;
      this.#lay(fact.seat, to);
      playSound("gem");
    });
  }

  #lay(seat: number, place: number): void {
    if (!this.lying) return;
    const { ring, hands } = this.lying;
    this.landed = { place, hole: ring[place]?.gems.length ?? 0 };
    this.lying = {
      ...this.lying,
      ring: ring.map((safe, i) => (i === place ? { ...safe, gems: [...safe.gems, seat] } : safe)),
      hands: hands.map((gems, i) => (i === seat ? gems - 1 : gems)),
    };
  }

  #slam(fact: Closed): void {
    this.landed = null;
    this.shut = fact;
    this.won = null;
    playSound("slam");
    this.later(SLAM - CARRY, () => {
      if (!this.lying) return;
      this.won = fact;
      const closed = this.lying.closed.map((safes, seat) => (seat === fact.seat ? [...safes, fact.safe] : safes));
      this.lying = { ...this.lying, closed };
    });
  }

  #deal(fact: Dealt): void {
    this.dealt = fact;
    playSound("ratchet");
    if (!this.lying) return;
    const ring = this.lying.ring.map((safe, place) => (place === fact.place ? fact.safe : safe));
    this.lying = { ...this.lying, ring, pile: this.lying.pile - 1 };
  }

  #strike(fact: Struck): void {
    this.decided = null;
    this.slip = { seat: fact.seat, word: fact.word, steps: [], laid: 0, struck: fact };
  }
}

function renewedBy(facts: readonly PasswordsFact[]): Set<number> {
  return new Set(facts.flatMap((fact) => (fact.fact === "dealt" ? [fact.place] : [])));
}

function slipOf({ seat, word, steps }: { seat: number; word: string; steps: readonly Step[] }, laid: number): Slip {
  return { seat, word, steps, laid, struck: null };
}
