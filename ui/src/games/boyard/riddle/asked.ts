/** A riddle's view, as its card and its rollers show it. */
import type { RiddleView } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import { TIMES } from "../board/printed";
import type { Face, Span } from "../board/types";
import { slotLeft, slotSpan } from "../moments/time.svelte";
import type { Person, TrialTime } from "../trials/part";
import type { Roller } from "./types";

/** From when to when the sand runs; before it is turned, how long it may take to read. */
export function sandOf({ phase, began, asking }: RiddleView): Span | null {
  return phase === "read" || began === null ? null : { from: began, until: began + asking.sand };
}

/** What was answered and was not it. */
export function missesOf({ guesses }: RiddleView): string[] {
  return guesses.filter(({ right }) => !right).map(({ text }) => text);
}

/** The last answer that the reader may still accept. */
export function appealOf({ appeals, guesses }: RiddleView): { guess: number; text: string } | null {
  const guess = appeals.at(-1);
  return guess === undefined ? null : { guess, text: guesses[guess]?.text ?? "" };
}

export function rollersOf(view: RiddleView, people: (seat: number) => Person, { now }: TrialTime, speech: Speech): Roller[] {
  const { rollers, throws, slot, began, phase } = view;
  const turn = phase === "sand" ? rollers[slot % Math.max(1, rollers.length)] : null;
  return rollers.map((seat) => {
    const { name, avatar, colour } = people(seat);
    const last = throws.findLastIndex((thrown) => thrown.seat === seat);
    const thrown = throws[last];
    const lost = thrown !== undefined && thrown.first === thrown.second && thrown.first % 2 === 0;
    const left = turn === seat && began !== null ? (slotLeft(slotSpan(began, slot, TIMES.riddle_slot), now) ?? 1) : null;
    return {
      seat,
      name,
      avatar,
      colour,
      line: rollerLine(turn === seat, thrown !== undefined, lost, speech),
      dice: thrown ? [thrown.first as Face, thrown.second as Face] : null,
      slot: left,
      thrown: last === throws.length - 1 && last >= 0 ? last : null,
      lost,
    };
  });
}

function rollerLine(rolls: boolean, rolled: boolean, lost: boolean, speech: Speech): string {
  if (lost) return speech.say("roller.double");
  if (rolls) return speech.say("roller.rolls");
  return speech.say(rolled ? "roller.missed" : "roller.next");
}
