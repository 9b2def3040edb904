/** What the server shows of a game that is over. */
import type { Sitter } from "../games/game";
import { sittersOf } from "../shared/sitters";
import type { Game, Replayed } from "../types/protocol";
import { ask } from "../wire/api";

/** Whose eyes: a seat's, those of somebody who sees everything, or a spectator's. */
export type Eyes = Replayed["eyes"];

export function replayOf<G extends Game>(table: string, game: number, eyes: Eyes) {
  return ask<Replayed<G>>("GET", `/api/tables/${table}/games/${game}/replay?eyes=${eyes ?? ""}`);
}

export function adviceFor<G extends Game>(table: string, game: number, eyes: Eyes) {
  return ask<NonNullable<G["advice"]>>("GET", `/api/tables/${table}/games/${game}/coach?eyes=${eyes ?? ""}`);
}

/** The eyes that an address names: `?eyes=2`; those of somebody who watched were once called `none`. */
export function eyesIn(query: URLSearchParams): Eyes {
  const eyes = query.get("eyes") ?? "all";
  if (eyes === "watcher" || eyes === "none") return null;
  return /^\d$/.test(eyes) ? Number(eyes) : "all";
}

/** The address of a moment, to be shared. */
export function addressOf(table: string, game: number, moment: number, eyes: Eyes): string {
  return `/t/${table}/replay/${game}?move=${moment}&eyes=${eyes ?? "watcher"}`;
}

/** Who sat where then: as at a table, with everybody present. */
export function sittersThen({ sitters, language }: Pick<Replayed, "sitters" | "language">): Sitter[] {
  const people = sitters.flatMap(({ name, avatar = "" }, number) =>
    name ? [{ number, name, avatar, present: true }] : [],
  );
  const seats = sitters.map(({ name, bot }, person) => ({
    ...(name && { person }),
    ...(bot !== undefined && { bot }),
  }));
  return sittersOf({ seats, people, language }, null);
}
