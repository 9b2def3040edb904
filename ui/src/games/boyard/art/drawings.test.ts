import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emblemOf } from "../chest/notes";
import { dieFace, noteFace, PICTURES, signOf } from "./drawings";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../style/tokens.css"), "utf8");
const PLAIN = ["anchor", "fish", "lighthouse", "ship", "whale"] as const;

it("are there for every kind of space, die and note", () => {
  for (const kind of ["start", "trial", "or", "and", "guardian", "tiger"] as const) expect(PICTURES).toContain(signOf(kind));
  for (const face of [1, 2, 3, 4, 5, 6] as const) expect(PICTURES).toContain(dieFace(face));
  for (const value of [1_000, 5_000, 10_000, 50_000, 100_000, 500_000]) expect(PICTURES).toContain(noteFace(emblemOf(value)));
});

it.each(PLAIN)("the note of the %s has the colour on which its figures can be read", (emblem) => {
  const colour = new RegExp(`--note-${emblem}: (#[0-9a-f]{6})`).exec(TOKENS)?.[1];
  expect(readFileSync(join(import.meta.dirname, `note-${emblem}.svg`), "utf8")).toContain(`fill="${colour}"`);
});

it("are small", () => {
  const sizes = readdirSync(import.meta.dirname).map((file) => statSync(join(import.meta.dirname, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(5_000);
});
