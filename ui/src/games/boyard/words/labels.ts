/** What things on the fort are, in words. */
import type { Keys } from "../../../types/boyard";
import { capital } from "../../../words/capital";
import type { Speech } from "../../../words/sentences";
import { stepsFrom, winnable } from "../board/spaces";
import type { Space } from "../board/types";

/** "three black keys and a red one" */
export function keysNamed({ black, red }: Keys, speech: Speech): string {
  const kinds = [black && speech.say("keys.black", { count: black }), red && speech.say("keys.red", { count: red })];
  return speech.listed(kinds.filter((kind): kind is string => Boolean(kind)));
}

export function keysLabel(keys: Keys, speech: Speech): string {
  const named = keysNamed(keys, speech);
  return named ? `${capital(named)}.` : speech.say("keys.none");
}

/** What can be won in a cell: red keys before black ones. */
export function prizeOf(space: Space): Keys {
  const keys = winnable(space);
  const red = Math.min(space.red, keys);
  return { red, black: keys - red };
}

function prizeLabel(space: Space, speech: Speech): string {
  if (space.room === 0) return "";
  const keys = keysNamed(prizeOf(space), speech);
  return keys ? speech.say("space.keys", { keys }) : speech.say("space.empty");
}

/** "Space 12, trial or riddle. A black key." */
export function spaceLabel(spaces: readonly Space[], place: number, speech: Speech): string {
  const space = spaces[place];
  if (!space) return "";
  return [speech.say("space.label", { place, kind: speech.say(`space.${space.kind}`) }), prizeLabel(space, speech)].filter(Boolean).join(" ");
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
