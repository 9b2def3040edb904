/** What one is after, and where a newcomer's hand should go. */
import type { PasswordsView } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";
import type { Nudge } from "../../game";

export function goal({ seat, phase }: PasswordsView, speech: Speech): string {
  return seat === null || phase === "over" ? "" : speech.say("goal");
}

export function nudge({ phase, turn, seat, heard, free }: PasswordsView): Nudge | null {
  if (seat === null || heard || phase !== "announce") return null;
  if (turn !== seat) return { spot: "lock", words: "nudge.draft" };
  return free.includes("announce") ? { spot: "lock", words: "nudge.word" } : null;
}
