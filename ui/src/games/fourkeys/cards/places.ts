/** Where things lie on a card, from its upper left corner, in hundredths of its side. */
type Place = readonly [x: number, y: number];

/** By how many there are. */
const LOCKS: readonly (readonly Place[])[] = [
  [],
  [[50, 64]],
  [[32, 64], [68, 64]],
  [[31.5, 50], [68.5, 50], [50, 79]],
  [[32.5, 46], [67.5, 46], [32.5, 80], [67.5, 80]],
];
const BOWS: readonly (readonly Place[])[] = [[], [[50, 33]], [[29, 34], [71, 34]]];

/** The hollows of the Adventurer's tile. */
export const COIN_PLACES: readonly Place[] = [[17, 82], [39, 86], [61, 86], [83, 82]];

/** The symbols that a door asks for. */
export function lockPlaces(many: number): readonly Place[] {
  return LOCKS[many] ?? [];
}

/** The symbols that a key shows, in its bows. */
export function bowPlaces(many: number): readonly Place[] {
  return BOWS[many] ?? [];
}
