/** What can be read from a lesson's steps without playing it. */
import type { StepShown } from "../types/protocol";

/** For each step, how many own moves the longest way from it to the end has. */
export function choicesAhead(steps: readonly StepShown[]): number[] {
  const known = new Map<number, number>();
  const count = (number: number): number => {
    const found = known.get(number);
    if (found !== undefined) return found;
    known.set(number, 0); // a way back to this step adds nothing
    const { ways = [], next } = steps[number] ?? {};
    const after = ways.length ? ways.map(({ to }) => count(to)) : next === undefined ? [0] : [count(next)];
    const most = Math.max(...after) + (ways.length ? 1 : 0);
    known.set(number, most);
    return most;
  };
  return steps.map((_, number) => count(number));
}

/** Moves are small objects: the same fields with the same values, or lists of them. */
export function sameMove(one: object, other: object): boolean {
  const left = Object.entries(one);
  const right = new Map(Object.entries(other));
  return left.length === right.size && left.every(([key, value]) => sameValue(value, right.get(key)));
}

function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, place) => sameValue(item, other[place]));
}
