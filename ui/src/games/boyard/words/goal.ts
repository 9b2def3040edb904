/** What one is after, and where a newcomer's hand should go. */
import type { BoyardView } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import type { Nudge } from "../../game";
import { OPENING_KEYS } from "../moments/time.svelte";

export function goal({ seat, phase, players }: BoyardView, speech: Speech): string {
  if (seat === null || phase === "over") return "";
  const keys = players[seat]?.keys ?? { black: 0, red: 0 };
  const missing = OPENING_KEYS - keys.black - keys.red;
  return missing > 0 ? speech.say("goal.keys", { count: missing }) : speech.say("goal.chest");
}

const NUDGES: Readonly<Record<string, Nudge>> = {
  prepare: { spot: "pad", words: "nudge.mark" },
  first_roll: { spot: "do.roll_die", words: "nudge.first" },
  turn: { spot: "do.roll_die", words: "nudge.roll" },
  fan: { spot: "fan", words: "nudge.fan" },
  open: { spot: "do.roll_die", words: "nudge.tiger" },
  give_back: { spot: "tray", words: "nudge.give" },
};

export function nudge({ phase, seat, waiting, free, on }: BoyardView): Nudge | null {
  if (seat === null || !waiting.includes(seat)) return null;
  if (on?.trial === "riddle") return free.includes("answer") ? { spot: "answer", words: "nudge.answer" } : null;
  return on ? null : (NUDGES[phase] ?? null);
}
