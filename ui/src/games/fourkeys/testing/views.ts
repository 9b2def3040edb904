/** Views for tests: a table before anything happened, with what a test changes. */
import type { Dungeon, FourKeysView, Lay, Pile, PileName, Square, Take } from "../../../types/fourkeys";
import { PRINTED } from "../cards/cards";
import { PILES } from "../mat/piles";

/** The first cards of a pile; those of a start door have none. */
export function cardsOf(pile: PileName | null): number[] {
  return PRINTED.flatMap((printed, card) => (printed.pile === pile ? [card] : []));
}

export function cardOf(pile: PileName | null, place = 0): number {
  const card = cardsOf(pile)[place];
  if (card === undefined) throw new Error(`${pile} has no card ${place}`);
  return card;
}

export function squareOf(row: number, column: number, card: number | null, changes: Partial<Square> = {}): Square {
  return { row, column, card, turned: false, gold: 0, ...changes };
}

export function dungeonOf(squares: Square[], changes: Partial<Dungeon> = {}): Dungeon {
  return { squares, coins: 4, gold: 4, ...changes };
}

export function pileOf(name: PileName, changes: Partial<Pile> = {}): Pile {
  const [top = null, ...below] = cardsOf(name);
  return { top, below, removed: [], coming: null, ...changes };
}

export function takeOf(pile: PileName, push_to: number | null = null): Take {
  return { do: "take", pile, push_to };
}

export function layOf(row: number, column: number, turned = false): Lay {
  return { do: "lay", row, column, turned };
}

export function viewOf(changes: Partial<FourKeysView> = {}): FourKeysView {
  const seats = changes.seats ?? 3;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const tiles = all.map((seat) => ({ seat, acolyte: false }));
  return {
    seat: 0,
    seats,
    waiting: [0],
    due: null,
    result: null,
    moves: [],
    free: [],
    off: [],
    options: {},
    phase: "choose",
    round: 1,
    line: seats === 2 ? [...tiles, ...tiles.map(({ seat }) => ({ seat, acolyte: true }))] : tiles,
    places: [null, null, null, null],
    first: all,
    piles: PILES.map((name) => pileOf(name)),
    hand: null,
    dungeons: all.map((seat) => dungeonOf([squareOf(0, 0, cardOf(null, seat))])),
    forecasts: [],
    idle: true,
    ...changes,
  };
}
