/** What is printed on a card, in words. */
import type { Speech } from "../../../words/sentences";
import { faceOf, isDoor, printedOn, SYMBOLS, type Room, type Symbol } from "./cards";

/** All of a card, the side that is up first; null is the Adventurer's tile. */
export function cardLabel(card: number | null, turned: boolean, speech: Speech, coins = 0): string {
  if (card === null) return speech.say("card.adventurer", { count: coins });
  const printed = printedOn(card);
  if (isDoor(printed)) {
    const room = roomLine(printed.room, speech);
    if (turned) return speech.say("card.room", { room });
    return speech.say("card.door", { needs: symbolsLine(printed.needs, speech), room });
  }
  return speech.say("card.key", {
    face: symbolsLine(faceOf(printed, turned), speech),
    back: symbolsLine(faceOf(printed, !turned), speech),
  });
}

/** "2 hearts and bolt". */
export function symbolsLine(symbols: readonly Symbol[], speech: Speech): string {
  const counts = SYMBOLS.map((symbol) => [symbol, symbols.filter((one) => one === symbol).length] as const);
  const shown = counts.filter(([, count]) => count > 0);
  return speech.listed(shown.map(([symbol, count]) => speech.say(`card.symbol.${symbol}`, { count })));
}

/** "3 gold in the centre, else 1". */
export function roomLine(room: Room, speech: Speech): string {
  return speech.say(`card.is.${roomName(room)}`, gapsOf(room, speech));
}

/** The same as a whole sentence, with what it takes to be sure of it. */
export function roomRule(room: Room, speech: Speech): string {
  return speech.say(`card.rule.${roomName(room)}`, gapsOf(room, speech));
}

/** What such a room is called. */
export function roomTitle(room: Room, speech: Speech): string {
  return speech.say(`card.name.${roomName(room)}`);
}

function roomName(room: Room): string {
  return room.kind === "spot" ? room.spot : room.kind;
}

function gapsOf(room: Room, speech: Speech): Record<string, unknown> {
  if (room.kind === "each") {
    return { symbol: speech.say(`card.symbol.${room.symbol}`, { count: 1 }) };
  }
  return "worth" in room ? { worth: room.worth } : {};
}
