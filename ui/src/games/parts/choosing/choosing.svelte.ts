/** Choosing a move at a table: those that may be made now, one to be confirmed, one on its way. */
import { settings } from "../../../app/settings.svelte";
import type { Game } from "../../../types/protocol";
import type { Guide, Play } from "../../game";
import { allowed } from "./off";

export interface Situation<G extends Game> {
  view: G["view"];
  /** Null where nobody plays. */
  play: Play<G> | null;
  guide: Guide<G> | null;
}

/** Whether a control asks to be pressed once more: `soon` for as long as a touch may be the first one's echo. */
export type Asking = "no" | "soon" | "now";

/** A finger that bounces is back by then, in milliseconds. */
const BOUNCE = 300;

export abstract class Choosing<G extends Game> {
  /** The kind of move that is on its way. */
  sending = $state<G["move"]["do"] | null>(null);
  #proposed = $state.raw<G["move"] | null>(null);
  /** What was proposed has been there for longer than a finger bounces. */
  #settled = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly moves: G["view"]["moves"] = $derived.by(() => {
    const { view, play, guide } = this.now();
    return play ? allowed<G>(view, guide) : [];
  });
  /** The move that waits to be confirmed: gone as soon as it may no longer be made. */
  readonly proposed: G["move"] | null = $derived.by(() => {
    const move = this.#proposed;
    return move && !this.sending && this.#stands(move) ? move : null;
  });

  constructor(protected readonly now: () => Situation<G>) {}

  /** Let go of what was chosen. */
  abstract leave(): void;

  /** What costs something, or decides so much that no slip may do it. */
  protected isGrave(_move: G["move"]): boolean {
    return false;
  }

  /** What is free to be written is talk, unless a game's moves can't be listed. */
  protected isTalk(move: G["move"]): boolean {
    return !this.now().view.moves.some((one) => one.do === move.do);
  }

  /** Make a move. A grave one is proposed, and made when it is chosen once more. */
  decide(move: G["move"]): void {
    if (!settings.confirm || !this.isGrave(move)) return void this.send(move);
    const asking = this.asking(move);
    if (asking === "no") this.#propose(move);
    else if (asking === "now") void this.send(move);
  }

  /** Whether a control for this move asks to be pressed once more. */
  asking(move: G["move"] | null): Asking {
    if (!move || !this.proposed || !sameMove(move, this.proposed)) return "no";
    return this.#settled ? "now" : "soon";
  }

  /** Take back what was proposed; false if nothing was. */
  withdraw(): boolean {
    const was = this.proposed !== null;
    clearTimeout(this.#timer);
    this.#proposed = null;
    return was;
  }

  /** Talk may be sent at any time, another move when this one is done; false if it was not made. */
  async send(move: G["move"]): Promise<boolean> {
    const { play } = this.now();
    const talk = this.isTalk(move);
    if (!play || (this.sending && !talk)) return false;
    if (talk) return play(move);
    this.withdraw();
    this.sending = move.do;
    try {
      return await play(move);
    } finally {
      this.sending = null;
    }
  }

  #propose(move: G["move"]): void {
    this.withdraw();
    this.#proposed = move;
    this.#settled = false;
    this.#timer = setTimeout(() => (this.#settled = true), BOUNCE);
  }

  #stands(move: G["move"]): boolean {
    const { view } = this.now();
    return view.free.includes(move.do) || this.moves.some((one) => sameMove(one, move));
  }
}

/** The same words on the wire: every view brings moves of its own. */
function sameMove(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
