/** What a pawn's button says: where it is, what the reader can do with it, or what is in its way. */
import type { Hero } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { MazeChoosing } from "../choosing/choosing.svelte";
import { HEADINGS, SQUARES } from "../mall/plan";

/** "The elf, tile 3: south 3 squares, escalator." */
export function pawnSaid(choosing: MazeChoosing, hero: Hero, speech: Speech): string {
  const at = choosing.at(hero);
  if (at === null) return speech.say("mall.pawn.out", { hero });
  const [face = 0] = choosing.view.tiles[Math.floor(at / SQUARES)] ?? [];
  const deeds = choosing.deeds(hero).map((action) => {
    const far = choosing.lit(hero).filter(({ heading }) => heading === action).length;
    return HEADINGS.some((heading) => heading === action) ? speech.say("mall.pawn.slide", { action, count: far }) : speech.say(`action.${action}`);
  });
  return speech.say(deeds.length ? "mall.pawn.can" : "mall.pawn", { hero, tile: face < 2 ? 1 : face, deeds: deeds.join(", ") });
}
