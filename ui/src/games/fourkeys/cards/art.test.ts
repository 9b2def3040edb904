import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { doorScene, keyScene, PICTURES, plate, roomScene } from "./art";
import { isDoor, PRINTED, SYMBOLS } from "./cards";
import { bowPlaces, lockPlaces } from "./places";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../style/tokens.css"), "utf8");
const drawing = (name: string) => readFileSync(join(import.meta.dirname, "../art", `${name}.svg`), "utf8");

describe("the drawings", () => {
  it("are there for both sides of every card, and none is left over", () => {
    const used = new Set(SYMBOLS.map(plate));
    for (const card of PRINTED) {
      if (isDoor(card)) used.add(doorScene(card)).add(roomScene(card));
      else used.add(keyScene(card));
    }
    const others = PICTURES.filter((address) => !used.has(address));
    expect(others.map((address) => /(\w+)(?:-\w+)?\.svg/.exec(address)?.[1])).toEqual(["coin", "tile", "token"]);
  });

  it("have a place for every symbol that is printed", () => {
    for (const card of PRINTED) {
      if (isDoor(card)) expect(lockPlaces(card.needs.length)).toHaveLength(card.needs.length);
      else for (const face of card.faces) expect(bowPlaces(face.length)).toHaveLength(face.length);
    }
  });

  it.each(SYMBOLS)("show the %s in its colour, on iron", (symbol) => {
    const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(TOKENS)?.[1];
    const svg = drawing(`plate-${symbol}`);
    expect(svg).toContain(`fill="${colour(`sym-${symbol === "hexagon" ? "hex" : symbol}`)}"`);
    expect(svg).toContain(`stop-color="${colour("plate-iron")}"`);
  });

  it("are small", () => {
    const folder = join(import.meta.dirname, "../art");
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
  });
});
