/** What a moment shows besides where things lie after it: dice, walks, keys that fly, the open chest. */
import { settings } from "../../../app/settings.svelte";
import { playSound } from "../../../sound/sound";
import type { Boyard, BoyardFact, BoyardView } from "../../../types/boyard";
import type { SeenMoment } from "../../game";
import { Show } from "../../parts/moments/show.svelte";
import { POUNCE, STEP, THROW } from "../board/times";
import type { Face, Walk } from "../board/types";
import { KEY_FLIES, LINGERS, NOTE, timeOf, TIGER_STAYS } from "./pace";

/** A roll while the chest is open. */
export interface OpeningRoll {
  seat: number;
  face: Face;
  tiger: boolean;
}

/** The chest while it is open, and for a while after. */
export interface OpenChest {
  seat: number;
  /** What has flown out: worths for whoever opened it, null for all others. */
  taken: readonly (number | null)[];
  left: number;
  rolls: readonly OpeningRoll[];
  tiger: boolean;
}

/** A key on its way, from one thing on the table to another. */
export interface KeyFlight {
  colour: "black" | "red";
  from: string;
  to: string;
}

/** A die that lies in the yard. */
export interface Thrown {
  face: Face;
  /** Another one for each throw. */
  number: number;
}

type Change = (chest: OpenChest) => OpenChest;

export class BoyardShow extends Show<Boyard> {
  /** Null: as the view has it. */
  pawns = $state.raw<ReadonlyMap<number, number> | null>(null);
  walking = $state.raw<Walk | null>(null);
  thrown = $state.raw<Thrown | null>(null);
  /** The tiger of this space leaps. */
  pounce = $state<number | null>(null);
  keys = $state.raw<readonly KeyFlight[]>([]);
  /** Seen until all of it has been shown. */
  chest = $state.raw<OpenChest | null>(null);

  #last: BoyardView | null = null;
  /** The chest as it is once all of this moment is shown. */
  #open: OpenChest | null = null;
  #throws = 0;

  protected override begin({ facts, view }: SeenMoment<Boyard>, jumped: boolean): void {
    const before = this.#last;
    this.#last = view;
    this.chest = this.#open;
    if (jumped || !before) return this.#jump(view);
    if (opens(facts)) this.#open = { seat: view.turn ?? 0, taken: [], left: view.chest + 1, rolls: [], tiger: false };
    if (opens(facts)) this.chest = this.#open;
    if (settings.still) this.#stand(facts);
    else this.#play(facts, before);
  }

  protected override clear(): void {
    this.pawns = null;
    this.walking = null;
    this.pounce = null;
    this.keys = [];
  }

  #jump(view: BoyardView): void {
    this.#open = openChest(view);
    this.chest = this.#open;
  }

  /** Nothing travels: all of it is there at once, and stays for a while. */
  #stand(facts: readonly BoyardFact[]): void {
    for (const fact of facts) {
      this.#note(fact);
      for (const change of changesOf(fact)) this.#change(change);
      if (fact.fact === "tiger_pounced") this.pounce = fact.space;
    }
    this.later(POUNCE + TIGER_STAYS, () => this.#shut());
  }

  #play(facts: readonly BoyardFact[], before: BoyardView): void {
    let at = 0;
    for (const fact of facts) {
      this.#stage(fact, before, at);
      const [change] = changesOf(fact);
      if (change) this.#later(at + arriving(fact), change);
      at += timeOf(fact);
    }
    this.later(at + (this.#open ? LINGERS : 0), () => this.#shut());
  }

  #stage(fact: BoyardFact, before: BoyardView, at: number): void {
    this.later(at, () => this.#note(fact));
    if (fact.fact === "rolled" || fact.fact === "pawn_rolled") this.#walk(fact, before, at);
    else if (fact.fact === "tiger_pounced") this.later(at, () => this.#leap(fact.space));
    else if (fact.fact === "note_taken") this.later(at, () => playSound("flick"));
    else if (fact.fact === "keys_won") this.later(at, () => this.#fly(won(fact)));
    else if (fact.fact === "key_put") this.later(at, () => this.#fly([{ colour: "red", from: `keys.${fact.seat}`, to: `cell.${fact.space}` }]));
  }

  #walk({ seat, die, space }: { seat: number; die: number; space: number }, before: BoyardView, at: number): void {
    const from = before.players[seat]?.space ?? space;
    this.pawns = new Map([[seat, from]]);
    this.later(at + THROW, () => {
      this.pawns = null;
      this.walking = { seat, from, to: space };
    });
    for (let step = 1; step <= die; step++) this.later(at + THROW + step * STEP, () => playSound("boot"));
    this.later(at + THROW + die * STEP, () => (this.walking = null));
  }

  #leap(space: number): void {
    this.pounce = space;
    playSound("growl");
    this.later(POUNCE, () => playSound("lid"));
  }

  #fly(keys: readonly KeyFlight[]): void {
    this.keys = keys;
    playSound("iron");
    this.later(KEY_FLIES, () => (this.keys = []));
  }

  /** A die that was thrown lies there until the next one. */
  #note(fact: BoyardFact): void {
    if (fact.fact === "rolled" || fact.fact === "pawn_rolled" || fact.fact === "first_rolled" || fact.fact === "bonus_rolled") {
      this.#throws += 1;
      this.thrown = { face: fact.die as Face, number: this.#throws };
    }
  }

  /** It is so from now on, and will be seen later: whatever comes before is not lost. */
  #later(time: number, change: Change): void {
    if (!this.#open) return;
    this.#open = change(this.#open);
    this.later(time, () => (this.chest = this.chest && change(this.chest)));
  }

  #change(change: Change): void {
    this.#open = this.#open && change(this.#open);
    this.chest = this.#open;
  }

  /** What is seen of an opening that is over goes. */
  #shut(): void {
    this.pounce = null;
    if (this.#last && isOpen(this.#last)) return;
    this.#open = null;
    this.chest = null;
  }
}

function isOpen({ phase }: BoyardView): boolean {
  return phase === "open" || phase === "bonus";
}

const opens = (facts: readonly BoyardFact[]): boolean => facts.some(({ fact }) => fact === "chest_opened");

/** As far as a view tells: one note at once, one for each roll. */
function openChest(view: BoyardView): OpenChest | null {
  if (!isOpen(view) || view.turn === null) return null;
  const many = view.slot + 1;
  const own = view.seat === view.turn ? view.purse.slice(-many) : [];
  const taken = Array.from({ length: many }, (_, i) => own[i] ?? null);
  return { seat: view.turn, taken, left: view.chest, rolls: [], tiger: false };
}

/** What a fact does to the open chest. */
function changesOf(fact: BoyardFact): Change[] {
  if (fact.fact === "note_taken") return [(chest) => ({ ...chest, left: fact.left, taken: [...chest.taken, null] })];
  if (fact.fact === "note_seen") return [(chest) => ({ ...chest, taken: [...chest.taken.slice(0, -1), fact.value] })];
  if (fact.fact === "pawn_rolled") return [(chest) => ({ ...chest, rolls: [...chest.rolls, { seat: fact.seat, face: fact.die as Face, tiger: false }] })];
  if (fact.fact === "tiger_pounced") return [(chest) => ({ ...chest, tiger: true, rolls: [...chest.rolls.slice(0, -1), ...chest.rolls.slice(-1).map((roll) => ({ ...roll, tiger: true }))] })];
  return [];
}

/** After how long of its time that is so. */
function arriving(fact: BoyardFact): number {
  if (fact.fact === "note_taken" || fact.fact === "note_seen") return Math.min(NOTE / 2, timeOf(fact) - 1);
  return 0;
}

function won({ seat, space, black, red }: { seat: number; space: number; black: number; red: number }): KeyFlight[] {
  const way = { from: `cell.${space}`, to: `keys.${seat}` };
  return [...Array.from({ length: black }, () => ({ colour: "black" as const, ...way })), ...Array.from({ length: red }, () => ({ colour: "red" as const, ...way }))];
}
