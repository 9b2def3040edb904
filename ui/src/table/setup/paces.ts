/** How long bots think, as tables offer it. */
import type { Pace } from "../../types/protocol";
import { say } from "../../words/page";

export const PACES: readonly Pace[] = ["calm", "brisk", "at_once"];

export function paceWords(pace: Pace): string {
  return say(`pace.${pace}`);
}

export function paceHint(pace: Pace): string {
  return say(`pace.${pace}_hint`);
}
