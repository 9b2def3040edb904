/**
 * Views for tests and pictures: five in the middle of a game at level 3, from seat 0, who explores and
 * goes south. What a test changes is made whole: what may be done follows from where the pawns stand.
 */
import type { Action, Fate, Hero, MazeMove, MazeOptions, MazeView, Past } from "../../../types/maze";
import { ACTIONS, HEADINGS, HEROES, Plan, SQUARES, type Tile } from "../mall/plan";

/** Eleven tiles with all items and exits. */
export const TILES: Tile[] = [
  [0, 0, 0, 0],
  [7, -4, -1, 3],
  [4, -1, 4, 2],
  [6, 3, 5, 1],
  [11, -3, -5, 0],
  [9, 1, -4, 0],
  [8, -7, -6, 3],
  [2, 2, -8, 0],
  [12, 4, 1, 1],
  [3, -8, -2, 2],
  [10, 5, -3, 1],
];

/** What is on the action tiles for so many players. */
export function platesFor(seats: number): Action[][] {
  if (seats === 1) return ACTIONS.map((action) => [action]);
  if (seats === 2) return [["vortex", "north", "east"], ["escalator", "explore", "south", "west"]];
  if (seats === 3) return [["vortex", "west"], ["escalator", "explore", "south"], ["north", "east"]];
  const plates: Action[][] = [["vortex", "west"], ["explore", "south"], ["escalator", "east"], ["north"], ["west"], ["east"], ["south"], ["north"]];
  return plates.slice(0, seats);
}

export const OPTIONS: MazeOptions = { scenario: 4, level: 3, sand: 180, tiles: 0, first_out: false, honour: false, free_text: false, ghosts_guess: false };

export function viewOf(changes: Partial<MazeView> = {}): MazeView {
  const seats = changes.seats ?? 5;
  const seat = changes.seat === undefined ? 0 : changes.seat;
  const tiles = changes.tiles ?? TILES;
  const pawns = changes.pawns ?? [5, 157, 94, 36];
  const plates = platesFor(seats);
  const hands = changes.hands ?? Array.from({ length: seats }, (_, of) => [(of + 1) % seats]);
  const owners = ACTIONS.map((action) => hands.flatMap((held, of) => (held.some((tile) => plates[tile]?.includes(action)) ? [of] : [])));
  const part = { seats, seat, tiles, pawns, owners, ...mallOf(tiles, pawns), stolen: changes.stolen ?? null, pile: changes.pile ?? [5, 13, 14] };
  const moves = changes.moves ?? [...movesOf(part), ...signalsOf(part)];
  return { ...RUNNING, ...part, prepared: all(seats, true), plates, hands, status: all(seats, "in"), cards: all(seats, null), revealed: all(seats, false), past: pastOf(seats), possible: all(seats, 0), ...changes, moves, ready: changes.ready ?? moves.map(() => 0) };
}

const RUNNING = {
  waiting: [],
  due: null,
  result: null,
  free: [],
  off: [],
  chat: "shut",
  options: OPTIONS,
  phase: "run",
  until: 0,
  began: 20_000,
  last: 128_000,
  top: null,
  used: [14],
  ball: 0,
  second: false,
  sand: 200_000,
  frozen: false,
  low: false,
  talking: false,
  locked: false,
  out: [],
  deck: null,
  nudge: null,
  eye: null,
  declarer: null,
  card: "M03",
  camp: "hero",
  mission: "open",
  confesses: null,
  bound: 0,
  accusations: 0,
  accusation: null,
  offer: null,
  guessing: null,
  outcome: null,
  fates: null,
  deal: null,
} satisfies Partial<MazeView>;

export function pastOf(seats: number, changes: Partial<Past> = {}): Past {
  return {
    flips: [],
    lefts: [],
    last_flip: 0,
    acts: all(seats, 0),
    pawns: all(seats, -1),
    hands: [3, 1, 2, 4],
    touched: [0, 0, 0, 0],
    earlier: [0, 0, 0, 0],
    nudgers: all(seats, 0),
    armed: all(seats, -1),
    signals: Array.from({ length: seats }, () => [0, 0, 0]),
    taunts: all(seats, 0),
    accusing: all(seats, 0),
    cases: [],
    jumps: [],
    opened: [],
    window: [],
    huddle: null,
    gone: all(seats, -1_000_000),
    closed: [],
    voted: all(seats, 0),
    turns: [],
    breaches: [],
    lost: [],
    ...changes,
  };
}

/** After a flip: everybody may talk, and my tiles are others now. */
export function talkView(changes: Partial<MazeView> = {}): MazeView {
  return viewOf({ talking: true, chat: "held", free: ["say"], used: [14, 39], pawns: [39, 157, 94, 57], hands: [[0], [1], [2], [3], [4]], nudge: { seat: 0, by: 2, at: 120_000 }, ...changes });
}

/** After the theft: vortexes are off, and one is out. */
export function alarmView(changes: Partial<MazeView> = {}): MazeView {
  return viewOf({ stolen: { by: 3, at: 140_000, left: 48_000, pile: 3, nudged: null, eyed: 4 }, last: 162_000, pawns: [70, null, 163, 132], out: [{ hero: "mage", by: 1, at: 158_000 }], low: false, eye: { seat: 4, by: 1, at: 90_000 }, ...changes });
}

/** Seat 3 is accused by seat 1; two have voted, I have not. */
export function accusationView(changes: Partial<MazeView> = {}): MazeView {
  const accusation = { number: 1, by: 1, seats: [3], votes: [null, true, true, null, null], voters: [0, 1, 2, 4], approved: [[1, 0], [2, 0]] as [number, number][], until: 132_000 };
  const moves: MazeMove[] = [{ do: "vote", accusation: 1, guilty: true }, { do: "vote", accusation: 1, guilty: false }];
  return viewOf({ accusations: 1, accusation, ...changes, moves: changes.moves ?? [...viewOf(changes).moves, ...moves] });
}

/** The accuser was right: seat 3 is a ghost, and I may turn the sand. */
export function offerView(changes: Partial<MazeView> = {}): MazeView {
  const moves: MazeMove[] = [{ do: "flip_sand", accusation: 1, flip: true }, { do: "flip_sand", accusation: 1, flip: false }];
  return viewOf({
    accusations: 1,
    offer: { accusation: 1, seat: 0, until: 132_000 },
    status: ["in", "in", "in", "ghost", "in"],
    cards: [null, null, null, "P02", null],
    hands: [[1], [2], [3], [], [0, 4]],
    ...changes,
    moves: changes.moves ?? [...viewOf(changes).moves, ...moves],
  });
}

/** Before the sand is turned: one tile, two are ready. */
export function briefView(changes: Partial<MazeView> = {}): MazeView {
  const moves: MazeMove[] = [{ do: "be_ready" }];
  return viewOf({ phase: "brief", until: 60_000, began: 0, last: 4_000, sand: 0, tiles: TILES.slice(0, 1), pawns: [5, 6, 9, 10], used: [], pile: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], talking: true, chat: "open", prepared: [false, true, false, true, false], moves, ...changes });
}

/** All are out with 9 seconds left; seat 3 was a traitor. */
export function overView(changes: Partial<MazeView> = {}): MazeView {
  const cards = ["M03", "H02", "R01", "P02", "V01"];
  const fates: Fate[] = cards.map((card, seat) => ({
    card,
    camp: seat === 3 ? "traitor" : "hero",
    status: seat === 3 ? "ghost" : "in",
    wins: seat === 3 ? "no" : "full",
    mission: seat === 0 ? true : null,
    moments: seat === 0 ? [82_000, 121_000] : [],
    breaches: 0,
  }));
  return viewOf({
    phase: "over",
    moves: [],
    stolen: { by: 3, at: 140_000, left: 48_000, pile: 3, nudged: null, eyed: null },
    last: 191_000,
    pawns: [null, null, null, null],
    out: HEROES.map((hero, order) => ({ hero, by: order, at: 158_000 + 11_000 * order })),
    status: ["in", "in", "in", "ghost", "in"],
    cards,
    deal: cards,
    outcome: "escape",
    result: { winners: [0, 1, 2, 4], scores: [1, 1, 1, 0, 1], why: "escape" },
    fates,
    ...changes,
  });
}

/** Alone: south lies on top, and what follows is not known. */
export function soloView(changes: Partial<MazeView> = {}): MazeView {
  const owners = ACTIONS.map((action) => (action === "south" ? [0] : []));
  const moves = movesOf({ ...viewOf({ seats: 1 }), owners });
  return viewOf({
    seats: 1,
    options: { ...OPTIONS, level: 0 },
    card: null,
    camp: null,
    mission: null,
    deck: { turned: ["east", "vortex", "south"], next: null },
    hands: [[0, 1, 2, 3, 4, 5, 6]],
    owners,
    moves: [...moves, { do: "turn_tile" }],
    ...changes,
  });
}

/** What follows from how tiles and pawns lie. */
function mallOf(tiles: readonly Tile[], pawns: MazeView["pawns"]): Pick<MazeView, "doors" | "blind" | "reach"> {
  const plan = new Plan(tiles);
  const doors = plan.squares.map(({ number }) => number).filter((square) => {
    const heading = plan.heading(square);
    const door = heading < 0 ? null : plan.door(Math.floor(square / SQUARES), heading);
    return door !== null && door !== "in" && plan.squares[square]?.next[heading] === null;
  });
  const isBlind = (square: number) => plan.beyond(Math.floor(square / SQUARES), plan.heading(square)) !== null;
  const reach = pawns.map((at, hero) => HEADINGS.map((_, heading) => (at === null ? 0 : plan.way(at, heading, HEROES[hero] as Hero, (square) => pawns.includes(square)).length)));
  return { doors: doors.filter((door) => !isBlind(door)), blind: doors.filter(isBlind), reach: reach as MazeView["reach"] };
}

type Part = Pick<MazeView, "seats" | "seat" | "tiles" | "pawns" | "owners" | "doors" | "reach" | "stolen" | "pile">;

/** What may be done with pawns. */
function movesOf({ seat, tiles, pawns, owners, doors, reach, stolen, pile }: Part): MazeMove[] {
  const plan = new Plan(tiles);
  const mine = (action: Action) => seat !== null && owners[ACTIONS.indexOf(action)]?.includes(seat);
  return pawns.flatMap((start, place): MazeMove[] => {
    const hero = HEROES[place] as Hero;
    if (start === null) return [];
    const slides = HEADINGS.flatMap((heading, way) => (mine(heading) && reach[place]?.[way] ? [1, 2, 3, 4, 5, 6, 7].map((squares): MazeMove => ({ do: "slide", hero, heading, start, squares })) : []));
    const rides: MazeMove[] = mine("escalator") && plan.squares[start]?.escalator != null ? [{ do: "ride", hero, start }] : [];
    const own = plan.door(Math.floor(start / SQUARES), plan.heading(start)) === hero;
    const explores: MazeMove[] = mine("explore") && pile.length && own && doors.includes(start) ? [{ do: "explore", hero, start }] : [];
    const jumps = mine("vortex") && !stolen ? plan.of("vortex", hero).flatMap(({ number }): MazeMove[] => (pawns.includes(number) ? [] : [{ do: "jump", hero, start, vortex: number }])) : [];
    return [...slides, ...rides, ...explores, ...jumps];
  });
}

/** Looks, the pawn and the eye card, for everybody else. */
function signalsOf({ seats, seat }: Part): MazeMove[] {
  const others = Array.from({ length: seats }, (_, of) => of).filter((of) => of !== seat);
  return seat === null ? [] : others.flatMap((of): MazeMove[] => [{ do: "nudge", seat: of }, { do: "stare", seat: of }, { do: "lay_eye", seat: of }, { do: "accuse", seats: [of] }]);
}

function all<T>(seats: number, value: T): T[] {
  return Array.from({ length: seats }, () => value);
}
