import { describe, expect, it } from "vitest";
import type { Catalogue } from "./sentences";

const FILES = import.meta.glob<Catalogue>(["../**/{fr,en}.json", "../**/{fr,en}/*.json"], {
  eager: true,
  import: "default",
});
const FRENCH = Object.keys(FILES).filter((file) => /\bfr\b/.test(file));

function gaps(template: string): string[] {
  return [...template.matchAll(/\{[\w.]+(?::[\w.]+)?\}/g)].map(([gap]) => gap).sort();
}

describe.each(FRENCH)("the catalogue %s and its English one", (file) => {
  const fr = FILES[file] ?? {};
  const en = FILES[file.replace(/\bfr\b/, "en")] ?? {};

  it("have words for the same things", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
  });

  it("leave the same gaps", () => {
    for (const [key, text] of Object.entries(fr)) {
      expect([key, gaps(en[key] ?? "")]).toEqual([key, gaps(text)]);
    }
  });

  it("write French apostrophes and quotes", () => {
    const plain = Object.entries(fr).filter(([, text]) => /\w'\w|"/.test(text));
    expect(plain).toEqual([]);
  });
});
