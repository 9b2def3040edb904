/**
 * A game of the day as it is played: each move goes to the server with all that came before it,
 * and the browser keeps them. Nothing here knows a rule.
 */
import type { Language } from "../app/settings.svelte";
import { seen, type DailyGame, type GamePage, type Play, type SeenMoment } from "../games/game";
import { MomentPlayer } from "../moments/player.svelte";
import type { Game, Moment } from "../types/protocol";
import { ask } from "../wire/api";
import { whyNot } from "../words/refusals";
import { diary } from "./diary.svelte";

/** Which one: everybody who names the same has the same. */
export interface Which {
  game: string;
  language: Language;
  date: string;
  /** The version of its rules. */
  rules: number;
}

export class Day<G extends Game = Game> extends MomentPlayer<G> {
  declare shown: SeenMoment<G>;
  /** The deal, and what came of each move. */
  moments = $state.raw<readonly SeenMoment<G>[]>([]);
  /** Why the last move was not made; gone with the next, or once it was read. */
  problem = $state("");

  readonly worths: readonly number[] = $derived.by(() => this.daily.worths(this.moments));
  readonly score: number = $derived(this.worths.reduce((sum, worth) => sum + worth, 0));
  readonly turns: number = $derived.by(() => this.daily.turns(this.shown.view));
  readonly begun: boolean = $derived(this.moments.length > 1);
  readonly over: boolean = $derived.by(() => this.moments.at(-1)?.view.result != null);

  /** The server is asked first: the day as it was left, or as it begins. */
  static async open<G extends Game>(which: Which, page: GamePage<G>, daily: DailyGame<G>): Promise<Day<G>> {
    const { game, language, date } = which;
    return new Day(which, page, daily, await played<G>(which, diary.day(game, language, date).moves));
  }

  private constructor(
    readonly which: Which,
    page: Pick<GamePage<G>, "pace" | "sounds">,
    readonly daily: DailyGame<G>,
    moments: readonly SeenMoment<G>[],
  ) {
    super(page);
    this.moments = moments;
    this.jump(this.#last);
  }

  /** False if it was refused: `problem` says why, and all is as it was. */
  choose: Play<G> = async (move) => {
    const { game, language, date, rules } = this.which;
    this.problem = "";
    const moves = [...diary.day(game, language, date).moves, move];
    try {
      this.moments = await played<G>(this.which, moves);
    } catch (error) {
      this.problem = whyNot(error);
      return false;
    }
    diary.keep(game, language, date, { moves, rules, worths: this.over ? this.worths : null });
    this.play(this.#last);
    this.goOn();
    return true;
  };

  protected override following(): undefined {
    return undefined;
  }

  get #last(): SeenMoment<G> {
    const last = this.moments.at(-1);
    if (!last) throw new Error("a day without a deal");
    return last;
  }
}

async function played<G extends Game>({ game, language, date }: Which, moves: readonly G["move"][]): Promise<SeenMoment<G>[]> {
  const body = { date, options: { language }, moves };
  return (await ask<Moment<G>[]>("POST", `/api/games/${game}/daily`, body)).map((moment) => seen<G>(moment));
}
