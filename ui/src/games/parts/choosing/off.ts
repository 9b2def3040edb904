/** What may be done now, from the view's moves alone, and why something else may not. */
import type { Game, View } from "../../../types/protocol";
import type { Speech } from "../../../words/sentences";
import type { Guide } from "../../game";

type MoveOf<G extends Game> = G["view"]["moves"][number];

/** Whether it may be made as far as a lesson is concerned. */
export function leadsOn<G extends Game>(move: G["move"], guide: Guide<G> | null): boolean {
  return guide ? guide.accepts(move) : true;
}

/** The moves that may be made now: the view's, and in a lesson only those that lead on. */
export function allowed<G extends Game>(view: G["view"], guide: Guide<G> | null): MoveOf<G>[] {
  return view.moves.filter((move) => leadsOn(move, guide));
}

/** Why no such move may be made; null if one may. `forbidden` is asked where the rules forbid it. */
export function offBecause<G extends Game>(
  view: G["view"],
  guide: Guide<G> | null,
  such: (move: MoveOf<G>) => boolean,
  forbidden: () => string,
): string | null {
  if (!view.moves.some(such)) return forbidden();
  return allowed(view, guide).some(such) ? null : (guide?.reason ?? null);
}

/** What the view says of a kind of move, under the first of these names that it has. */
export function refusalOf({ off }: View, speech: Speech, ...kinds: readonly string[]): string {
  const [why] = [...kinds, "*"].flatMap((kind) => off.find((one) => one.do === kind)?.refusal ?? []);
  return why ? speech.name("refused", why.code, why.about) : speech.say("control.not_now");
}
