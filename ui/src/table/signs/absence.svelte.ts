/** Whom the game waits for though they have gone, and whether the table asks what to do about it. */
import { SvelteMap } from "svelte/reactivity";
import type { PersonShown } from "../../types/protocol";
import { say } from "../../words/page";
import type { Visit } from "../visit/visit.svelte";

/** A line may break for a moment: so long nobody is asked, and the server lets nobody decide. */
export const GRACE = 15_000;
/** Who would rather wait is asked again after this time. */
const AGAIN = 60_000;

export interface Missing {
  seat: number;
  person: PersonShown;
  /** When the table may decide, by this device's clock. */
  from: number;
}

export class Absence {
  /** Everybody whom the game waits for and who has gone. */
  readonly all: readonly Missing[] = $derived.by(() => this.#missing());
  /** The one whom the table asks about now. */
  readonly asked: Missing | null = $derived.by(() => this.all.find((one) => this.#due(one) <= this.#now) ?? null);
  /** Who has a seat and is here: more than half of them decide. */
  readonly voters: number = $derived.by(() => this.#voters());

  /** Players are asked, and the host; others only see it. */
  readonly mayAnswer: boolean = $derived.by(() => this.visit.seat !== null || this.visit.hosting);

  #now = $state(Date.now());
  /** By absence, until when I said that I would wait. */
  readonly #patient = new SvelteMap<string, number>();

  constructor(private readonly visit: Visit) {}

  /** Called in an effect: look again when the next question is due. */
  listen(): (() => void) | undefined {
    const next = Math.min(...this.all.map((one) => this.#due(one)).filter((due) => due > this.#now));
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => (this.#now = Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }

  /** Those who want a bot to play there, or those who want to wait. */
  wishing(seat: number, bot: boolean): readonly PersonShown[] {
    const { wishes = [], people = [] } = this.visit.table ?? {};
    const theirs = wishes.filter((wish) => wish.seat === seat && wish.bot === bot);
    return theirs.flatMap(({ person }) => people.find(({ number }) => number === person) ?? []);
  }

  get prompt(): string {
    return say(this.mayAnswer ? "absent.question" : "absent.others_decide");
  }

  question({ person: { name } }: Missing): string {
    return `${say("absent.gone", { name })} ${this.prompt}`;
  }

  async wish(missing: Missing, bot: boolean): Promise<void> {
    const { seat } = missing;
    if ((await this.visit.ask({ ask: "wish", seat, bot })) && !bot) {
      this.#now = Date.now();
      this.#patient.set(keyOf(missing), this.#now + AGAIN);
    }
  }

  #missing(): Missing[] {
    const { table, view, stage } = this.visit;
    if (table?.phase !== "playing" || !view) return [];
    const shown = stage.shown?.view.waiting ?? [];
    return view.waiting.flatMap((seat) => {
      const { person: owner, bot } = table.seats[seat] ?? {};
      const person = table.people.find(({ number }) => number === owner);
      if (!person || bot || person.away === undefined || owner === this.visit.person || !shown.includes(seat)) return [];
      return [{ seat, person, from: this.visit.here(person.away) + GRACE }];
    });
  }

  #due(missing: Missing): number {
    return Math.max(missing.from, this.#patient.get(keyOf(missing)) ?? 0);
  }

  #voters(): number {
    const { seats = [], people = [] } = this.visit.table ?? {};
    return people.filter(({ number, present }) => present && seats.some(({ person }) => person === number)).length;
  }
}

/** Somebody who came back meanwhile and went again is another absence. */
function keyOf({ seat, person }: Missing): string {
  return `${seat} ${person.away}`;
}
