/** What a view holds besides what the table shows in its own places, field by field. */
import type { View } from "../../types/protocol";

type Thing = Readonly<Record<string, unknown>>;

/** What every view has: seats, controls and the end have their own places. */
const SHOWN_ELSEWHERE = ["seat", "seats", "waiting", "due", "result", "moves", "free", "off", "ready", "chat"];

/** Those of a view, or of a thing in it. */
export function fieldsIn(thing: object): [name: string, value: unknown][] {
  const fields = Object.entries(thing);
  return isView(thing) ? fields.filter(([name]) => !SHOWN_ELSEWHERE.includes(name)) : fields;
}

/** The fields that are not as they were. */
export function changedIn(view: View, before: View): ReadonlySet<string> {
  const was = before as unknown as Thing;
  const names = fieldsIn(view).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]));
  return new Set(names.map(([name]) => name));
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** Things of more than a word each: they are shown one below the other. */
export function areWordy(items: readonly unknown[]): boolean {
  return items.some((item) => typeof item === "object" && item !== null);
}

/** A thing of things, such as the view of a small game: it is shown field by field itself. */
export function isDeep(value: unknown): value is Thing {
  const hasList = (part: unknown) => Array.isArray(part) && areWordy(part);
  return isThing(value) && (isView(value) || Object.values(value).some((part) => hasList(part) || isDeep(part)));
}

function isView(thing: object): boolean {
  return "waiting" in thing && "moves" in thing;
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
