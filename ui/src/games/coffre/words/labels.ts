/** What is known and said of a card or a player, in sentences: for details and screen readers. */
import type { Claim, CoffreView, Face } from "../../../types/coffre";
import { capital } from "../../../words/capital";
import type { Speech } from "../../../words/sentences";
import type { Sitter } from "../../game";
import { cardAt, isOpen } from "../cards/cards";
import type { Spot } from "../choosing/choices";

/** What these eyes know of the card there: exactly what its badge shows. */
export function knownLine(view: CoffreView, spot: Spot, speech: Speech): string {
  const { face } = cardAt(view, spot);
  if (face === null) return speech.say("coffre.unknown");
  if (isOpen(view, spot) || view.seat === null) return speech.say("coffre.open", { face });
  const mine = "seat" in spot && spot.seat === view.seat;
  return speech.say(mine ? "coffre.mine" : "coffre.you_know", { face });
}

/** Who has seen the card, apart from its holder and the reader; null where that says nothing. */
export function seenLine(view: CoffreView, spot: Spot, speech: Speech): string | null {
  const seats = seenBy(view, spot);
  if (seats.length) return speech.say("coffre.seen_by", { seats });
  return "slot" in spot && !cardAt(view, spot).seen_by.length ? speech.say("coffre.seen_by_nobody") : null;
}

export function seenBy(view: CoffreView, spot: Spot): number[] {
  if (isOpen(view, spot)) return [];
  const holder = "seat" in spot ? spot.seat : null;
  return cardAt(view, spot).seen_by.filter((seat) => seat !== holder && seat !== view.seat);
}

export function lockLine(view: CoffreView, seat: number, speech: Speech): string | null {
  const lock = view.locks[seat] ?? 0;
  if (lock === 0 || view.phase === "name" || view.phase === "over") return null;
  const ending = lock === 1 && view.turn === seat;
  return ending ? speech.say("coffre.locked_now") : speech.say("coffre.locked_next", { seat });
}

/** What was said of the card that lies there, wherever it lay at the time: one claim a speaker. */
export function claimsAbout(view: CoffreView, spot: Spot): Claim[] {
  const { number } = cardAt(view, spot);
  return view.claims.filter((claim) => claim.card === number);
}

/** The last thing a player said. */
export function lastClaim(view: CoffreView, seat: number): Claim | undefined {
  return view.claims.findLast((claim) => claim.seat === seat);
}

/** What a player says of the card that they hold. */
export function ownClaim(view: CoffreView, seat: number): Claim | undefined {
  return claimsAbout(view, { seat }).find((claim) => claim.seat === seat);
}

export function faceClaimed(claim: Claim | undefined): Face | null {
  return claim && "face" in claim.claim ? claim.claim.face : null;
}

/** What a picture beside a player can tell: the last thing said that is about no other card. */
export function chipOf(view: CoffreView, seat: number): Claim | undefined {
  const own = ownClaim(view, seat);
  return view.claims.findLast((claim) => claim.seat === seat && (claim === own || claim.card === null));
}

/** By seat, the last claims that are still news: of the last round, or just heard. */
export function news(view: CoffreView, rounds: number, heard: (seat: number) => boolean): Map<number, Claim> {
  const all = new Map<number, Claim>();
  if (view.phase === "over") return all;
  for (let seat = 0; seat < view.seats; seat++) {
    const claim = lastClaim(view, seat);
    const recent = claim && claim.turn > view.turns - view.seats * rounds;
    if (claim && (recent || heard(seat))) all.set(seat, claim);
  }
  return all;
}

/** Whom each seat named in the final phase. */
export function naming(view: CoffreView): { seat: number; target: number }[] {
  const { treasure } = view;
  if (treasure === null) return [];
  return view.named.map((target, i) => ({ seat: (treasure + 1 + i) % view.seats, target }));
}

export function votesFor(view: CoffreView, seat: number): number {
  return view.named.filter((target) => target === seat).length;
}

export function seatLabel(view: CoffreView, sitter: Sitter, speech: Speech): string {
  const { seat } = sitter;
  const claim = lastClaim(view, seat);
  const named = naming(view).find((one) => one.seat === seat);
  const votes = votesFor(view, seat);
  return sentences(
    speech.player(seat) + (sitter.bot && sitter.person === null ? `, ${speech.say("coffre.bot")}` : "") + ".",
    sitter.bot && sitter.person !== null && speech.say("seat.stood_in", { name: sitter.name }),
    sitter.away && `${capital(speech.say("coffre.away"))}.`,
    view.phase !== "over" && view.turn === seat && speech.say("coffre.playing"),
    view.result?.winners.includes(seat) && `${capital(speech.say("coffre.winner"))}.`,
    view.treasure === seat && speech.say("coffre.treasure_holder"),
    view.phase === "name" && view.designated === seat && speech.say("coffre.cleared"),
    knownLine(view, { seat }, speech),
    seenLine(view, { seat }, speech),
    lockLine(view, seat, speech),
    claim && speech.say("coffre.speaks", { seat, claim: claim.claim }),
    named && speech.say("coffre.accuses", { target: named.target }),
    votes > 0 && speech.say("coffre.accused_by", { count: votes }),
  );
}

export function slotLabel(view: CoffreView, slot: number, speech: Speech): string {
  return sentences(
    `${speech.say("coffre.card_in", { slot })}.`,
    knownLine(view, { slot }, speech),
    seenLine(view, { slot }, speech),
  );
}

export function ownLabel(view: CoffreView, seat: number, speech: Speech): string {
  return sentences(
    `${speech.say("coffre.card_of", { seat })}.`,
    knownLine(view, { seat }, speech),
    seenLine(view, { seat }, speech),
    lockLine(view, seat, speech),
  );
}

function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
