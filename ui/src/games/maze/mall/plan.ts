/** The mall as it lies: where squares are, what is on them and where one gets to from them. */
import type { Hero, MazeView } from "../../../types/maze";
import printed from "../../../types/maze.printed.json";
import type { Face, Printed, SquareKind } from "../art/faces";

export { HEROES } from "../art/heroes";
export const HEADINGS = ["north", "east", "south", "west"] as const;
export const ACTIONS = [...HEADINGS, "escalator", "explore", "vortex"] as const;

/** As the view has it: face, x, y and quarter turns. */
export type Tile = MazeView["tiles"][number];

export interface Point {
  x: number;
  y: number;
}

export const FACES = printed as readonly Face[];

/** A square of the mall on the table. */
export interface Square extends Point {
  number: number;
  kind: SquareKind;
  /** Whose an item, exit or vortex is. */
  hero: Hero | null;
  /** The other end of the escalator that ends here. */
  escalator: number | null;
  /** By heading. */
  next: readonly (number | null)[];
  /** Those that the dwarf alone may take, besides. */
  narrow: readonly (number | null)[];
}

export const SIDE = 4;
export const SQUARES = SIDE * SIDE;
/** By heading: the square at which a side has its only door. */
export const DOORS = [2, 11, 13, 4] as const;
/** By heading: to the next square. */
export const STEPS: readonly Point[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];
/** By heading: from a tile's corner to that of the tile beyond its door. */
export const NEIGHBOURS: readonly Point[] = [{ x: 1, y: -4 }, { x: 4, y: 1 }, { x: -1, y: 4 }, { x: -4, y: -1 }];

export class Plan {
  readonly squares: readonly Square[];
  readonly #slots: ReadonlyMap<string, number>;

  constructor(readonly tiles: readonly Tile[]) {
    this.#slots = new Map(tiles.map(([, x, y], slot) => [`${x},${y}`, slot]));
    this.squares = tiles.flatMap((tile, slot) => this.#squaresOf(tile, slot));
  }

  /** The slot of the tile beyond a tile's side, if one lies there. */
  beyond(slot: number, heading: number): number | null {
    const [, x, y] = this.tiles[slot] ?? [0, 0, 0];
    const to = NEIGHBOURS[heading] ?? { x: 0, y: 0 };
    return this.#slots.get(`${x + to.x},${y + to.y}`) ?? null;
  }

  /** What a side of a tile has at its door's place, as the tile lies. */
  door(slot: number, heading: number): null | "in" | Hero {
    const [face, , , turn] = this.tiles[slot] ?? [0, 0, 0, 0];
    return FACES[face]?.doors[(heading - turn + 4) % 4] ?? null;
  }

  /** The square where a hero gets from here by one step; null where something is in the way. */
  step(square: number, heading: number, hero: Hero): number | null {
    const from = this.squares[square];
    return from?.next[heading] ?? (hero === "dwarf" ? (from?.narrow[heading] ?? null) : null);
  }

  /** The squares of a straight way from here, as far as it is free. */
  way(square: number, heading: number, hero: Hero, taken: (square: number) => boolean): number[] {
    const way: number[] = [];
    for (let next = this.step(square, heading, hero); next !== null && !taken(next); next = this.step(next, heading, hero)) way.push(next);
    return way;
  }

  /** Where the tile beyond an open door would lie: its corner. */
  place(door: number): Point {
    const [, x, y] = this.tiles[Math.floor(door / SQUARES)] ?? [0, 0, 0];
    const to = NEIGHBOURS[this.heading(door)] ?? { x: 0, y: 0 };
    return { x: x + to.x, y: y + to.y };
  }

  /** To which side a door's square leads. */
  heading(door: number): number {
    return DOORS.indexOf((door % SQUARES) as (typeof DOORS)[number]);
  }

  /** Squares of a kind; of a hero, if one is named. */
  of(kind: SquareKind, hero?: Hero): Square[] {
    return this.squares.filter((one) => one.kind === kind && (hero === undefined || one.hero === hero));
  }

  #squaresOf([face, left, top, turn]: Tile, slot: number): Square[] {
    const first = slot * SQUARES;
    const lying = turned(FACES[face]?.squares ?? [], turn);
    return lying.map((square, place) => {
      const x = place % SIDE;
      const y = Math.floor(place / SIDE);
      const other = lying.findIndex((one, there) => there !== place && square.escalator > 0 && one.escalator === square.escalator);
      const inside = (heading: number) => first + place + (STEPS[heading]?.x ?? 0) + SIDE * (STEPS[heading]?.y ?? 0);
      return {
        number: first + place,
        x: left + x,
        y: top + y,
        kind: square.kind,
        hero: square.hero,
        escalator: other < 0 ? null : first + other,
        next: [0, 1, 2, 3].map((heading) => {
          if (leaves(place, heading)) return this.#through(slot, heading, place);
          return ((square.walls | square.orange) >> heading) & 1 ? null : inside(heading);
        }),
        narrow: [0, 1, 2, 3].map((heading) => (!leaves(place, heading) && (square.orange >> heading) & 1 ? inside(heading) : null)),
      };
    });
  }

  /** Through a door of a tile, if both sides have one. */
  #through(slot: number, heading: number, place: number): number | null {
    const back = (heading + 2) % 4;
    const there = this.beyond(slot, heading);
    if (there === null || DOORS[heading] !== place || !this.door(slot, heading) || !this.door(there, back)) return null;
    return there * SQUARES + (DOORS[back] ?? 0);
  }
}

/** The squares of a face after so many quarter turns clockwise: (x, y) comes to (3 - y, x). */
function turned(squares: readonly Printed[], turn: number): Printed[] {
  let lying = [...squares];
  for (let i = 0; i < turn; i += 1) {
    lying = lying.map((_, place) => {
      const [x, y] = [place % SIDE, Math.floor(place / SIDE)];
      const from = lying[(SIDE - 1 - x) * SIDE + y] as Printed;
      return { ...from, walls: turnedBits(from.walls), orange: turnedBits(from.orange) };
    });
  }
  return lying;
}

/** The place of a square as it is printed, of one on a tile that was turned. */
export function turnedBack(place: number, turn: number): number {
  let [x, y] = [place % SIDE, Math.floor(place / SIDE)];
  for (let i = 0; i < turn; i += 1) [x, y] = [y, SIDE - 1 - x];
  return y * SIDE + x;
}

function turnedBits(bits: number): number {
  return ((bits << 1) | (bits >> 3)) & 15;
}

/** Whether a step from this place of a tile leaves it. */
function leaves(place: number, heading: number): boolean {
  const x = (place % SIDE) + (STEPS[heading]?.x ?? 0);
  const y = Math.floor(place / SIDE) + (STEPS[heading]?.y ?? 0);
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE;
}

let last: Plan | null = null;

/** The plan of these tiles; the same one for as long as no tile is laid. */
export function planOf(tiles: readonly Tile[]): Plan {
  if (!last || last.tiles.length !== tiles.length || tiles.some((tile, slot) => String(tile) !== String(last?.tiles[slot]))) last = new Plan(tiles);
  return last;
}
