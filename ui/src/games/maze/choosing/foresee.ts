/** Moves of one's own are shown at once: the pawn stands where it will, and what may be done from there is listed. */
import type { Heading, Hero, MazeMove, MazeView } from "../../../types/maze";
import { HEADINGS, HEROES, planOf } from "../mall/plan";

type Steps = MazeView["reach"][number];

/** The table after a move; null for what others could refuse or what nobody can know. */
export function foresee(view: MazeView, move: MazeMove): MazeView | null {
  if (move.do === "nudge") return { ...view, nudge: { seat: move.seat, by: view.seat ?? 0, at: view.last } };
  if (move.do === "lay_eye") return { ...view, eye: { seat: move.seat, by: view.seat ?? 0, at: view.last } };
  if (move.do !== "slide" && move.do !== "ride" && move.do !== "jump") return null;
  const at = view.pawns[HEROES.indexOf(move.hero)] ?? null;
  const end = at === null ? null : endOf(view, move, at);
  return end === null ? null : stood(view, move.hero, end);
}

/** A look that comes too soon after another is nobody's loss. */
export function unasked({ do: what }: MazeMove): boolean {
  return what === "stare";
}

/** Where a pawn will stand; null if it is elsewhere by now, or something is in its way. */
function endOf(view: MazeView, move: Extract<MazeMove, { do: "slide" | "ride" | "jump" }>, at: number): number | null {
  if (at !== move.start) return null;
  if (move.do === "slide") return wayOf(view, move.hero, at, move.heading)[move.squares - 1] ?? wayOf(view, move.hero, at, move.heading).at(-1) ?? null;
  const end = move.do === "jump" ? move.vortex : (planOf(view.tiles).squares[at]?.escalator ?? null);
  return end !== null && view.pawns.includes(end) ? null : end;
}

function wayOf(view: MazeView, hero: Hero, at: number, heading: Heading): number[] {
  const plan = planOf(view.tiles);
  const isTaken = (square: number) => view.pawns.includes(square) || (view.locked && plan.squares[square]?.kind === "hourglass");
  return plan.way(at, HEADINGS.indexOf(heading), hero, isTaken);
}

/** With a hero there: how far everybody can go from now on, and what I may do. */
function stood(view: MazeView, hero: Hero, square: number): MazeView {
  const pawns = view.pawns.map((at, one) => (HEROES[one] === hero ? square : at));
  const moved = { ...view, pawns };
  const reach = HEROES.map((one, place): Steps => {
    const at = pawns[place] ?? null;
    return HEADINGS.map((heading) => (at === null ? 0 : wayOf(moved, one, at, heading).length)) as Steps;
  });
  const after = { ...moved, reach, talking: false };
  const listed = after.moves.flatMap((move, place) => (staysPossible(after, move, hero) ? [{ move, ready: view.ready[place] ?? 0 }] : []));
  const known = [...listed, ...movesFrom(after, hero, square, view).map((move) => ({ move, ready: 0 }))];
  return { ...after, moves: known.map(({ move }) => move), ready: known.map(({ ready }) => ready) };
}

function staysPossible(after: MazeView, move: MazeMove, moved: Hero): boolean {
  if (!("hero" in move) || !("start" in move)) return true;
  if (move.hero === moved) return false;
  return move.do !== "slide" || (after.reach[HEROES.indexOf(move.hero)]?.[HEADINGS.indexOf(move.heading)] ?? 0) > 0;
}

/** My slides, rides and jumps of a pawn from where it stands now; a card that shortens them still does. */
function movesFrom(after: MazeView, hero: Hero, start: number, { moves, seat, owners }: MazeView): MazeMove[] {
  const isMine = (action: number) => seat !== null && (owners[action]?.includes(seat) ?? false);
  const longest = Math.max(1, ...moves.map((move) => (move.do === "slide" ? move.squares : 0)));
  const slides = HEADINGS.flatMap((heading, way): MazeMove[] => {
    if (!isMine(way) || !after.reach[HEROES.indexOf(hero)]?.[way]) return [];
    return Array.from({ length: longest }, (_, more) => ({ do: "slide", hero, heading, start, squares: more + 1 }));
  });
  const plan = planOf(after.tiles);
  const other = plan.squares[start]?.escalator ?? null;
  const rides: MazeMove[] = isMine(4) && other !== null && !after.pawns.includes(other) ? [{ do: "ride", hero, start }] : [];
  const free = isMine(6) && !after.stolen ? plan.of("vortex", hero).filter(({ number }) => !after.pawns.includes(number)) : [];
  const heading = plan.heading(start);
  const isDoor = heading >= 0 && after.doors.includes(start) && plan.door(Math.floor(start / 16), heading) === hero;
  const explores: MazeMove[] = isMine(5) && isDoor && after.pile.length > 0 ? [{ do: "explore", hero, start }] : [];
  return [...slides, ...rides, ...explores, ...free.map(({ number }): MazeMove => ({ do: "jump", hero, start, vortex: number }))];
}
