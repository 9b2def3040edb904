/** Who takes part, by their seats: the Guardian too, whose seat nobody has. */
import type { By } from "../../../types/boyard";
import type { Speech } from "../../../words/sentences";
import type { Sitter } from "../../game";
import { GUARDIAN } from "../board/printed";
import type { Person } from "../trials/part";
import { isByHand } from "../trials/ready";

/** A key of the Guardian's own face among the avatars. */
const KEEPER = "phoque";

export function personOf(seat: number, sitters: readonly Sitter[], speech: Speech, by: readonly By[] = []): Person {
  const sitter = sitters[seat];
  const acts = by[seat] ?? "nobody";
  return {
    seat,
    name: sitter?.name ?? speech.player(seat),
    avatar: seat === GUARDIAN ? KEEPER : (sitter?.avatar ?? ""),
    colour: seat,
    me: sitter?.me ?? false,
    drawn: seat === GUARDIAN || !(acts === "nobody" || isByHand(acts)),
  };
}
