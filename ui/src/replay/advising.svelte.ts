/** What the game's coach says of the eyes on show; asked for again when they change. */
import type { CoachPage, GamePage } from "../games/game";
import type { Game } from "../types/protocol";
import { orRefusal, Refusal } from "../wire/api";
import { adviceFor, type Eyes } from "./replayed";

/** What it said, and the game's part of the page that shows it. */
export interface Advised<G extends Game = Game> {
  advice: NonNullable<G["advice"]>;
  coach: CoachPage<G>;
}

type State = "thinking" | "there" | "failed" | "none";

export class Advising<G extends Game = Game> {
  advised = $state.raw<Advised<G> | null>(null);
  /** `none`: this game has no coach. */
  state = $state<State>("thinking");

  #asked: Eyes | undefined;

  constructor(
    private readonly table: string,
    private readonly game: number,
    private readonly page: Pick<GamePage<G>, "coach">,
  ) {
    if (!page.coach) this.state = "none";
  }

  /** Somebody who saw everything needs no coach: beside those eyes it reckons for the room. */
  async look(eyes: Eyes): Promise<void> {
    const asked = eyes === "all" ? null : eyes;
    if (!this.page.coach || asked === this.#asked) return;
    this.#asked = asked;
    this.state = "thinking";
    const [advised, state] = await this.#ask(asked, this.page.coach);
    if (asked !== this.#asked) return;
    this.advised = advised;
    this.state = state;
  }

  async #ask(eyes: Eyes, load: () => Promise<CoachPage<G>>): Promise<[Advised<G> | null, State]> {
    const said = await orRefusal(Promise.all([adviceFor<G>(this.table, this.game, eyes), load()]));
    if (said instanceof Refusal) return [null, said.code === "no_coach" ? "none" : "failed"];
    const [advice, coach] = said;
    return [{ advice, coach }, "there"];
  }
}
