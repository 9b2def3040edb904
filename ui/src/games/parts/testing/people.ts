/** For tests of tables: four people, and a table whose size is known as soon as somebody asks. */
import { vi } from "vitest";
import { pageSpeech } from "../../../words/page";
import type { Catalogues, Speech } from "../../../words/sentences";
import type { Sitter } from "../../game";
import type { Size } from "../geometry";

const NAMES = ["Anna", "Ines", "Noe", "Zoe"];

export const sitters: Sitter[] = NAMES.map((name, seat) => ({
  seat,
  name,
  avatar: "",
  bot: null,
  person: seat,
  away: false,
  me: seat === 0,
}));

/** A game's words, spoken to Anna. */
export function spoken(words: readonly Catalogues[]): Speech {
  return pageSpeech.with(...words).at({ me: 0, name: (seat) => NAMES[seat] ?? "" });
}

let size: Size;

/** Svelte keeps the observer that it made first: that one asks each time. */
class AtOnce {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: Element): void {
    this.tell([{ target, contentRect: size }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

export function stubSize(known: Size): void {
  size = known;
  vi.stubGlobal("ResizeObserver", AtOnce);
}
