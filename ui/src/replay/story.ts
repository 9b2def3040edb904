/** A replay in words: one or more lines for each moment. */
import type { GamePage } from "../games/game";
import type { Game, Scene } from "../types/protocol";
import { say } from "../words/house";
import type { Speech } from "../words/sentences";

export interface Told {
  text: string;
  /** Not everybody was told. */
  secret: boolean;
}

/** What is told of a moment; nothing of what is not worth a line. */
export function toldOf<G extends Game>(scene: Scene<G>, page: GamePage<G>, speech: Speech): Told[] {
  return scene.facts.flatMap((fact, place) => {
    if (page.hush?.(fact)) return [];
    const sentence = speech.tell("fact", fact);
    const seats = scene.only?.[place];
    const open = !seats || (seats.length === 1 && seats[0] === scene.view.seat);
    const text = open ? sentence : speech.say("replay.only", { seats, sentence });
    return [{ text, secret: seats !== undefined }];
  });
}

/** The same in one breath; the deal has no facts. */
export function sentenceOf<G extends Game>(
  scene: Scene<G>,
  page: GamePage<G>,
  speech: Speech,
  moment: number,
): string {
  if (moment === 0) return say("replay.deal");
  const lines = scene.facts.map((fact) => speech.tell("fact", fact));
  return lines[0] ?? page.course(scene.view, speech);
}
