/** What somebody does now, in a few words below the name; otherwise which gem is theirs. */
import type { PasswordsView } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";
import type { Sitter } from "../../game";
import { cutOf } from "../gems/cuts";
import type { PasswordsShow } from "../moments/show.svelte";

export function doing(view: PasswordsView, { seat, bot }: Sitter, show: PasswordsShow, speech: Speech): string {
  const heard = show.decided?.heard ?? view.heard;
  const said = (key: string) => speech.say(`doing.${key}`);
  if (show.passed === seat) return said("passes");
  if (show.slip?.seat === seat && show.lying) return said("lays");
  if (show.slip?.seat === seat && show.slip.struck) return said("struck");
  if (heard?.seat === seat) return said(view.phase === "contest" ? "announces" : "awaits");
  if (heard?.contested_by === seat) return said("contests");
  if (heard && view.phase === "vote") {
    const ballot = heard.ballots[seat];
    if (ballot === "voted") return said("voted");
    if (ballot === "abstains") return said(bot ? "bot_abstains" : "abstains");
    return said("votes");
  }
  const gem = speech.name("gem", cutOf(seat).name);
  if (view.phase === "announce" && view.turn === seat) return said("thinks");
  if (view.phase === "announce" && view.seat !== null && (view.seat + 1) % view.seats === seat) return speech.say("doing.next", { gem });
  return bot ? speech.say("doing.bot", { gem }) : gem;
}
