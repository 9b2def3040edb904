/** The cards on the table as these eyes see them: where each lies, and which side is up. */
import type { Card, CoffreView, Face } from "../../../types/coffre";
import back from "../art/back.svg";
import fake from "../art/fake.svg";
import key from "../art/key.svg";
import neutral from "../art/neutral.svg";
import trap from "../art/trap.svg";
import treasure from "../art/treasure.svg";
import type { Spot } from "../choosing/choices";

export const BACK = back;
export const PICTURES: Readonly<Record<Face, string>> = { fake, key, neutral, trap, treasure };

/** One card, the same thing wherever it goes. */
export interface Thing {
  number: number;
  spot: Spot;
  /** What these eyes rightly know it to be. */
  face: Face | null;
  /** Face up for these eyes. */
  up: boolean;
  /** Known to these eyes, not open to everybody. */
  secret: boolean;
  own: boolean;
  locked: boolean;
}

export function things(view: CoffreView): Thing[] {
  const acting = view.phase === "act" || view.phase === "close";
  const held = view.hands.map((card, seat) => thing(view, card, { seat }, acting && (view.locks[seat] ?? 0) > 0));
  const laid = view.centre.map((card, slot) => thing(view, card, { slot }, false));
  return [...held, ...laid].sort((one, other) => one.number - other.number);
}

/** Whether everybody sees its face: at the end, and the two of the designation. */
export function isOpen(view: CoffreView, spot: Spot): boolean {
  if (view.phase === "over") return true;
  if (view.phase !== "name" || !("seat" in spot)) return false;
  return spot.seat === view.treasure || spot.seat === view.designated;
}

export function cardAt(view: CoffreView, spot: Spot): Card {
  return ("seat" in spot ? view.hands[spot.seat] : view.centre[spot.slot]) as Card;
}

function thing(view: CoffreView, { number, face }: Card, spot: Spot, locked: boolean): Thing {
  const own = "seat" in spot && spot.seat === view.seat;
  const open = isOpen(view, spot);
  // A view without a seat that knows a face is a replay with open cards.
  const up = face !== null && (own || open || view.seat === null);
  return { number, spot, face, up, secret: face !== null && !open && view.seat !== null, own, locked };
}
