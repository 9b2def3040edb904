/** What the reader can do now, in sentences. */
import type { Speech } from "../../../words/sentences";
import type { MazeChoosing } from "../choosing/choosing.svelte";
import { chipOf } from "../console/chip";
import { HEROES } from "../mall/plan";

export function canDo(choosing: MazeChoosing, speech: Speech): string {
  const { view, me } = choosing;
  if (me === null) return speech.say("can.watch");
  if (view.phase === "brief") return speech.say(view.prepared[me] ? "can.wait" : "can.ready");
  if (view.status[me] !== "in") return speech.say(`can.${view.status[me]}`);
  const held = speech.listed(choosing.mine.map((action) => speech.say(`pad.${action}`).toLocaleLowerCase()));
  const chips = HEROES.map((hero) => chipOf(hero, choosing, speech)).filter(({ deeds }) => deeds.length);
  const vote = choosing.all("vote").length ? speech.say("can.vote") : "";
  const deeds = chips.length ? chips.map(({ label }) => label).join(" ") : speech.say("can.nothing");
  return [vote, speech.say("can.held", { held }), deeds].filter(Boolean).join(" ");
}
