/** Things on a game's table that a lesson points at: they carry their name in `data-spot`. */
import type { Box } from "./placing";

export interface Spots {
  /** What is spoken of. */
  meant: Box[];
  /** All others: what a note should not lie on. */
  others: Box[];
}

/**
 * Where the spots are, within `room`. `about` may name several, with spaces between them; `seat`
 * names all that begin with `seat.`.
 */
export function spotsIn(room: Element, about: string | null): Spots {
  const names = about?.split(" ") ?? [];
  const spots: Spots = { meant: [], others: [] };
  for (const element of room.querySelectorAll<HTMLElement>("[data-spot]")) {
    const spot = element.dataset.spot ?? "";
    const box = boxOf(element, room);
    const meant = names.some((name) => spot === name || spot.startsWith(`${name}.`));
    if (isThere(box)) (meant ? spots.meant : spots.others).push(box);
  }
  return spots;
}

function boxOf(element: Element, room: Element): Box {
  const box = element.getBoundingClientRect();
  const from = room.getBoundingClientRect();
  return { x: box.x - from.x, y: box.y - from.y, width: box.width, height: box.height };
}

function isThere({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

export function sameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  const same = (one: Box, other: Box | undefined) =>
    one.x === other?.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height;
  return some.length === others.length && some.every((box, i) => same(box, others[i]));
}
