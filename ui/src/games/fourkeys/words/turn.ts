/** Whose turn it is and what is to be done now, in a few words. */
import type { FourKeysView, Tile } from "../../../types/fourkeys";
import type { Speech } from "../../../words/sentences";
import { isDoor, printedOn } from "../cards/cards";
import type { FourKeysChoosing } from "../choosing/choosing.svelte";
import { cardsIn } from "../dungeon/frame";
import { PILES } from "../mat/piles";

/** "Card 10 / 15", or for those who watch "Round 9". */
export function course(view: FourKeysView, speech: Speech): string {
  const own = view.seat === null ? undefined : view.dungeons[view.seat];
  if (!own) return speech.say("table.round", { round: view.round });
  return speech.say("fourkeys.course", { cards: cardsIn(own.squares) });
}

/** The tile that acts. */
export function acting(view: FourKeysView): Tile | null {
  return view.phase === "over" ? null : (view.line[0] ?? null);
}

export function prompt(view: FourKeysView, speech: Speech): string {
  const tile = acting(view);
  if (!tile) return view.result ? speech.say(`why.${view.result.why}`) : speech.say("fourkeys.over");
  const { seat, acolyte } = tile;
  if (view.phase === "choose") return speech.say(acolyte ? "fourkeys.acolyte_takes" : "fourkeys.takes", { seat });
  const door = view.hand !== null && isDoor(printedOn(view.hand));
  return speech.say(door ? "fourkeys.lays_door" : "fourkeys.lays_key", { seat });
}

/** The second line: what to touch, or what would happen. */
export function hint(view: FourKeysView, choosing: FourKeysChoosing, speech: Speech): string {
  const tile = acting(view);
  if (!tile) return "";
  if (choosing.proposed) return speech.say("control.asks", { move: speech.say("fourkeys.price") });
  if (choosing.laying) return layHint(view, choosing, speech);
  if (view.seat === null) return speech.say("fourkeys.watching");
  if (tile.seat !== view.seat) return speech.say(view.phase === "choose" ? "fourkeys.wait_choose" : "fourkeys.wait_lay");
  if (!choosing.pile) return speech.say("fourkeys.touch_pile");
  const other = view.places[PILES.indexOf(choosing.pile)];
  if (other && choosing.pushes.length) {
    const to = choosing.to === null ? undefined : PILES[choosing.to];
    const gaps = { target: other.seat, to, seat: other.seat };
    return to ? speech.say("fourkeys.push_goes", gaps) : speech.say("fourkeys.push_where", gaps);
  }
  return speech.say("fourkeys.take_it");
}

function layHint(view: FourKeysView, { forecast }: FourKeysChoosing, speech: Speech): string {
  if (!forecast) return speech.say("fourkeys.touch_square");
  const gain = forecast.gold - (view.dungeons[view.seat ?? 0]?.gold ?? 0);
  return forecastLine(forecast.opens.length, gain, speech);
}

/** "Opens 1 door: +4 gold". */
export function forecastLine(doors: number, gain: number, speech: Speech): string {
  const more = gain === 0 ? "" : gain > 0 ? `+${gain}` : `−${-gain}`;
  if (!doors) return more ? speech.say("fourkeys.only_gain", { gain: more }) : speech.say("fourkeys.opens_none");
  return more
    ? speech.say("fourkeys.opens_for", { count: doors, gain: more })
    : speech.say("fourkeys.opens_many", { count: doors });
}
