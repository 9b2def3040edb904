/** Choosing a move at the table: a pile and perhaps where a tile goes; then a face and a square. */
import type { Forecast, Fourkeys, Lay, Move, PileName, Renew, Take } from "../../../types/fourkeys";
import { Choosing } from "../../parts/choosing/choosing.svelte";
import { same, type Spot } from "../dungeon/frame";
import { PILES } from "../mat/piles";
import { forecastOf, layAt, laysOf, pushesOf, spotsFor, takesOf } from "./choices";

/** Something chosen for a card: it counts only for as long as that card is there. */
type For<T> = T & { card: number };

export class FourKeysChoosing extends Choosing<Fourkeys> {
  #picked = $state.raw<For<{ pile: PileName }> | null>(null);
  #to = $state<number | null>(null);
  #at = $state.raw<For<Spot> | null>(null);
  #face = $state.raw<For<{ turned: boolean }> | null>(null);

  readonly renew: Renew | null = $derived(this.moves.find((move): move is Renew => move.do === "renew") ?? null);

  /** The pile whose card is looked at, before one is taken. */
  readonly pile: PileName | null = $derived.by(() => {
    const picked = this.#picked;
    const { view } = this.now();
    if (!picked || view.phase !== "choose") return null;
    return view.piles[PILES.indexOf(picked.pile)]?.top === picked.card ? picked.pile : null;
  });
  /** Where the tile may go that stands in the way. */
  readonly pushes: number[] = $derived(this.pile ? pushesOf(this.moves, this.pile) : []);
  /** Where it will: if there is one place only, there. */
  readonly to: number | null = $derived(
    this.#to !== null && this.pushes.includes(this.#to)
      ? this.#to
      : this.pushes.length === 1
        ? (this.pushes[0] ?? null)
        : null,
  );
  readonly take: Take | null = $derived(
    (this.pile && takesOf(this.moves, this.pile).find(({ push_to }) => push_to === this.to)) || null,
  );

  readonly laying: boolean = $derived(laysOf(this.moves).length > 0);
  /** Whether the card that is held, or looked at, has its other face up. */
  readonly turned: boolean = $derived.by(() => {
    const face = this.#face;
    return face !== null && face.card === this.card && face.turned;
  });
  /** The card in hand, or the one on the pile that is looked at. */
  readonly card: number | null = $derived.by(() => {
    const { view } = this.now();
    if (view.hand !== null) return view.hand;
    return this.pile ? (view.piles[PILES.indexOf(this.pile)]?.top ?? null) : null;
  });
  readonly spots: Spot[] = $derived(spotsFor(this.moves, this.turned && this.laying));
  /** Where the card is tried. */
  readonly at: Spot | null = $derived.by(() => {
    const { view } = this.now();
    const at = this.#at;
    return at && at.card === view.hand && this.spots.some((spot) => same(spot, at)) ? at : null;
  });
  readonly lay: Lay | null = $derived(this.at && layAt(this.moves, this.at, this.turned));
  readonly forecast: Forecast | null = $derived.by(() =>
    this.lay ? forecastOf(this.now().view, this.lay) : null,
  );

  pick(pile: PileName): void {
    const card = this.now().view.piles[PILES.indexOf(pile)]?.top ?? null;
    this.withdraw();
    this.#to = null;
    this.#picked = card === null ? null : { pile, card };
  }

  pushTo(place: number): void {
    if (!this.pushes.includes(place)) return;
    this.withdraw();
    this.#to = place;
  }

  turn(turned = !this.turned): void {
    if (this.card !== null) this.#face = { card: this.card, turned };
  }

  /** Try the card on a square; null takes it back. */
  put(spot: Spot | null): void {
    const card = this.now().view.hand;
    this.#at = spot && card !== null ? { ...spot, card } : null;
  }

  /** The card is tried wherever it is held; held elsewhere it is back in the hand. */
  hold(spot: Spot | null): void {
    const legal = spot && this.spots.some((one) => same(one, spot)) ? spot : null;
    if (!legal ? this.at : !this.at || !same(legal, this.at)) this.put(legal);
  }

  /** Make the move that was put together. */
  confirm(): void {
    const move = this.lay ?? this.take;
    if (move) this.decide(move);
  }

  /** What a coin is paid for. */
  protected override isGrave(move: Move): boolean {
    return move.do === "renew" || (move.do === "take" && move.push_to !== null);
  }

  override leave(): void {
    if (this.withdraw()) return;
    this.#at = null;
    this.#picked = null;
    this.#to = null;
  }
}
