/** Whose turn it is and what to do, in words. */
import type { PasswordsView, UsedWord } from "../../../types/passwords";
import type { Speech } from "../../../words/sentences";
import { mostOf, type PasswordsChoosing } from "../choosing/choosing.svelte";
import type { PasswordsShow } from "../moments/show.svelte";

export interface Told {
  /** Whose face is shown. */
  seat: number;
  title: string;
  line: string;
}

/** What the top bar says of the course of the game. */
export function course(view: PasswordsView, speech: Speech): string {
  if (view.phase === "over") return speech.say("course.over", { count: view.used.length });
  return speech.say(view.phase === "vote" ? "course.vote" : "course.turn", { turn: view.turns + 1 });
}

/** What happens on the table now, or what is to be done. */
export function told(view: PasswordsView, show: PasswordsShow, choosing: PasswordsChoosing, speech: Speech): Told {
  return happening(view, show, speech) ?? hearing(view, speech) ?? asked(view, choosing, speech);
}

function happening(view: PasswordsView, { shut, dealt, slip, lying, decided, passed }: PasswordsShow, speech: Speech): Told | null {
  if (shut && lying) {
    const { seat, safe } = shut;
    const gems = speech.say("gems", { count: safe.gems.length });
    const line = speech.say(dealt?.place === shut.place ? "now.replaced" : "now.safe", { gems, letter: dealt?.safe.letter });
    return { seat, title: speech.say("now.closes", { seat, letter: safe.letter }), line };
  }
  if (decided) {
    const { verdict } = decided;
    return { seat: decided.heard.seat, title: speech.say(verdict.same ? "now.falls" : "now.stands"), line: votesLine(verdict.votes, verdict.same, speech) };
  }
  if (slip?.struck) return { seat: slip.seat, title: speech.say("now.struck", { seat: slip.seat }), line: speech.say(`said.${slip.struck.rule}`, { clash: slip.struck.clash?.toUpperCase() ?? "", by: slip.struck.by, seat: slip.struck.by }) };
  if (slip && lying) {
    const gaps = { seat: slip.seat, word: slip.word.toUpperCase(), laid: slip.laid, count: slip.steps.length };
    return { seat: slip.seat, title: speech.say("now.lays", { seat: slip.seat }), line: speech.say("now.laid", gaps) };
  }
  if (passed !== null && view.phase !== "over") return { seat: passed, title: speech.say("now.passed", { seat: passed }), line: "" };
  return null;
}

function hearing({ heard, phase }: PasswordsView, speech: Speech): Told | null {
  if (!heard) return null;
  const word = heard.word.toUpperCase();
  if (phase === "contest") {
    const line = speech.say("now.word", { word, count: heard.steps.length });
    return { seat: heard.seat, title: speech.say("said.announces", { seat: heard.seat }), line };
  }
  const by = heard.contested_by;
  const title = by === null ? speech.say("vote.asked") : speech.say("vote.contests", { seat: by });
  return { seat: by ?? heard.seat, title, line: speech.say(heard.tier === "doubt" ? "vote.tie_stands" : "vote.tie_falls") };
}

function asked(view: PasswordsView, choosing: PasswordsChoosing, speech: Speech): Told {
  const { turn, phase, seat } = view;
  if (phase === "over") return { seat: view.result?.winners[0] ?? 0, title: speech.say("now.over"), line: "" };
  const title = speech.say("now.turn", { seat: turn });
  if (turn !== seat) return { seat: turn, title, line: waitingLine(view, choosing, speech) };
  return { seat: turn, title, line: ownLine(view, choosing, speech) };
}

/** In the first round: what it is all about. */
function begins({ turns, seats, last_turn }: PasswordsView): boolean {
  return turns < seats && last_turn === null;
}

function waitingLine(view: PasswordsView, choosing: PasswordsChoosing, speech: Speech): string {
  if (view.seat === null) return speech.say("now.watching");
  return speech.say(begins(view) && !choosing.letters ? "now.aim" : "now.prepare");
}

function ownLine(view: PasswordsView, choosing: PasswordsChoosing, speech: Speech): string {
  if (choosing.unknown) return speech.say("now.mend");
  if (!choosing.letters) return speech.say(begins(view) ? "now.aim" : "now.goal");
  if (!choosing.walk.length) return "";
  const gems = speech.say("gems", { count: choosing.walk.length });
  const closes = choosing.closes.map((place) => view.ring[place]?.letter ?? "");
  const scarce = choosing.walk.length === view.hands[view.seat ?? 0];
  if (scarce) return speech.say("now.last", { gems });
  return closes.length ? speech.say("now.would_close", { gems, letters: speech.listed(closes), count: closes.length }) : speech.say("now.would_lay", { gems });
}

/** "2 votes to 1". */
export function votesLine(votes: readonly (boolean | null)[], same: boolean, speech: Speech): string {
  const count = (which: boolean) => votes.filter((vote) => vote === which).length;
  const [won, lost] = [count(same), count(!same)];
  return won === lost ? speech.say("vote.tie") : speech.say("vote.result", { won, lost });
}

/** What a word reaches, for those who don't see it: the chosen way first, and what it closes. */
export function reachLine(view: PasswordsView, choosing: PasswordsChoosing, speech: Speech): string {
  const { letters, walk, way } = choosing;
  if (!letters) return "";
  if (!walk.length) return `${letters}. ${choosing.announceOff(speech) ?? ""}`;
  const letterAt = (place: number) => view.ring[place]?.letter ?? "";
  const nameOf = (one: number) => speech.say(one === 1 ? "way.right" : "way.left");
  const chosen = { name: nameOf(way), count: walk.length, letters: speech.listed(walk.map(({ place }) => letterAt(place))) };
  const closes = choosing.closes.map((place) => speech.say("aloud.closes", { letter: letterAt(place) }));
  const other = { name: nameOf(-way), count: mostOf(choosing.reach(way === 1 ? -1 : 1)) };
  return [`${letters}.`, speech.say("aloud.way", chosen), ...closes, speech.say("aloud.other", other)].join(" ");
}

export function usedBy(used: readonly UsedWord[], seat: number): UsedWord[] {
  return used.filter((word) => word.seat === seat);
}
