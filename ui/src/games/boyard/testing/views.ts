/** Views for tests: a turn of seat 0 among four, with what a test changes. */
import type { BatailleView, BoyardView, Course, Player, RiddleView, RoomView } from "../../../types/boyard";
import { AT_FIRST } from "../board/spaces";

export function playerOf(changes: Partial<Player> = {}): Player {
  const hands = { echoes: [], quick: 0, exact: 0, claims: [], even: false, figures: [] };
  return { space: 0, keys: { black: 0, red: 0 }, notes: 0, mark: null, unhurried: false, prepared: true, here: true, hands, ...changes };
}

export function viewOf(changes: Partial<BoyardView> = {}): BoyardView {
  const seats = changes.seats ?? 4;
  return {
    seat: 0,
    seats,
    waiting: [0],
    due: null,
    result: null,
    moves: [],
    free: [],
    off: [],
    ready: [],
    chat: "open",
    options: { language: "fr", notes: 10, rounds: 20, timer: 45, trials: "screen", accept: true, blanks: false, used: "" },
    phase: "turn",
    until: 30_000,
    last: 0,
    players: Array.from({ length: seats }, () => playerOf()),
    first_rolls: Array.from({ length: seats }, () => 3),
    first: 0,
    turn: 0,
    round: 1,
    cells: AT_FIRST.map(({ black, red }) => ({ black, red })),
    die: 0,
    chest: 40,
    purse: [],
    riddles: 180,
    used: "0",
    fan: 0,
    lifted: null,
    resting: null,
    own_riddles: [],
    asked_own: [],
    written: [],
    own_trials: [],
    on: null,
    began: 0,
    opened: 0,
    slot: 0,
    give: 0,
    purses: null,
    hidden: null,
    ...changes,
  };
}

/** What every view of a trial or a riddle has, for somebody with nothing to do. */
export function idle(seat: number | null) {
  return { seat, seats: 4, waiting: [], due: null, result: null, moves: [], free: [], off: [], ready: [], chat: "held" as const };
}

export function riddleOf(changes: Partial<RiddleView> = {}): RiddleView {
  return {
    ...idle(0),
    trial: "riddle",
    asking: { seats: 4, candidate: 0, sand: 45_000, language: "fr", accept: true, text: "Qui suis-je ?", difficulty: 1, tries: null },
    reader: 3,
    phase: "sand",
    until: 45_000,
    began: 0,
    rollers: [1, 2],
    slot: 0,
    throws: [],
    guesses: [],
    appeals: [],
    level: null,
    thinks: null,
    won: null,
    last: 0,
    answers: null,
    comes: null,
    near: [],
    ...changes,
  };
}

export function courseOf(changes: Partial<Course> = {}): Course {
  return {
    setting: { seats: 4, candidate: 0, sand: 45_000, language: "fr", unhurried: [], by_hand: false },
    hands: [],
    by: ["nobody", "good", "nobody", "nobody"],
    echoed: [0, 0, 0, 0],
    asked: [0, 0, 0, 0],
    phase: "brief",
    since: 0,
    until: 8_000,
    last: 0,
    won: null,
    ...changes,
  };
}

export function batailleOf(changes: Partial<BatailleView> = {}): BatailleView {
  return {
    ...idle(0),
    trial: "bataille",
    course: courseOf(),
    tally: { duels: [], opponent: null, needed: 2 },
    throws: [],
    chosen: [],
    own: null,
    sealed: [],
    ...changes,
  };
}

export function roomOf(changes: Partial<RoomView> = {}): RoomView {
  return {
    ...idle(0),
    trial: "room",
    course: courseOf({ phase: "go", until: 45_000 }),
    tally: { duels: [], opponent: 1, needed: 1 },
    card: "nez",
    own: null,
    rivals: [1, 2, 3],
    objected: false,
    again: false,
    agreed: [],
    votes: [],
    ...changes,
  };
}
