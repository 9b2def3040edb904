/** Choosing a move at the table: from a control to its targets, one touch after the other. */
import type { Coffre, Move } from "../../../types/coffre";
import { Choosing, type Asking, type Situation } from "../../parts/choosing/choosing.svelte";
import { begin, doable, has, onlyChoice, pick, refusalAt, spots, type Choice, type Kind, type Spot, type Step } from "./choices";

/** Passing gives a turn away; the others decide the game. */
const GRAVE: readonly Move["do"][] = ["pass", "designate", "name"];

export class CoffreChoosing extends Choosing<Coffre> {
  /** What was chosen by a control; see `choice` for what counts. */
  chosen = $state.raw<Choice | null>(null);
  /** The thing whose details are open. */
  opened = $state.raw<Spot | null>(null);
  /** Whom or what the talk box is about; null if it is closed. */
  talking = $state.raw<Spot | null>(null);
  /** What was touched for the choice, though it can't be picked. */
  denied = $state.raw<Spot | null>(null);

  readonly choice: Choice | null = $derived(
    this.chosen && spots(this.moves, this.chosen).length ? this.chosen : onlyChoice(this.moves),
  );
  readonly targets: Spot[] = $derived(spots(this.moves, this.choice));
  /** What may be touched now for the choice. */
  readonly legal: Spot[] = $derived(this.sending ? [] : this.targets);

  constructor(
    now: () => Situation<Coffre>,
    /** The keyboard goes on to the first target, or back to the control. */
    private readonly focus: (place: "target" | Kind) => void,
  ) {
    super(now);
  }

  /** A control was pressed; pressed again, it lets go. */
  control(kind: Kind, byKey: boolean): void {
    this.opened = this.talking = this.denied = null;
    if (this.chosen?.do === kind) this.cancel();
    else this.#take(begin(this.moves, kind), byKey);
  }

  /** A thing on the table was touched: pick it, let go, or show what is known of it. */
  touch(spot: Spot, byKey: boolean): void {
    this.talking = this.denied = null;
    if (this.proposed && "seat" in spot && spot.seat === this.proposedSeat) return this.decide(this.proposed);
    if (this.choice && has(this.legal, spot)) {
      this.opened = null;
      return this.#take(pick(this.moves, this.choice, spot), byKey);
    }
    this.withdraw();
    if (this.chosen && refusalAt(this.now().view, this.chosen, spot)) this.denied = spot;
    else if (this.chosen) this.cancel();
    else this.opened = this.opened && has([this.opened], spot) ? null : spot;
  }

  /** What can be done with a thing at once. */
  doable(spot: Spot): Kind[] {
    return doable(this.moves, spot).map(({ kind }) => kind);
  }

  act(kind: Kind, spot: Spot): void {
    this.#take(this.#stepAt(spot, kind), true);
  }

  /** Whether doing that with a thing at once asks to be confirmed. */
  askingAt(spot: Spot, kind: Kind): Asking {
    const step = this.#stepAt(spot, kind);
    return step && "move" in step ? this.asking(step.move) : "no";
  }

  /** The player whom the proposed move is about. */
  get proposedSeat(): number | null {
    return this.proposed && "target" in this.proposed ? this.proposed.target : null;
  }

  talk(about: Spot | null): void {
    this.opened = null;
    this.talking = about;
  }

  override send(move: Move): Promise<boolean> {
    this.chosen = this.opened = this.talking = this.denied = null;
    return super.send(move);
  }

  /** Close what is open, or let go of what was chosen. */
  override leave(): void {
    const proposed = this.withdraw();
    if (this.opened || this.talking) this.opened = this.talking = null;
    else if (!proposed) this.cancel();
  }

  protected override isGrave(move: Move): boolean {
    return GRAVE.includes(move.do);
  }

  cancel(): void {
    const kind = this.chosen?.do;
    this.chosen = this.denied = null;
    if (kind) this.focus(kind);
  }

  #take(step: Step | null, byKey: boolean): void {
    if (!step) return;
    if ("move" in step) return this.decide(step.move);
    this.withdraw();
    this.opened = null;
    this.chosen = step.choice;
    if (byKey) this.focus("target");
  }

  #stepAt(spot: Spot, kind: Kind): Step | null {
    return doable(this.moves, spot).find((one) => one.kind === kind)?.step ?? null;
  }
}
