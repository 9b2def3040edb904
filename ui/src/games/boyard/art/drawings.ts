/** The drawings of the fort, by what they show. */
import { cardAddress } from "../stage/drawings";
import type { Trial } from "../stage/types";
import type { TrialName } from "../../../types/boyard";
import type { Face, SpaceKind } from "../board/types";
import type { Emblem } from "../chest/notes";

const FILES = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

/** Addresses of all drawings. */
export const PICTURES: readonly string[] = Object.values(FILES);

export const KEYS = { black: drawing("key-black"), red: drawing("key-red") } as const;
export const CHEST = { shut: drawing("chest-shut"), back: drawing("chest-back"), front: drawing("chest-front") } as const;
/** What is seen in an open chest, from a few notes to a full one. */
export const HEAPS: readonly string[] = ["few", "half", "full"].map((many) => drawing(`heap-${many}`));
export const CARDS = { trial: drawing("card-trial"), rest: drawing("card-rest"), guardian: drawing("card-guardian") } as const;
export const TIGER = { head: drawing("tiger"), leap: drawing("tiger-leap"), eyes: drawing("eyes") } as const;
export const NOTE_BACK = drawing("note-back");
export const GUARDIAN = drawing("guardian");
export const GLASS = drawing("glass");
export const RAYS = drawing("rays");
export const ROSE = drawing("rose");
export const WAVES = drawing("waves");
export const BARREL = drawing("barrel");
export const CANNON = drawing("cannon");
export const COIL = drawing("coil");
export const BOAT = drawing("boat");
export const FIN = drawing("fin");
export const GULL = drawing("gull");
export const TORCH = drawing("torch");
export const BRICKS = drawing("bricks");

const SIGNS: Record<SpaceKind, string> = {
  start: drawing("sign-start"),
  trial: drawing("sign-trial"),
  or: drawing("sign-or"),
  and: drawing("sign-and"),
  guardian: GUARDIAN,
  tiger: TIGER.head,
};

/** A trial, a riddle: what one goes for. */
export const ASKED = { trial: SIGNS.trial, riddle: drawing("sign-riddle") } as const;

/** What a space asks for. */
export function signOf(kind: SpaceKind): string {
  return SIGNS[kind];
}

export function dieFace(face: Face): string {
  return drawing(`die-${face}`);
}

export function noteFace(emblem: Emblem): string {
  return drawing(`note-${emblem}`);
}

/** What is on a trial's card; those that players wrote have one for all. */
export function trialCard(card: TrialName): string {
  return isOwn(card) ? drawing("trial-own") : cardAddress(card);
}

function isOwn(card: TrialName): card is Exclude<TrialName, Trial> {
  return card.startsWith("own");
}

function drawing(name: string): string {
  const found = FILES[`./${name}.svg`];
  if (!found) throw new Error(`there is no drawing ${name}`);
  return found;
}
