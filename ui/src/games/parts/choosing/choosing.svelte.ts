/** Choosing a move at a table: those that may be made now, and the one that is on its way. */
import type { Game } from "../../../types/protocol";
import type { Guide, Play } from "../../game";
import { allowed } from "./off";

export interface Situation<G extends Game> {
  view: G["view"];
  /** Null where nobody plays. */
  play: Play<G> | null;
  guide: Guide<G> | null;
}

export abstract class Choosing<G extends Game> {
  /** The kind of move that is on its way. */
  sending = $state<G["move"]["do"] | null>(null);

  readonly moves: G["view"]["moves"] = $derived.by(() => {
    const { view, play, guide } = this.now();
    return play ? allowed<G>(view, guide) : [];
  });

  constructor(protected readonly now: () => Situation<G>) {}

  /** Let go of what was chosen. */
  abstract leave(): void;

  /** What is free to be written is talk, unless a game's moves can't be listed. */
  protected isTalk(move: G["move"]): boolean {
    return !this.now().view.moves.some((one) => one.do === move.do);
  }

  /** Talk may be sent at any time, another move when this one is done; false if it was not made. */
  async send(move: G["move"]): Promise<boolean> {
    const { play } = this.now();
    const talk = this.isTalk(move);
    if (!play || (this.sending && !talk)) return false;
    if (talk) return play(move);
    this.sending = move.do;
    try {
      return await play(move);
    } finally {
      this.sending = null;
    }
  }
}
