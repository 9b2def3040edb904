/** What lies outside of the frame and is worth a chip at its edge. */
import type { Hero, MazeView } from "../../../types/maze";
import { HEROES, type Plan, type Point } from "./plan";
import { middleOf } from "./touched";

export interface Target extends Point {
  kind: "pawn" | "item" | "exit";
  hero: Hero;
}

/** Pawns, and where they are to go: to their items before the theft, to their exits after it. The chosen one's comes first. */
export function targetsOf(view: MazeView, plan: Plan, chosen: Hero): Target[] {
  const inMall = HEROES.filter((_, place) => view.pawns[place] != null).sort((one, other) => Number(other === chosen) - Number(one === chosen));
  const pawns = inMall.map((hero): Target => ({ kind: "pawn", hero, ...middleOf(plan, view.pawns[HEROES.indexOf(hero)] ?? 0) }));
  const goals = inMall.flatMap((hero): Target[] => {
    const at = view.pawns[HEROES.indexOf(hero)] ?? null;
    const [goal] = view.stolen ? exitsOf(view, plan, hero) : plan.of("item", hero).map(({ number }) => number);
    return goal === undefined || goal === at ? [] : [{ kind: view.stolen ? "exit" : "item", hero, ...middleOf(plan, goal) }];
  });
  return [...pawns, ...goals.filter(({ hero }) => view.stolen !== null || hero === chosen)];
}

/** In the first scenario all leave by the mage's. */
function exitsOf({ options }: MazeView, plan: Plan, hero: Hero): number[] {
  return plan.of("exit", options.scenario === 1 ? "mage" : hero).map(({ number }) => number);
}
