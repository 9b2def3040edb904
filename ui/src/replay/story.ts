/** A replay in words: one or more lines for each moment. */
import type { GamePage, SeenMoment } from "../games/game";
import type { Game } from "../types/protocol";
import { say } from "../words/page";
import type { Speech } from "../words/sentences";

export interface Sentence {
  text: string;
  /** Not everybody was told. */
  secret: boolean;
}

/** What is told of a moment; nothing of what is not worth a line. */
export function sentencesOf<G extends Game>(moment: SeenMoment<G>, page: GamePage<G>, speech: Speech): Sentence[] {
  return moment.facts.flatMap((fact, place) => {
    if (page.hush?.(fact)) return [];
    const sentence = speech.tell("fact", fact);
    const seats = moment.only?.[place];
    const open = !seats || (seats.length === 1 && seats[0] === moment.view.seat);
    const text = open ? sentence : speech.say("replay.only", { seats, sentence });
    return [{ text, secret: seats !== undefined }];
  });
}

/** The same in one breath; the deal has no facts. */
export function sentenceOf<G extends Game>(
  moment: SeenMoment<G>,
  page: GamePage<G>,
  speech: Speech,
): string {
  if (moment.seq === 0) return say("replay.deal");
  const lines = moment.facts.map((fact) => speech.tell("fact", fact));
  return lines[0] ?? page.course(moment.view, speech);
}
