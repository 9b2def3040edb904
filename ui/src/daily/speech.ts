/** The words of games of the day, which load with their page; those of one game may be laid over them. */
import { covers } from "../games/game";
import en from "../words/en/daily.json";
import fr from "../words/fr/daily.json";
import { pageSpeech } from "../words/page";
import type { Speech } from "../words/sentences";

export const dailySpeech = pageSpeech.with({ fr, en });

/** With the title of that game's and what its score counts. */
export function speechOf(game: string): Speech {
  const cover = covers.find(({ name }) => name === game);
  return cover?.daily ? dailySpeech.with(cover.daily) : dailySpeech;
}
