/** What may be written freely, as a form: the fields of a shape, from the JSON Schema of a game's moves. */
import { limitsOf, resolved, type Schema } from "../../wire/schema";
import type { Speech } from "../../words/sentences";

/** What one field takes. */
export type Takes =
  | { takes: "choice"; values: readonly unknown[]; kind: string }
  | { takes: "number"; whole: boolean; least?: number; most?: number }
  | { takes: "text"; least: number; most?: number }
  | { takes: "switch" }
  | { takes: "list"; of: Takes; least: number; most?: number }
  | { takes: "shape"; fields: readonly Field[] }
  /** What no control is made for: written as JSON. */
  | { takes: "json" };

export interface Field {
  name: string;
  /** May be left empty. */
  optional: boolean;
  /** What it begins with. */
  initial: unknown;
  takes: Takes;
}

/** A whole number of so few values is picked from them. */
const FEW = 12;

/** The fields of the shape that is called so; none if there is no such shape. */
export function fieldsOf(moves: Schema, name: string, seats: number, speech: Speech): readonly Field[] {
  const kinds = { ...speech.gaps(`move.${name}`), ...speech.gaps(`talk.${name}`) };
  const shapes = (moves.anyOf ?? [moves]).map((shape) => resolved(shape, moves.$defs));
  const shape = shapes.find(({ properties }) => properties?.do?.enum?.includes(name));
  return shape ? new Reader(moves.$defs, seats, kinds).fields(shape) : [];
}

/** What was filled in, as the rules read it. */
export function filled(fields: readonly Field[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, takes }) => [name, written(takes, values[name])]));
}

function written(takes: Takes, value: unknown): unknown {
  if (takes.takes === "list") return (value as unknown[]).map((item) => written(takes.of, item));
  if (takes.takes === "shape") return filled(takes.fields, value as Record<string, unknown>);
  return takes.takes === "json" ? parsed(String(value)) : value;
}

/** What is no JSON is a text: if the rules want something else, they say so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What stands in a control at first. */
export function blank(takes: Takes): unknown {
  if (takes.takes === "choice") return takes.values[0];
  if (takes.takes === "number") return takes.least ?? 0;
  if (takes.takes === "list") return Array.from({ length: takes.least }, () => blank(takes.of));
  if (takes.takes === "shape") return Object.fromEntries(takes.fields.map(({ name, initial }) => [name, initial]));
  return takes.takes === "switch" ? false : "";
}

class Reader {
  constructor(
    private readonly shapes: Schema["$defs"],
    private readonly seats: number,
    /** What fills the gaps of the shape's sentence: how that names things, so are they offered. */
    private readonly kinds: Readonly<Record<string, string>>,
  ) {}

  fields({ properties = {}, required = [] }: Schema): Field[] {
    const own = Object.entries(properties).filter(([name]) => name !== "do");
    return own.map(([name, schema]) => {
      const some = (schema.anyOf ?? [schema]).filter(({ type }) => type !== "null");
      const empty = some.length < (schema.anyOf?.length ?? 1);
      const takes = this.#takes(some.length === 1 ? some[0]! : schema, name, empty);
      const initial = "default" in schema ? schema.default : empty ? null : blank(takes);
      return { name, optional: empty || !required.includes(name), initial, takes };
    });
  }

  /** Where it may be `empty`, nothing is one of several things. */
  #takes(referring: Schema, name: string, empty = false): Takes {
    const schema = resolved(referring, this.shapes);
    const kind = this.kinds[name] || name;
    const values = this.#values(schema, kind);
    if (values) return { takes: "choice", values: empty ? [null, ...values] : values, kind: kind === "player" ? "seat" : kind };
    switch (schema.type) {
      case "boolean":
        return { takes: "switch" };
      case "integer":
      case "number":
        return { takes: "number", whole: schema.type === "integer", ...limitsOf(schema) };
      case "string":
        return { takes: "text", least: schema.minLength ?? 0, most: schema.maxLength };
      case "array":
        return this.#list(schema, name);
      default:
        return schema.properties ? { takes: "shape", fields: this.fields(schema) } : { takes: "json" };
    }
  }

  /** All that can be in a field, if it is one of few things. */
  #values(schema: Schema, kind: string): readonly unknown[] | undefined {
    if (schema.enum || schema.type !== "integer") return schema.enum;
    if (kind === "player" || kind === "seat") return numbers(0, this.seats - 1);
    const { least, most } = limitsOf(schema);
    return least !== undefined && most !== undefined && most - least < FEW ? numbers(least, most) : undefined;
  }

  /** Of things that are alike. */
  #list({ items, prefixItems = [], minItems = 0, maxItems }: Schema, name: string): Takes {
    const alike = new Set(prefixItems.map((item) => JSON.stringify(item))).size === 1;
    const of = alike ? prefixItems[0] : items;
    return of ? { takes: "list", of: this.#takes(of, name), least: minItems, most: maxItems } : { takes: "json" };
  }
}

function numbers(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
