/** Why one can't accuse, or lay the eye card, just now. */
import type { MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import { refusalOf } from "../../parts/choosing/off";
import type { MazeChoosing } from "../choosing/choosing.svelte";

export type Signal = "stare" | "nudge" | "lay_eye" | "accuse";

/** From this level on one may accuse so often in a game. */
const COUNTED = 3;
const MOST = 3;

/** In a few words; null if one can, before anybody or before this seat. */
export function whyNot(kind: Signal, choosing: MazeChoosing, speech: Speech, seat?: number): string | null {
  const { view } = choosing;
  const moves = choosing.all(kind).filter((move) => seat === undefined || (move.do === "accuse" ? move.seats.includes(seat) : move.seat === seat));
  if (moves.length) {
    const count = Math.min(...moves.map((move) => choosing.wait(move)));
    return count ? speech.say("signal.wait", { count }) : null;
  }
  const code = seat === undefined ? null : lyingThere(kind, view, seat);
  const short = `signal.${code ?? codeOf(kind, view)}`;
  return speech.has(short) ? speech.say(short) : refusalOf(view, speech, kind);
}

/** How often one may still accuse, where that is counted. */
export function accusingLine({ view, me }: MazeChoosing, speech: Speech): string {
  if (view.options.level < COUNTED) return speech.say("accuse.line");
  return speech.say("accuse.left", { count: MOST - view.past.cases.filter(({ by }) => by === me).length });
}

function lyingThere(kind: Signal, { nudge, eye }: MazeView, seat: number): string | null {
  const there = kind === "nudge" ? nudge?.seat : kind === "lay_eye" ? eye?.seat : null;
  return there === seat ? "lies_there" : null;
}

/** What the view says of it, as the code of a refusal. */
function codeOf(kind: Signal, { off, accusation }: MazeView): string | undefined {
  if (kind === "accuse" && accusation) return "accusing";
  return (off.find((one) => one.do === kind) ?? off.find((one) => one.do === "*"))?.refusal.code;
}
