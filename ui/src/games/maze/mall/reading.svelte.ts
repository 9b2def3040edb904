/** A cursor that walks the squares and says them, for whoever does not see them. */
import type { Heading, MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import { HEADINGS, HEROES, planOf, SQUARES, STEPS, type Plan, type Square } from "./plan";

const ARROWS: Readonly<Record<string, Heading>> = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };

export class Reading {
  /** The square that is read; null: arrows move pawns. */
  at = $state<number | null>(null);

  constructor(
    private readonly view: () => MazeView,
    private readonly speech: () => Speech,
    /** Where reading begins. */
    private readonly start: () => number,
  ) {}

  /** What is said of the square. */
  readonly said: string = $derived.by(() => (this.at === null ? "" : squareSaid(this.view(), this.at, this.speech())));

  /** Does what the key means; false if it means nothing here. */
  pressed(key: string): boolean {
    if (key.toLowerCase() === "q") {
      this.at = this.at === null ? this.start() : null;
      return true;
    }
    const heading = ARROWS[key];
    if (this.at === null || (!heading && key !== "Escape")) return false;
    this.at = heading ? (beside(planOf(this.view().tiles), this.at, HEADINGS.indexOf(heading)) ?? this.at) : null;
    return true;
  }
}

/** The square that lies beside one on the table, walls or not. */
function beside(plan: Plan, at: number, heading: number): number | null {
  const from = plan.squares[at];
  const step = STEPS[heading];
  if (!from || !step) return null;
  return plan.squares.find(({ x, y }) => x === from.x + step.x && y === from.y + step.y)?.number ?? null;
}

/** "Corridor, wall to the north, yellow door shut to the west; the elf." */
export function squareSaid(view: MazeView, at: number, speech: Speech): string {
  const plan = planOf(view.tiles);
  const square = plan.squares[at];
  if (!square) return "";
  const [face = 0] = view.tiles[Math.floor(at / SQUARES)] ?? [];
  const here = HEROES.filter((_, place) => view.pawns[place] === at).map((hero) => speech.say(`hero.${hero}`));
  const parts = [groundSaid(view, square, speech), ...(square.kind === "none" ? [] : sidesSaid(view, plan, square, speech)), ...here];
  return speech.say("mall.square", { tile: face < 2 ? 1 : face, what: parts.join(", ") });
}

function groundSaid({ used, stolen }: MazeView, { number, kind, hero, escalator }: Square, speech: Speech): string {
  const off = used.includes(number) || (kind === "vortex" && stolen !== null);
  const ground = speech.say(`mall.${kind}`, { hero });
  const moving = escalator === null ? [] : [speech.say("mall.escalator")];
  return [ground, ...moving, ...(off ? [speech.say("mall.off")] : [])].join(", ");
}

function sidesSaid(view: MazeView, plan: Plan, { number, next, narrow }: Square, speech: Speech): string[] {
  const walls = HEADINGS.filter((_, side) => next[side] === null && narrow[side] === null && !isDoor(plan, number, side));
  const orange = HEADINGS.filter((_, side) => narrow[side] !== null);
  const doors = HEADINGS.flatMap((heading, side) => (isDoor(plan, number, side) ? [doorSaid(view, plan, number, heading, side, speech)] : []));
  const named = (sides: readonly Heading[]) => speech.listed(sides.map((side) => speech.say(`mall.to.${side}`)));
  return [...(walls.length ? [speech.say("mall.walls", { sides: named(walls) })] : []), ...(orange.length ? [speech.say("mall.orange", { sides: named(orange) })] : []), ...doors];
}

function isDoor(plan: Plan, square: number, side: number): boolean {
  return plan.heading(square) === side && plan.door(Math.floor(square / SQUARES), side) !== null;
}

function doorSaid(view: MazeView, plan: Plan, square: number, heading: Heading, side: number, speech: Speech): string {
  const leads = plan.door(Math.floor(square / SQUARES), side);
  const state = plan.squares[square]?.next[side] != null ? "open" : view.blind.includes(square) ? "blind" : "shut";
  return speech.say(`mall.door.${state}`, { hero: leads, side: speech.say(`mall.to.${heading}`) });
}
