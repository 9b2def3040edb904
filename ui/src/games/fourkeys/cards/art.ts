/** The drawings of the cards: a scene for each kind of card, and signs laid over it. */
import { levelOf, type PrintedDoor, type PrintedKey, type Room, type Symbol } from "./cards";

const FILES = import.meta.glob<string>("../art/*.svg", { eager: true, query: "?url", import: "default" });

/** Addresses of all drawings. */
export const PICTURES: readonly string[] = Object.values(FILES);

export const TILE = drawing("tile");
/** A disc for a number. */
export const COIN = drawing("coin");
/** A coin that can be spent. */
export const TOKEN = drawing("token");

export function doorScene(door: PrintedDoor): string {
  return drawing(`door-${levelOf(door)}`);
}

export function roomScene(door: PrintedDoor): string {
  const { room } = door;
  return drawing(room.kind === "gold" ? `room-gold-${levelOf(door)}` : `room-${sceneOf(room)}`);
}

export function keyScene(key: PrintedKey): string {
  return drawing(`key-${levelOf(key)}`);
}

/** A symbol on its iron plate. */
export function plate(symbol: Symbol): string {
  return drawing(`plate-${symbol}`);
}

function sceneOf(room: Room): string {
  if (room.kind === "spot") return room.spot;
  return room.kind === "each" ? `each-${room.symbol}` : room.kind;
}

function drawing(name: string): string {
  const found = FILES[`../art/${name}.svg`];
  if (!found) throw new Error(`there is no drawing ${name}`);
  return found;
}
