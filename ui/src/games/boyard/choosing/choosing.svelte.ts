/** From a touch to a move: what may be done in every phase, which cells take keys, what must be confirmed. */
import type { Boyard, BoyardMove } from "../../../types/boyard";
import { Choosing, type Situation } from "../../parts/choosing/choosing.svelte";

type Kind = BoyardMove["do"];
type MoveOf<K extends Kind> = Extract<BoyardMove, { do: K }>;

/** What decides so much that no slip may do it. */
const GRAVE: readonly Kind[] = ["open_chest", "give_up", "accept"];

export class BoyardChoosing extends Choosing<Boyard> {
  #cells = $state.raw<readonly number[]>([]);

  /** Cells that may take a key now. */
  readonly places: readonly number[] = $derived.by(() => this.all("put_key").map(({ space }) => space));
  /** How many of them are to be chosen before any key is put. */
  readonly wanted: number = $derived.by(() => Math.min(this.now().view.give, this.places.length));
  /** Those that were chosen and still have room, the first one first. */
  readonly cells: readonly number[] = $derived(this.#cells.filter((cell) => this.places.includes(cell)));

  /** `time` is the game's own. */
  constructor(
    now: () => Situation<Boyard>,
    private readonly time: () => number,
  ) {
    super(now);
  }

  /** The first listed move of a kind, if one may be made. */
  one<K extends Kind>(kind: K): MoveOf<K> | null {
    return this.all(kind)[0] ?? null;
  }

  all<K extends Kind>(kind: K): MoveOf<K>[] {
    return this.moves.filter((move): move is MoveOf<K> => move.do === kind);
  }

  /** Whether moves of a kind may be written now. */
  may(kind: Kind): boolean {
    const { view, play } = this.now();
    return play !== null && view.free.includes(kind);
  }

  /** Whether a listed move of a kind may be made already: a slot has begun. */
  isReady(kind: Kind): boolean {
    const { view } = this.now();
    const place = view.moves.findIndex((move) => move.do === kind);
    return place >= 0 && (view.ready[place] ?? 0) <= this.time();
  }

  /** A cell was touched: it is chosen for a key, or no more. With as many as are wanted, the first one gives way. */
  touch(cell: number): void {
    const others = this.cells.filter((one) => one !== cell);
    this.#cells = others.length < this.cells.length ? others : [...others, cell].slice(-this.wanted);
  }

  /** Put a key into each of the chosen cells. */
  async putKeys(): Promise<void> {
    const cells = this.cells;
    for (const space of cells) if (!(await this.send({ do: "put_key", space }))) return;
    this.#cells = [];
  }

  override leave(): void {
    if (!this.withdraw()) this.#cells = [];
  }

  protected override isGrave(move: BoyardMove): boolean {
    return GRAVE.includes(move.do);
  }

  /** What players write here are moves, though nobody can list them. */
  protected override isTalk(): boolean {
    return false;
  }
}
