/** Les interdits: the conversation as the stage shows it, and what may be said. */
import type { Exchange, InterditsMove, InterditsView } from "../../../../types/boyard";
import { type Speech, unbroken } from "../../../../words/sentences";
import type { Line } from "../../stage/types";
import type { Person } from "../part";
import { shown } from "../shown";

/** As many characters as the rules take. */
export const MOST_QUESTION = 60;
export const MOST_REPLY = 120;
/** A reply has so many words, or so many letters. */
const LEAST_WORDS = 2;
const LEAST_LETTERS = 6;

/** Each exchange has room for a question, an answer and a note. */
const LINES = 3;

export function linesOf(view: InterditsView, people: (seat: number) => Person, speech: Speech): Line[] {
  const last = view.exchanges.length - 1;
  return view.exchanges.flatMap(({ seat, question, reply }, i) => {
    const lines: Line[] = [{ id: i * LINES, kind: "asks", who: shown(people(seat)), text: unbroken(question) }];
    if (reply !== null) lines.push({ id: i * LINES + 1, kind: "answers", text: unbroken(reply), struck: i === last && view.course.won === false });
    const note = noteOn(view, i, speech);
    if (note) lines.push({ id: i * LINES + 2, kind: "note", text: note });
    return lines;
  });
}

/** What became of an objection to a reply, if there was one. */
function noteOn(view: InterditsView, exchange: number, speech: Speech): string | null {
  const made = view.objected.find((one) => one.exchange === exchange);
  if (!made) return null;
  const { seat } = made;
  if (view.objection?.exchange === exchange) return speech.say("interdits.objects", { seat, lacking: view.objection.lacking });
  return speech.say(isPutAgain(view, exchange) ? "interdits.upheld" : "interdits.dropped", { seat });
}

function isPutAgain({ again, exchanges }: InterditsView, exchange: number): boolean {
  const before = exchanges[exchange];
  return again.includes(exchange) || exchanges.slice(exchange + 1).some(({ seat, question }) => seat === before?.seat && question === before.question);
}

/** The question that waits for its answer. */
export function openQuestion(view: InterditsView): Exchange | null {
  const last = view.exchanges.at(-1);
  return view.course.phase === "talk" && last && last.reply === null ? last : null;
}

/** The reply that may be objected to is the newest one. */
export function newestReply({ exchanges }: InterditsView): number {
  return exchanges.findLastIndex(({ reply }) => reply !== null);
}

export function isLongEnough(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= LEAST_WORDS || words.join("").length >= LEAST_LETTERS;
}

/** A question, as written or as it lay ready. */
export function asking(text: string, { offers }: InterditsView): InterditsMove {
  const offer = offers.find((one) => one.text === text);
  return offer ? { do: "ask_offered", question: offer.question } : { do: "ask_question", text };
}
