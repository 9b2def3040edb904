/** What decided a game, in a line: who ended it, and the word that made the difference. */
import type { PasswordsView, UsedWord } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";
import { letters } from "../choosing/spelling";
import { STANDOUTS, type StandoutKind } from "../used/standouts";
import { decidedBySafes, rowsOf } from "./counting";

/** What an ending is told from. */
export type Ended = Pick<PasswordsView, "hands" | "ring" | "closed" | "used" | "highlights" | "result">;

export function storyOf(view: Ended, speech: Speech): string {
  return [endedBy(view, speech), decidedBy(view, speech)].filter(Boolean).join(" ");
}

/** Who laid a last gem, or why else it is over. */
function endedBy({ hands, result }: Ended, speech: Speech): string {
  if (result?.why === "emptied") return speech.say("count.emptied", { seat: hands.indexOf(0) });
  return speech.name("why", result?.why ?? "");
}

function decidedBy(view: Ended, speech: Speech): string {
  const [winner] = view.result?.winners ?? [];
  const word = view.used[view.highlights?.decisive ?? -1];
  if (decidedBySafes(rowsOf(view))) return speech.say("count.ties");
  if (!word || winner === undefined) return "";
  const gaps = { word: word.word.toUpperCase(), seat: word.seat, turn: word.turn + 1, gems: word.saved[winner] ?? 0, winner };
  return speech.say(word.seat === winner ? "count.decided" : "count.given", gaps);
}

export interface Told {
  kind: StandoutKind;
  word: UsedWord;
  /** Its letters, how many words are commoner, or its gems. */
  count: number;
}

/** The words to remember; none if nobody said any. */
export function toldWords({ used, highlights }: Ended): Told[] {
  return STANDOUTS.flatMap((kind) => {
    const word = used[highlights?.[kind] ?? -1];
    return word ? [{ kind, word, count: { longest: letters(word.word).length, rarest: word.rank, most_fruitful: word.gems }[kind] }] : [];
  });
}
