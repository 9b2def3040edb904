import { describe, expect, it } from "vitest";
import type { Schema } from "../../wire/schema";
import { spoken } from "../parts/testing/people";
import { blank, fieldsOf, filled, type Field } from "./form";

const words = { "talk.accuse": "{target:player}: {face:card}" };
const speech = spoken([{ fr: words, en: words }]);

/** As msgspec writes the schema of `Accuse | Write`. */
const MOVES: Schema = {
  anyOf: [{ $ref: "#/$defs/Accuse" }, { $ref: "#/$defs/Write" }],
  $defs: {
    Accuse: {
      type: "object",
      properties: { do: { enum: ["accuse"] }, target: { type: "integer" }, face: { enum: ["key", "fake"] } },
      required: ["do", "target", "face"],
    },
    Write: {
      type: "object",
      properties: {
        do: { enum: ["write"] },
        word: { type: "string", minLength: 4, maxLength: 9 },
        chest: { type: "integer", minimum: 0, exclusiveMaximum: 5 },
        bet: { type: "integer", minimum: 1, maximum: 500 },
        loud: { type: "boolean", default: false },
        seat: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
        spots: { type: "array", items: { $ref: "#/$defs/Spot" }, maxItems: 3 },
        pair: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }], minItems: 2, maxItems: 2, items: false },
        odd: { anyOf: [{ type: "string" }, { type: "integer" }] },
      },
      required: ["do", "word", "chest", "bet", "spots", "pair", "odd"],
    },
    Spot: { type: "object", properties: { row: { type: "integer" }, up: { type: "boolean" } }, required: ["row", "up"] },
  },
};

describe("a form", () => {
  const fields = fieldsOf(MOVES, "write", 3, speech);
  const takes = (name: string) => fields.find((field) => field.name === name)?.takes;

  it("offers players and things by the kinds that the shape's sentence names", () => {
    const [target, face] = fieldsOf(MOVES, "accuse", 3, speech);
    expect(target?.takes).toEqual({ takes: "choice", values: [0, 1, 2], kind: "seat" });
    expect(face?.takes).toEqual({ takes: "choice", values: ["key", "fake"], kind: "card" });
  });

  it("keeps the limits of texts and numbers, and lists numbers that are few", () => {
    expect(takes("word")).toEqual({ takes: "text", least: 4, most: 9 });
    expect(takes("chest")).toEqual({ takes: "choice", values: [0, 1, 2, 3, 4], kind: "chest" });
    expect(takes("bet")).toEqual({ takes: "number", whole: true, least: 1, most: 500 });
    expect(takes("loud")).toEqual({ takes: "switch" });
  });

  it("lets be empty what may be, and begins with the defaults", () => {
    expect(takes("seat")).toEqual({ takes: "choice", values: [null, 0, 1, 2], kind: "seat" });
    expect(fields.filter(({ optional }) => optional).map(({ name }) => name)).toEqual(["loud", "seat"]);
    expect(fields.find(({ name }) => name === "seat")?.initial).toBeNull();
  });

  it("asks for lists and for shapes within, and leaves the rest to JSON", () => {
    const spot = { takes: "shape", fields: [expect.objectContaining({ name: "row" }), expect.objectContaining({ name: "up" })] };
    expect(takes("spots")).toEqual({ takes: "list", of: spot, least: 0, most: 3 });
    expect(takes("pair")).toEqual({ takes: "list", of: { takes: "text", least: 0 }, least: 2, most: 2 });
    expect(takes("odd")).toEqual({ takes: "json" });
  });

  it("is written as the rules read it", () => {
    const odd: Field = { name: "odd", optional: false, initial: "", takes: { takes: "json" } };
    const list: Field = { name: "list", optional: false, initial: [], takes: { takes: "list", of: odd.takes, least: 0 } };
    expect(filled([odd, list], { odd: "[1, 2]", list: ["3", "three"] })).toEqual({ odd: [1, 2], list: [3, "three"] });
    expect(blank({ takes: "list", of: { takes: "text", least: 0 }, least: 2 })).toEqual(["", ""]);
  });

  it("has no fields for what is not there", () => {
    expect(fieldsOf(MOVES, "nothing", 3, speech)).toEqual([]);
    expect(fieldsOf({ $ref: "#/$defs/Spot", $defs: MOVES.$defs }, "nothing", 3, speech)).toEqual([]);
  });
});
