/** Colours are written down in this folder and nowhere else: components use their names. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const STYLE = import.meta.dirname;
const PAGE = join(STYLE, "..");
const FILES = readdirSync(PAGE, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /\.(svelte|css)$/.test(file.name) && file.parentPath !== STYLE)
  .map((file) => relative(PAGE, join(file.parentPath, file.name)));
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/** Scripts have private names that look like colours. */
function drawn(source: string): string {
  return source.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!--[\s\S]*?-->/g, "");
}

describe("components", () => {
  it("are found", () => {
    expect(FILES.length).toBeGreaterThan(10);
  });

  it.each(FILES)("have no colour of their own: %s", (file) => {
    const source = readFileSync(join(PAGE, file), "utf8");
    expect(drawn(source).match(COLOUR) ?? []).toEqual([]);
  });
});

describe("the tokens of a game", () => {
  const CSS = readFileSync(join(STYLE, "tokens.css"), "utf8");
  const named = (block: RegExp) => [...CSS.matchAll(block)].flatMap(([, css = ""]) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));

  it("never take the name of one that the page round the game needs", () => {
    const house = new Set(named(/^:root \{([^}]*)\}/gm));
    expect(house).toContain("bar");
    const games = named(/^\[data-game[^{]*\{([^}]*)\}/gm);
    expect(games).toContain("sea");
    expect(games.filter((name) => house.has(name))).toEqual([]);
  });
});
