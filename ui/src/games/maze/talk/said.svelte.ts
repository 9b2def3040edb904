/** What was said in set phrases, for as long as it can be read. */
import { untrack } from "svelte";
import type { Maze, MazeFact } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { Bubble, SeenMoment } from "../../game";

/** In milliseconds. */
const READ = 6_000;

export interface Remark {
  key: number;
  seat: number;
  text: string;
  /** A ghost said it, in the silence of the others. */
  ghost: boolean;
}

export class SaidHere {
  remarks = $state.raw<readonly Remark[]>([]);

  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Made by a component. */
  constructor(moment: () => SeenMoment<Maze>, jumped: () => boolean, speech: () => Speech) {
    $effect(() => {
      const { facts } = moment();
      untrack(() => !jumped() && facts.forEach((fact) => this.#hear(fact, speech())));
    });
    $effect(() => () => this.#timers.forEach((timer) => clearTimeout(timer)));
  }

  /** The last word of each seat, with what was said in the house's chat. */
  bubbles(chat: ReadonlyMap<number, Bubble>): ReadonlyMap<number, Bubble & { ghost: boolean }> {
    const all = new Map([...chat].map(([seat, bubble]) => [seat, { ...bubble, ghost: false }]));
    for (const { seat, text, ghost } of this.remarks) all.set(seat, { text, face: null, ghost });
    return all;
  }

  #hear(fact: MazeFact, speech: Speech): void {
    const text = wordsOf(fact, speech);
    if (text === null || !("seat" in fact) || fact.seat === null) return;
    const remark = { key: this.#next++, seat: fact.seat, text, ghost: fact.fact === "haunted" };
    this.remarks = [...this.remarks, remark];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.remarks = this.remarks.filter((one) => one !== remark);
    }, READ);
    this.#timers.add(timer);
  }
}

/** The words themselves, without who said them. */
function wordsOf(fact: MazeFact, speech: Speech): string | null {
  if (fact.fact === "said") return speech.say("said.words", { ...fact, seat: null });
  return fact.fact === "haunted" ? speech.name("taunt", fact.taunt) : null;
}
