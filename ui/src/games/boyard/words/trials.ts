/** What trials are called, ask for and come to, in words. */
import type { Speech } from "../../../words/sentences";
import { cardOf, isOnePiece, isTogether, opponentsOf, sandsOf, tallyOf } from "../trials/opponents";
import type { Person, TrialShown } from "../trials/part";

const SECOND = 1_000;

/** A trial's title, and what to do in one line. */
export function namesOf(view: TrialShown, speech: Speech): { title: string; line: string } {
  if (view.trial === "room" && view.own) return { title: view.own.name, line: view.own.text };
  const card = cardOf(view);
  const line = view.trial === "room" && speech.has(`room.${card}`) ? `room.${card}` : `brief.${card}`;
  return { title: speech.say(`trial.${card}`), line: speech.say(line) };
}

export function againstLine(view: TrialShown, people: (seat: number) => Person, speech: Speech): string {
  if (view.trial === "room" && view.course.phase === "brief") return speech.say("brief.there");
  const foes = opponentsOf(view);
  const [only] = foes;
  if (foes.length === 1 && only !== undefined) return people(only).name;
  if (!foes.length) return speech.say("brief.honour");
  return speech.say(tallyOf(view) && view.trial !== "room" ? "brief.in_turn" : isTogether(view) ? "brief.together" : "brief.in_turn");
}

export function winsLine(view: TrialShown, speech: Speech): string {
  if (view.trial === "qui") return speech.say("wins.names", { count: view.needed, of: view.opponents.length });
  const tally = tallyOf(view);
  const card = cardOf(view);
  if (!tally || isOnePiece(view) || speech.has(`wins.${card}`)) return speech.say(speech.has(`wins.${card}`) ? `wins.${card}` : "wins.any");
  return speech.say("wins.duels", { count: tally.needed, of: Math.max(tally.needed, opponentsOf(view).length) });
}

export function timeLine(view: TrialShown, speech: Speech): string {
  const sands = sandsOf(view);
  if (!sands) return speech.say("brief.no_sand");
  return speech.say("brief.sand", { count: sands, seconds: view.course.setting.sand / SECOND });
}

/** How many more duels are needed. */
export function needLine(view: TrialShown, speech: Speech): string {
  const tally = tallyOf(view);
  if (!tally || view.course.won !== null) return "";
  const won = tally.duels.filter(Boolean).length;
  return speech.say("need", { count: Math.max(0, tally.needed - won) });
}

export function verdictLine(view: TrialShown, people: (seat: number) => Person, speech: Speech): string {
  const { candidate } = view.course.setting;
  return speech.say(view.course.won ? "verdict.won" : "verdict.lost", { seat: candidate, name: people(candidate).name });
}
