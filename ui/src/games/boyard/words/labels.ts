/** What things on the fort are, in words. */
import type { Keys } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import { stepsFrom, winnable } from "../board/spaces";
import type { Space } from "../board/types";

/** "Three black keys and a red one." */
export function keysLabel({ black, red }: Keys, speech: Speech): string {
  const kinds = [black && speech.say("keys.black", { count: black }), red && speech.say("keys.red", { count: red })].filter(Boolean) as string[];
  return kinds.length ? speech.say("keys.some", { keys: speech.listed(kinds) }) : speech.say("keys.none");
}

/** What can be won there. */
function prizeOf(space: Space, speech: Speech): string {
  const { black, red, room } = space;
  if (room === 0) return "";
  const keys = winnable(space);
  if (keys === 0) return speech.say("space.empty");
  return speech.say("space.keys", { count: keys, keys: keysLabel({ red: Math.min(red, keys), black: Math.min(black, keys - Math.min(red, keys)) }, speech) });
}

/** "Space 12, trial or riddle. A black key." */
export function spaceLabel(spaces: readonly Space[], place: number, speech: Speech): string {
  const space = spaces[place];
  if (!space) return "";
  return [speech.say("space.label", { place, kind: speech.say(`space.${space.kind}`) }), prizeOf(space, speech)].filter(Boolean).join(" ");
}

/** One word for a tile. */
export function tileName(space: Space, speech: Speech): string {
  return speech.say(space.room > 0 && winnable(space) === 0 ? "tile.empty" : `tile.${space.kind}`);
}

/** "A five leads to space 12, trial or riddle." */
export function leadsTo(spaces: readonly Space[], from: number, die: number, speech: Speech): string {
  const place = stepsFrom(from, die);
  return speech.say("space.leads", { die, space: spaceLabel(spaces, place, speech) });
}

/** Money as the language writes it. */
export function money(value: number, speech: Speech): string {
  return speech.number(value);
}
