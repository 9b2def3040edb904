/** Whose turn it is and what to do, in words. */
import type { BoyardView, Keys, RiddleView } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import { around } from "../../parts/seats/order";
import { spacesOf } from "../board/spaces";
import { OPENING_KEYS } from "../moments/time.svelte";
import { keysNamed, prizeOf, spaceLabel } from "./labels";

export interface Told {
  /** Whose face is shown, if anybody's. */
  seat: number | null;
  title: string;
  line: string;
}

/** What the top bar says of the course of the game. */
export function course(view: BoyardView, speech: Speech): string {
  const { phase, chest, round, options, on } = view;
  if (phase === "prepare" || phase === "first_roll") return speech.say("course.begins");
  if (phase === "over") return speech.say("course.over");
  if (on && on.trial !== "riddle") return speech.say("course.trial", { keys: keysNamed(prizeAt(view), speech) });
  return speech.say(options.rounds ? "course.round" : "course.open", { count: chest, round, rounds: options.rounds });
}

/** A round, whatever happens in it. */
export function part({ phase, round }: BoyardView, speech: Speech): string {
  if (phase === "prepare" || phase === "first_roll") return speech.say("course.begins");
  return phase === "over" ? speech.say("course.over") : speech.say("course.part", { round });
}

function prizeAt({ cells, players, turn }: BoyardView): Keys {
  const space = spacesOf(cells)[players[turn ?? 0]?.space ?? 0];
  return space ? prizeOf(space) : { black: 0, red: 0 };
}

/** In a line, for the living room. */
export function now(view: BoyardView, speech: Speech): string {
  return told(view, speech).title;
}

/** What happens now, or what is to be done. */
export function told(view: BoyardView, speech: Speech): Told {
  const { phase, seat: me, turn, on } = view;
  if (phase === "prepare") return preparing(view, speech);
  if (phase === "first_roll") return rollingFirst(view, speech);
  if (phase === "over") return { seat: null, title: speech.say("now.over"), line: "" };
  if (on?.trial === "riddle") return riddling(on, me, speech);
  if (phase === "open") return opened(view, speech);
  const seat = turn ?? 0;
  return { seat, title: speech.say(`now.${phase}`, gapsOf(view, speech)), line: speech.say(`line.${lineOf(view)}`, gapsOf(view, speech)) };
}

function gapsOf(view: BoyardView, speech: Speech): Record<string, unknown> {
  const seat = view.turn ?? 0;
  const place = view.players[seat]?.space ?? 0;
  const give = view.give;
  return { seat, place, die: view.die, give, keys: speech.say("keys.give", { count: give }), space: spaceLabel(spacesOf(view.cells), place, speech), notes: speech.say("notes.left", { count: view.chest }) };
}

/** With enough keys there are two things to do. */
function lineOf({ phase, turn, players }: BoyardView): string {
  const keys = players[turn ?? 0]?.keys;
  const opens = keys !== undefined && keys.black + keys.red >= OPENING_KEYS;
  return phase === "turn" && opens ? "turn_open" : phase;
}

function preparing({ seat, players, seats }: BoyardView, speech: Speech): Told {
  const ready = players.filter(({ prepared }) => prepared).length;
  return { seat: seat ?? 0, title: speech.say("now.prepare"), line: speech.say("line.prepare", { count: ready, of: seats }) };
}

function rollingFirst({ seat, first_rolls }: BoyardView, speech: Speech): Told {
  const again = first_rolls.some((die) => die < 0);
  const out = seat !== null && (first_rolls[seat] ?? 0) < 0;
  return { seat: seat ?? 0, title: speech.say("now.first_roll"), line: speech.say(out ? "line.out" : again ? "line.alike" : "line.first_roll") };
}

function riddling({ asking, reader, phase, won }: RiddleView, me: number | null, speech: Speech): Told {
  const { candidate } = asking;
  const gaps = { seat: candidate, name: speech.player(candidate), reader: speech.player(reader) };
  if (won !== null) return { seat: candidate, title: speech.say(won ? "riddle.solved" : "riddle.missed", gaps), line: "" };
  if (me === reader) return { seat: reader, title: speech.say(phase === "read" ? "now.read" : "now.judge", gaps), line: speech.say(phase === "read" ? "line.read" : "line.judge", gaps) };
  const line = phase === "read" ? "line.listen" : phase === "appeal" ? "line.appeal" : me !== candidate ? "line.rolls" : asking.tries === null ? "line.answer" : "line.answer_counted";
  return { seat: candidate, title: speech.say("now.riddle", gaps), line: speech.say(line, gaps) };
}

function opened(view: BoyardView, speech: Speech): Told {
  const seat = view.turn ?? 0;
  const others = around(seat, view.seats).slice(1);
  const roller = others[view.slot % Math.max(1, others.length)] ?? seat;
  if (roller === view.seat) return { seat: roller, title: speech.say("now.roll_tiger"), line: speech.say("line.roll_tiger", { seat }) };
  return { seat, title: speech.say("now.open", { seat }), line: speech.say("line.open", { seat: roller, notes: speech.say("notes.left", { count: view.chest }) }) };
}
