/** What the coach says, ready to be drawn and told. */
import type { Advice, Attempt, Opened, Opening, Put, Try } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";

export type Choice = Advice["costly"][number];

/** One of two ways: what it is about, its name, and what could be hoped for. */
export interface Way {
  kind: "played" | "better";
  about: { space: number } | { chest: "open" | "shut" } | { tried: Try };
  name: string;
  figure: string;
}

/** The moments at which those choices were made. */
export function moments({ costly }: Advice): number[] {
  return costly.map(({ moment }) => moment);
}

/** The choice that is about to be made at that moment: the table is as it was then. */
export function choiceAfter({ costly }: Advice, moment: number): Choice | null {
  return costly.find((choice) => choice.moment - 1 === moment) ?? null;
}

/** What it was, in a sentence. */
export function sentenceOf(choice: Choice, speech: Speech): string {
  if (choice.type === "Put") return speech.say("coach.put", { space: choice.space, better: choice.better });
  if (choice.type === "Attempt") return speech.say(`coach.tried.${choice.chosen}`);
  if (choice.opened) return speech.say("coach.opened");
  return speech.say(choice.later === 0 ? "coach.kept_last" : "coach.kept");
}

/** What was done, and what would have been better. */
export function waysOf(choice: Choice, speech: Speech): readonly [played: Way, better: Way] {
  if (choice.type === "Put") return puts(choice, speech);
  return choice.type === "Attempt" ? attempts(choice, speech) : openings(choice, speech);
}

function puts({ space, better, edge, better_edge }: Put, speech: Speech): readonly [Way, Way] {
  const way = (kind: Way["kind"], place: number, lead: number): Way => {
    const named = speech.say("coach.edge", { edge: signed(lead, speech.percent(Math.abs(lead))) });
    return { kind, about: { space: place }, name: speech.say("cell", { place }), figure: named };
  };
  return [way("played", space, edge), way("better", better, better_edge)];
}

function attempts({ chosen, better, chance, better_chance }: Attempt, speech: Speech): readonly [Way, Way] {
  const way = (kind: Way["kind"], tried: Try, odds: number): Way => {
    const named = speech.say("coach.chance", { chance: speech.percent(odds) });
    return { kind, about: { tried }, name: speech.say(`coach.way.${tried}`), figure: named };
  };
  return [way("played", chosen, chance), way("better", better, better_chance)];
}

function openings({ opened, now, later }: Opening, speech: Speech): readonly [Way, Way] {
  const way = (kind: Way["kind"], opens: boolean): Way => ({
    kind,
    about: { chest: opens ? "open" : "shut" },
    name: speech.say(opens ? "coach.way.open" : "coach.way.wait"),
    figure: hopeOf(opens ? now : later, speech),
  });
  return [way("played", opened), way("better", !opened)];
}

/** Notes that could be hoped for; nobody loses any by waiting. */
export function hopeOf(notes: number, speech: Speech): string {
  return speech.say("coach.hope", { notes: notesOf(Math.max(0, notes), speech) });
}

/** "−1.3 notes" */
export function costOf({ cost }: Choice, speech: Speech): string {
  return signed(-cost, notesOf(cost, speech));
}

/** "1.3 notes" */
export function notesOf(notes: number, speech: Speech): string {
  const count = Math.round(notes * 10) / 10;
  return speech.say("coach.notes", { count, notes: speech.number(count, 1) });
}

/** Whether an opening brought at least what could be hoped for. */
export function wasLucky({ taken, expected }: Opened): boolean {
  return taken >= expected;
}

function signed(value: number, written: string): string {
  return (value < 0 ? "−" : value > 0 ? "+" : "") + written;
}
