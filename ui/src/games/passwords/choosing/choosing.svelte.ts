/** From what is typed to a move: the word in the lock, the way that is walked, the safes it fills. */
import type { Abstain, Announce, Contest, Move, Passwords, Safe, UsedWord, Vote } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";
import { Choosing } from "../../parts/choosing/choosing.svelte";
import { leadsOn, refusalOf } from "../../parts/choosing/off";
import { closedBy, including, movedStart, othersFor, placesOf, reachOf, sameSafes, without, type Reach, type Walk, type Way } from "./reach";
import { letters, takenIn, whyNot } from "./spelling";

export const PASS = { do: "pass" } as const;

const NOWHERE: Reach = { walks: [], best: [] };

export class PasswordsChoosing extends Choosing<Passwords> {
  #typed = $state("");
  #way = $state<Way | null>(null);
  /** The safe that was touched before any letter was typed. */
  #start = $state<number | null>(null);
  /** The safes that were chosen instead of the best ones. */
  #places = $state.raw<readonly number[] | null>(null);
  /** Which way the word went that was announced from here: nobody else is told (R9). */
  #went: { letters: string; way: Way } | null = null;
  /** The safe that was touched in vain, until something else is. */
  stuck = $state<number | null>(null);

  readonly #ring: readonly Safe[] = $derived.by(() => this.now().view.ring);
  readonly #gems: number = $derived.by(() => {
    const { view } = this.now();
    return view.seat === null ? 0 : (view.hands[view.seat] ?? 0);
  });

  /** Capital letters, one for each drum. */
  readonly letters: string = $derived(letters(this.#typed));
  readonly right: Reach = $derived(this.#reach(1));
  readonly left: Reach = $derived(this.#reach(-1));
  readonly way: Way = $derived.by(() => {
    const [right, left] = [mostOf(this.right), mostOf(this.left)];
    if (this.#way !== null && mostOf(this.reach(this.#way)) > 0) return this.#way;
    return left > right ? -1 : 1;
  });
  /** The ways that place equally many gems. */
  readonly ways: readonly Walk[] = $derived.by(() => {
    const { best } = this.reach(this.way);
    const fromStart = best.filter(([first]) => this.#start === null || first?.place === this.#start);
    return fromStart.length ? fromStart : best;
  });
  /** The gems about to be laid. */
  readonly walk: Walk = $derived.by(() => {
    const chosen = this.#places;
    const walks = this.reach(this.way).walks;
    return (chosen && walks.find((walk) => sameSafes(placesOf(walk), chosen))) ?? this.ways[0] ?? [];
  });
  readonly closes: readonly number[] = $derived(closedBy(this.walk, this.#ring));
  /** Safes that could take a gem instead, or too. */
  readonly others: ReadonlySet<number> = $derived(othersFor(this.reach(this.way), this.walk));
  /** Which of the equal ways is chosen; -1 if another placement is. */
  readonly nth: number = $derived(this.ways.findIndex((walk) => sameSafes(placesOf(walk), placesOf(this.walk))));

  /** Somebody has said the letters that are in the lock. */
  readonly used: UsedWord | null = $derived.by(() => this.usedAs(this.#typed));
  /** The dictionary is known to lack what is in the lock: only its player was told. */
  readonly unknown: boolean = $derived.by(() => {
    const { unknown } = this.now().view;
    return unknown !== null && letters(unknown.word) === this.letters;
  });

  readonly mine: boolean = $derived.by(() => {
    const { view, play } = this.now();
    return play !== null && view.phase === "announce" && view.free.includes("announce");
  });
  /** As it was typed; a lesson knows its words by their letters. */
  readonly #word: string = $derived.by(() => (this.now().guide ? this.letters.toLowerCase() : this.#typed.trim()));
  readonly announce: Announce | null = $derived.by(() =>
    this.mine && this.walk.length && !whyNot(this.#typed) && !this.used
      ? { do: "announce", word: this.#word, places: placesOf(this.walk).sort((a, b) => a - b) }
      : null,
  );
  readonly contest: Contest | null = $derived(this.moves.find((move): move is Contest => move.do === "contest") ?? null);
  readonly abstain: Abstain | null = $derived(this.moves.find((move): move is Abstain => move.do === "abstain") ?? null);

  get typed(): string {
    return this.#typed;
  }

  /** What the lock holds; other letters are another walk. */
  set typed(typed: string) {
    this.#typed = takenIn(typed);
    this.#places = null;
    this.stuck = null;
    this.withdraw();
    if (!this.letters || this.#ring[this.#start ?? -1]?.letter !== this.letters[0]) this.#start = null;
    if (!this.letters) this.#way = null;
  }

  vote(same: boolean): Vote | null {
    return this.moves.find((move): move is Vote => move.do === "vote" && move.same === same) ?? null;
  }

  reach(way: Way): Reach {
    return way === 1 ? this.right : this.left;
  }

  usedAs(typed: string): UsedWord | null {
    const key = letters(typed);
    return (key && this.now().view.used.find(({ word }) => letters(word) === key)) || null;
  }

  /** The most gems that a draft would place, either way. */
  worth(typed: string): number {
    const word = letters(typed);
    if (!word) return 0;
    return Math.max(...([1, -1] as const).map((way) => mostOf(reachOf(word, this.#ring, this.#gems, way))));
  }

  go(way: Way): void {
    if (mostOf(this.reach(way)) === 0) return;
    if (way !== this.way) this.#places = null;
    this.#way = way;
  }

  /** The next of the equal ways. */
  cycle(): void {
    const next = this.ways[(this.nth + 1) % this.ways.length];
    if (next) this.#places = placesOf(next);
  }

  /** A safe was touched: it begins a word, or takes or loses a gem. */
  touch(place: number): void {
    const safe = this.#ring[place];
    if (!safe) return;
    if (!this.letters) {
      this.typed = safe.letter;
      this.#start = place;
      return;
    }
    const changed = this.#changed(place);
    this.stuck = changed ? null : place;
    if (!changed) return;
    this.#places = placesOf(changed);
    this.#start = changed[0]?.place ?? null;
  }

  /** Announce what was put together. */
  confirm(): void {
    const { guide } = this.now();
    if (!this.announce || !leadsOn<Passwords>(this.announce, guide)) return;
    this.#went = { letters: this.letters, way: this.way };
    void this.send(this.announce);
  }

  override leave(): void {
    if (!this.withdraw()) this.typed = "";
  }

  /** A word that was said leaves the lock, unless another one is there already. */
  letGo(said: string): void {
    if (letters(said) === this.letters) this.typed = "";
  }

  /** The way that one chose oneself for a word: two gems alone don't tell. */
  wentBy(said: { seat: number; word: string } | null): Way | null {
    const mine = said?.seat === this.now().view.seat && letters(said?.word ?? "") === this.#went?.letters;
    return mine ? (this.#went?.way ?? null) : null;
  }

  /** Why the word in the lock can't be announced; null if it can. */
  announceOff(speech: Speech): string | null {
    const { guide } = this.now();
    if (!this.mine) return this.#notNow(speech, "announce");
    const misspelt = whyNot(this.#typed);
    const [letter = ""] = this.letters;
    if (letter && !this.#ring.some((safe) => safe.letter === letter)) return speech.say("refused.no_such_letter", { letter });
    if (misspelt) return speech.name("refused", misspelt);
    if (this.used) return speech.say("lock.used", { by: this.used.seat, seat: this.used.seat });
    return this.#forbidden(this.announce, guide?.reason);
  }

  passOff(speech: Speech): string | null {
    const { guide } = this.now();
    return this.mine ? this.#forbidden(PASS, guide?.reason) : this.#notNow(speech, "pass");
  }

  protected override isGrave(move: Move): boolean {
    return move.do === "pass";
  }

  /** Words are moves of this game, though nobody can list them. */
  protected override isTalk(): boolean {
    return false;
  }

  #notNow(speech: Speech, kind: "announce" | "pass"): string {
    const { view } = this.now();
    return view.heard ? speech.say("refused.no_vote_here") : refusalOf(view, speech, kind);
  }

  #forbidden(move: Move | null, reason: string | undefined): string | null {
    const { guide } = this.now();
    return move && !leadsOn<Passwords>(move, guide) ? (reason ?? null) : null;
  }

  #changed(place: number): Walk | null {
    const reach = this.reach(this.way);
    if (!placesOf(this.walk).includes(place)) return including(reach, this.walk, place);
    return this.walk[0]?.place === place ? movedStart(reach, this.walk) : without(reach, this.walk, place);
  }

  #reach(way: Way): Reach {
    return this.letters ? reachOf(this.letters, this.#ring, this.#gems, way) : NOWHERE;
  }
}

/** How many gems the best walk places. */
export function mostOf({ best }: Reach): number {
  return best[0]?.length ?? 0;
}
