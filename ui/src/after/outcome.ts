/** Who won, in one short line for the reader. */
import type { Result } from "../types/protocol";
import { say } from "../words/page";
import type { Speech } from "../words/sentences";

export function headline({ winners }: Pick<Result, "winners">, me: number | null, speech: Speech): string {
  const others = winners.filter((seat) => seat !== me);
  if (winners.length === 0) return say("after.nobody");
  if (others.length === winners.length) {
    return speech.say("after.won", { winners, count: winners.length });
  }
  return others.length ? speech.say("after.we_win", { others }) : say("after.you_win");
}
