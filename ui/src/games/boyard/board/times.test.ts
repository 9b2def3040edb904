import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { POUNCE, STEP, THROW } from "./times";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../style/tokens.css"), "utf8");
const token = (name: string) => Number(new RegExp(`--${name}: (\\d+)ms`).exec(TOKENS)?.[1]);

it("takes as long as the tokens say", () => {
  expect([STEP, THROW, POUNCE]).toEqual([token("t-move"), token("t-fly"), token("t-move") + token("t-scene")]);
});
