/** What the coach says, ready to be drawn and told. */
import type { Advice, CostlyTurn, Dungeon, FourKeysView, Square, Turn } from "../../../types/fourkeys";
import type { Speech } from "../../../words/sentences";
import { roomOf } from "../dungeon/frame";
import { PILES } from "../mat/piles";

/** The moments at which those turns began. */
export function moments({ costly }: Advice): number[] {
  return costly.map(({ moment }) => moment);
}

/** The turn that was decided at that moment, or had just been begun. */
export function turnAt({ costly }: Advice, moment: number): CostlyTurn | null {
  return costly.find((turn) => moment === turn.moment - 1 || moment === turn.moment) ?? null;
}

/** The card that a turn is about, on the table as it was before. */
export function cardOf({ first }: Turn, before: FourKeysView): number | null {
  return first.do === "take" ? (before.piles[PILES.indexOf(first.pile)]?.top ?? null) : null;
}

/** Where it went, or could have gone; null if there was none. */
export function laidBy(turn: Turn, before: FourKeysView): Square | null {
  const card = cardOf(turn, before);
  if (card === null || !turn.lay) return null;
  const { row, column, turned } = turn.lay;
  return { row, column, card, turned, gold: 0 };
}

/** The dungeon with that card in it; its place in `squares` is the last one. */
export function withCard(dungeon: Dungeon, square: Square): Dungeon {
  return { ...dungeon, squares: [...dungeon.squares, square] };
}

/** What was done, in words: the pile, and whether somebody was pushed. */
export function deedOf({ first }: Turn, speech: Speech): string {
  if (first.do === "renew") return speech.say("coach.renew");
  return speech.say(first.push_to === null ? "coach.take" : "coach.push", { pile: first.pile });
}

/** The square in words, as somebody who looks at the dungeon would count. */
export function squareOf({ lay }: Turn, { squares }: Dungeon, speech: Speech): string {
  if (!lay) return "";
  const frame = roomOf(squares);
  return speech.say("coach.square", { row: lay.row - frame.row + 1, column: lay.column - frame.column + 1 });
}

/** "+1.5" */
export function signed(gold: number, speech: Speech): string {
  const sign = gold > 0 ? "+" : gold < 0 ? "−" : "";
  return sign + speech.number(Math.abs(gold), 1);
}

/** What the turn cost. */
export function costOf({ played, better }: CostlyTurn): number {
  return better.lead - played.lead;
}
