/** The games that the server offers, for lists and new tables: the ring has covers for some of them. */
import type { Offer } from "../wire/api";
import { allOffers, worthy } from "../wire/offers";
import type { Label } from "./game";
import chip from "./plain/chip.svg?url";

/** So many sit down where a game does not say, if it is for so many. */
const USUAL = 3;

class Offered {
  /** None until the server has told. */
  labels = $state.raw<readonly Label[]>([]);

  async look(): Promise<void> {
    this.labels = (await allOffers()).map(labelFrom);
  }
}

export const offered = new Offered();

function labelFrom({ name, title, seats, levels, real_time }: Offer): Label {
  const called = (words: string) => ({ title: words, short: words });
  const usual = Math.min(seats.most, Math.max(seats.least, USUAL));
  return {
    name,
    words: { fr: called(title.fr), en: called(title.en) },
    chip,
    seats: { ...seats, usual },
    levels: worthy(levels),
    realTime: real_time,
  };
}
