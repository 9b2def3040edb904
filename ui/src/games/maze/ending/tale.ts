/** How a game is told once it is over: who held which card, and what decided it. */
import type { Maze, MazeFact } from "../../../types/maze";
import type { Moment } from "../../../types/protocol";
import type { Tale } from "../../game";

export const tale: Tale<Maze> = {
  held: ({ deal, fates }, seat, speech) => {
    const card = deal?.[seat] ?? fates?.[seat]?.card;
    return card ? speech.say(`card.${card}`) : "";
  },
  decided: (story, { outcome }) => {
    const telling = TELLING[outcome ?? "timeout"];
    return telling ? lastOf(story, telling) : null;
  },
};

/** The fact that decided a game that ended so; running out of sand is decided by nothing more than the rest. */
const TELLING: Readonly<Record<string, MazeFact["fact"] | undefined>> = {
  escape: "stolen",
  wrong: "verdict",
  alone_ok: "went_empty_handed",
  alone_bad: "went_empty_handed",
  last_ok: "decided",
  last_fail: "decided",
  no_hero: "eliminated",
};

function lastOf(story: readonly Moment<Maze>[], telling: MazeFact["fact"]): number | null {
  const place = story.findLastIndex(({ facts }) => facts.some(({ fact }) => fact === telling));
  return place < 0 ? null : place;
}

/** What is worth the log's one line. */
const GIST: readonly MazeFact["fact"][] = ["flipped", "explored", "camera_off", "stolen", "got_out", "nudged", "eye_laid", "accused", "verdict", "revealed", "eliminated", "went_empty_handed", "last_one", "decided", "guessed", "ended", "said", "haunted", "slid", "rode", "jumped", "tile_turned"];

export function gist({ fact }: MazeFact): boolean {
  return GIST.includes(fact);
}

/** Seen on the table, and not worth a line. */
const HUSHED: readonly MazeFact["fact"][] = ["got_ready", "tiles_passed", "stared", "ball_spent", "deck_turned_over", "guess_lapsed", "talk_closed"];

export function hush({ fact }: MazeFact): boolean {
  return HUSHED.includes(fact);
}
