/** Who plays in a seat, where it isn't its own player, in words. */
import type { Speech } from "../../../words/sentences";
import type { Sitter } from "../../game";

/** For a label: empty if somebody plays in their own seat. */
export function sittingLine({ bot, person, away, name }: Sitter, speech: Speech): string {
  if (bot) return person === null ? speech.say("seat.bot_plays") : speech.say("seat.stood_in", { name });
  return away ? speech.say("absent.gone", { name }) : "";
}
