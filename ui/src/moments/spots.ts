/** Things on a game's table that a lesson or a coach points at: they carry their name in `data-spot`. */
import type { Box } from "../games/parts/geometry";

export interface Spots {
  /** What is spoken of. */
  meant: Box[];
  /** What a note should not lie on: all others, unless they are part of another or hold a meant one. */
  others: Box[];
}

/**
 * Where the spots are, within `room`. `about` may name several, with spaces between them; `seat`
 * names all that begin with `seat.`.
 */
export function spotsIn(room: Element, about: string | null): Spots {
  const names = about?.split(" ") ?? [];
  const isMeant = ({ dataset: { spot = "" } }: HTMLElement) =>
    names.some((name) => spot === name || spot.startsWith(`${name}.`));
  const all = [...room.querySelectorAll<HTMLElement>("[data-spot]")];
  const meant = all.filter(isMeant);
  const others = all.filter(
    (one) => !meant.some((spot) => one.contains(spot)) && !one.parentElement?.closest("[data-spot]"),
  );
  return { meant: boxesOf(meant, room), others: boxesOf(others, room) };
}

function boxesOf(elements: readonly Element[], room: Element): Box[] {
  return elements.map((element) => boxOf(element, room)).filter(isThere);
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
