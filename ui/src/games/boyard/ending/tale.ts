/** How a game is told once it is over: what each took, and the opening that brought most. */
import type { Boyard, BoyardFact } from "../../../types/boyard";
import type { Moment } from "../../../types/protocol";
import type { Tale } from "../../game";
import { money } from "../words/labels";

export const tale: Tale<Boyard> = {
  held: (view, seat, speech) => money(view.result?.scores[seat] ?? 0, speech),
  decided: (story, view) => fattestOpening(story, view.result?.winners ?? []),
};

/** The place in the story of the winner's opening with most notes. */
function fattestOpening(story: readonly Moment<Boyard>[], winners: readonly number[]): number | null {
  let best: { place: number; notes: number } | null = null;
  let open: { place: number; notes: number } | null = null;
  story.forEach(({ facts }, place) => {
    for (const fact of facts) {
      if (fact.fact === "chest_opened") open = winners.includes(fact.seat) ? { place, notes: 0 } : null;
      else if (fact.fact === "note_taken" && open) open.notes += 1;
      if (open && open.notes > (best?.notes ?? 0)) best = { ...open };
    }
  });
  return (best as { place: number } | null)?.place ?? null;
}

/** What a turn is told by in the log's one line. */
const GIST: readonly BoyardFact["fact"][] = ["keys_won", "key_left", "chest_opened", "tiger_pounced", "bonus_rolled", "chest_emptied", "rounds_over", "riddle_solved", "riddle_missed", "decided", "arrived"];

export function gist({ fact }: BoyardFact): boolean {
  return GIST.includes(fact);
}

/** Seen on the table, and not worth a line. */
const HUSHED: readonly BoyardFact["fact"][] = ["echoed", "readied", "card_lifted", "note_seen", "note_taken", "began", "duel_began", "trial_over", "riddle_over", "on_guard", "mark_drawn", "player_prepared"];

export function hush({ fact }: BoyardFact): boolean {
  return HUSHED.includes(fact);
}
