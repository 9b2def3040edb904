/** Who this person is at any table: a name and a face, proposed so that nobody has to type. */
import { settings } from "../app/settings.svelte";
import type { Guest } from "../types/protocol";
import { AVATARS } from "./avatars";

/** As long as the server allows. */
export const LONGEST_NAME = 24;

/** Names for anybody, in French and English; none is a bot's. */
export const NAMES = [
  "Alix", "Andrea", "Ariel", "Camille", "Charlie", "Claude", "Dominique", "Eden", "Frédérique",
  "Jo", "Lou", "Maé", "Maxime", "Morgan", "Noa", "Robin", "Sacha", "Swann", "Valentine", "Yaël",
] as const;

/** A name, other than the one that was not liked. */
export function proposedName(instead = ""): string {
  return anyOf(NAMES.filter((name) => name !== instead));
}

/** The name as the server takes it: no spaces at its ends, not too long, never empty. */
export function tidyName(typed: string): string {
  return typed.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME).trim() || proposedName();
}

/** This person as tables know them; whatever was not chosen yet is chosen and kept. */
export function guest(): Guest {
  settings.name = tidyName(settings.name);
  if (!AVATARS.includes(settings.avatar)) settings.avatar = anyOf(AVATARS);
  return { name: settings.name, avatar: settings.avatar };
}

function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)] as T;
}
