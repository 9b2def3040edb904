/** Parts know no game, and no game knows another. */
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>("./*/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
const folderOf = (file: string) => file.split("/")[1] ?? "";
const GAMES = new Set(Object.keys(FILES).map(folderOf).filter((folder) => folder !== "parts"));

/** The folder beside this file that an import leads to. */
function folderFrom(file: string, imported: string): string {
  return folderOf(`./${new URL(imported, `file:///${file.slice(2)}`).pathname.slice(1)}`);
}

describe.each([...GAMES, "parts"])("%s", (folder) => {
  it("imports no game but itself", () => {
    const own = Object.entries(FILES).filter(([file]) => folderOf(file) === folder);
    const reached = own.flatMap(([file, source]) =>
      [...source.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, imported = ""]) => folderFrom(file, imported)),
    );
    expect(reached.filter((other) => other !== folder && GAMES.has(other))).toEqual([]);
  });
});
