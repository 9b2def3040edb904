import { beforeEach, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { MazeFact, Slid } from "../../../types/maze";
import { spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { linesOf, merged, worthSaying } from "./lines";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);
const ME = 0;
const slid = (seat: number, squares: number, hero: Slid["hero"] = "elf"): MazeFact => ({ fact: "slid", seat, hero, heading: "south", start: 1, end: 9, squares });

beforeEach(() => void (settings.language = "en"));

it("tells moves in their shortest form, and of one pawn the last", () => {
  const lines = linesOf([slid(1, 3), slid(2, 1), slid(0, 2, "mage")], ME, speech);
  expect(merged(lines)).toBe("Noe: Elf, South 1. Mage, South 2.");
});

it("lets what can't wait be heard at once", () => {
  const facts: MazeFact[] = [
    slid(1, 3),
    { fact: "nudged", seat: 1, whom: 2 },
    { fact: "nudged", seat: 1, whom: ME },
    { fact: "talk_opened", why: "flip" },
    { fact: "accused", seat: 1, seats: [2], accusation: 1 },
    { fact: "stolen", seat: 1, left: 1, pile: 0 },
  ];
  expect(linesOf(facts, ME, speech).map(({ urgent }) => urgent)).toEqual([false, false, true, true, true, true]);
});

it("says 30, 15 and 10 seconds as they pass, and the lowest of several at once", () => {
  expect([worthSaying(30_200, 29_999), worthSaying(29_999, 29_800), worthSaying(31_000, 9_000), worthSaying(9_000, 120_000)]).toEqual([30, null, 10, null]);
});
