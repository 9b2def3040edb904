/** What the coach says of the eyes on show; asked for again when they change. */
import { Refusal } from "../wire/api";
import type { Advice } from "./coach/advice";
import { adviceFor, type Eyes } from "./looking";

export class Advising {
  advice = $state.raw<Advice | null>(null);
  /** `none`: this game has no coach. */
  state = $state<"thinking" | "there" | "failed" | "none">("thinking");

  #asked: Eyes | null = null;

  constructor(
    private readonly table: string,
    private readonly game: number,
  ) {}

  /** Somebody who saw everything needs no coach: beside those eyes it reckons for the room. */
  async look(eyes: Eyes): Promise<void> {
    const asked = eyes === "all" ? "none" : eyes;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.state = "thinking";
    const [advice, state] = await this.#ask(asked);
    if (asked !== this.#asked) return;
    this.advice = advice;
    this.state = state;
  }

  async #ask(eyes: Eyes): Promise<[Advice | null, "there" | "failed" | "none"]> {
    try {
      return [await adviceFor(this.table, this.game, eyes), "there"];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [null, error.code === "no_coach" ? "none" : "failed"];
    }
  }
}
