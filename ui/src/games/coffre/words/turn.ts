/** Whose turn it is and what is to be done now, in a few words. */
import type { CoffreView } from "../../../types/coffre";
import type { Speech } from "../../../words/sentences";
import type { Choice } from "../choosing/choices";

/** "Round 4 / 12" */
export function course(view: CoffreView, speech: Speech): string {
  if (view.phase === "name") return speech.say("coffre.course_final");
  const limit = view.options.round_limit;
  const round = Math.floor(view.turns / view.seats) + 1;
  if (!limit) return speech.say("coffre.course_free", { round });
  return speech.say("coffre.course", { round: Math.min(round, limit), limit });
}

export function prompt(view: CoffreView, speech: Speech): string {
  const { turn } = view;
  const mine = turn === view.seat;
  switch (view.phase) {
    case "act":
      return mine ? speech.say("coffre.your_turn") : speech.say("coffre.turn_of", { turn });
    case "close":
      return mine ? speech.say("coffre.your_last_step") : speech.say("coffre.last_step_of", { turn });
    case "name":
      return mine ? speech.say("coffre.your_naming") : speech.say("coffre.naming_of", { turn });
    case "over":
      return view.result ? speech.say(`why.${view.result.why}`) : speech.say("coffre.over");
  }
}

/** The second line: what to touch, or what else there is to do. */
export function hint(view: CoffreView, choice: Choice | null, speech: Speech): string {
  if (choice?.do === "name") return speech.say("coffre.pick_name");
  if (choice?.do === "designate") return speech.say("coffre.pick_designate");
  if (choice?.do === "force") {
    const { target } = choice;
    return target === null ? speech.say("coffre.pick_seat") : speech.say("coffre.pick_slot_for", { target });
  }
  if (choice) return speech.say("coffre.pick_slot");
  if (view.phase === "over") return "";
  if (view.seat === null) return speech.say("coffre.watching");
  if (view.turn !== view.seat) return speech.say("coffre.listen");
  return view.phase === "close" ? "" : speech.say("coffre.choose");
}
