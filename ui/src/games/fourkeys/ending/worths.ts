/** What a dungeon is worth at the end, card by card, with the reason for each. */
import type { Dungeon, Square } from "../../../types/fourkeys";
import type { Speech } from "../../../words/sentences";
import { isDoor, printedOn, type Room } from "../cards/cards";

/** Milliseconds in which the gold of one player is counted. */
const FOR_EACH = 4_200;

export interface Item {
  /** The cards it is about: places in the dungeon's `squares`. */
  places: readonly number[];
  gold: number;
  reason: string;
}

/** How long it takes to count for so many players. */
export function countingTime(seats: number): number {
  return seats * FOR_EACH;
}

/** How long each of so many items is looked at. */
export function itemTime(items: number): number {
  return FOR_EACH / Math.max(items, 1);
}

/** Rooms in reading order, then doors that stayed shut, then the tile with its coins. */
export function itemsOf({ squares, coins }: Dungeon, speech: Speech): Item[] {
  const rooms: Item[] = [];
  const shut: number[] = [];
  const tile: Item[] = [];
  squares.forEach((square, place) => {
    const printed = square.card === null ? null : printedOn(square.card);
    if (printed === null) {
      const reason = speech.say(coins ? "count.coins" : "count.no_coins", { count: coins });
      tile.push({ places: [place], gold: square.gold, reason });
    } else if (isDoor(printed)) {
      const { gold } = square;
      if (square.turned) rooms.push({ places: [place], gold, reason: reasonOf(printed.room, square, speech) });
      else shut.push(place);
    }
  });
  const doors = { places: shut, gold: 0, reason: speech.say("count.shut", { count: shut.length }) };
  return [...rooms, ...(shut.length ? [doors] : []), ...tile];
}

/** What has been counted after some of the items. */
export function sumOf(items: readonly Item[], many = items.length): number {
  return items.slice(0, many).reduce((sum, { gold }) => sum + gold, 0);
}

function reasonOf(room: Room, { gold }: Square, speech: Speech): string {
  switch (room.kind) {
    case "spot":
      return speech.say(`count.${room.spot}${gold === room.worth ? "" : ".not"}`, { gold });
    case "near":
      return speech.say(gold === room.worth ? "count.near" : "count.near.not", { gold });
    case "above":
    case "before":
      return speech.say(`count.${room.kind}${gold ? "" : ".not"}`, { gold });
    case "each":
      return speech.say(`count.each.${room.symbol}`, { count: gold });
    default:
      return speech.say(`count.${room.kind}`, { gold });
  }
}
