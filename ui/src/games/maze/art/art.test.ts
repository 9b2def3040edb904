/** Everything that lies on the mall's table can be drawn. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { ACTIONS, laidOut, type Action } from "./actions";
import ActionSign from "./ActionSign.svelte";
import ActionTile from "./ActionTile.svelte";
import { emblemOf, type CardKind } from "./emblems";
import EyeCard from "./EyeCard.svelte";
import type { Face, Printed } from "./faces";
import Ghost from "./Ghost.svelte";
import Hero from "./Hero.svelte";
import { HERO_TOKENS, HEROES } from "./heroes";
import HeroSign from "./HeroSign.svelte";
import Hourglass from "./Hourglass.svelte";
import Item from "./Item.svelte";
import NudgePawn from "./NudgePawn.svelte";
import RoleCard from "./RoleCard.svelte";
import TheftTile from "./TheftTile.svelte";
import Tile from "./Tile.svelte";
import { doorsOf, escalatorsOf, lineOf, lying, passagesOf, tubesOf } from "./tile/plan";
import { shopsOf } from "./tile/shops";
import TileBack from "./TileBack.svelte";
import TileToCome from "./TileToCome.svelte";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../style/tokens.css"), "utf8");
const EMBLEMS = join(import.meta.dirname, "emblems");
/** One of each kind, an escalator, an orange passage east of the fourth square from the start, walls round the north. */
const FACE: Face = {
  number: 5,
  side: "",
  doors: ["elf", null, "in", "dwarf"],
  squares: [
    square("vortex", { hero: "mage", walls: 9 }), square("floor", { walls: 1, escalator: 1 }), square("floor"), square("item", { hero: "elf", walls: 3 }),
    square("floor", { orange: 2 }), square("floor", { orange: 8 }), square("none"), square("exit", { hero: "barbarian", walls: 10 }),
    square("ball", { walls: 8 }), square("floor"), square("floor", { escalator: 1 }), square("camera", { walls: 2 }),
    square("hourglass", { walls: 12 }), square("floor"), square("none"), square("none"),
  ],
};

function square(kind: Printed["kind"], more: Partial<Printed> = {}): Printed {
  return { kind, hero: null, escalator: 0, walls: 0, orange: 0, ...more };
}

const LAID = { face: FACE, turn: 1, mood: "silence", used: new Set<number>(), vortexesOff: false, blind: new Set<number>(), open: new Set<number>() } as const;

describe("a tile", () => {
  it("turns clockwise with its walls and doors", () => {
    const squares = lying(FACE, 1);
    expect(squares.find(({ at }) => at === 0)).toMatchObject({ x: 3, y: 0, walls: 3 });
    expect(doorsOf(FACE, 1)).toEqual([{ side: 0, leads: "dwarf" }, { side: 1, leads: "elf" }, { side: 3, leads: "in" }]);
  });

  it("has a wall in one piece, no wall in a door, and the one next to the entrance lights first", () => {
    const lines = tubesOf(lying(FACE, 0), doorsOf(FACE, 0)).map(lineOf);
    expect(lines[0]).toBe("M0 400L100 400");
    expect(lines).toContain("M0 0L200 0");
    expect(lines).toContain("M300 0L400 0");
  });

  it("has each passage and each escalator once", () => {
    const squares = lying(FACE, 0);
    expect(passagesOf(squares)).toEqual([{ at: { x: 100, y: 150 }, side: 1 }]);
    expect(escalatorsOf(squares)).toEqual([{ from: { x: 150, y: 50 }, to: { x: 250, y: 250 } }]);
  });

  it("repeats no shop's sign, and has none where an escalator passes", () => {
    const signs = shopsOf(lying(FACE, 0), 5).map(({ sign }) => sign);
    expect(new Set(signs).size).toBe(2);
    expect(signs).toHaveLength(2);
  });

  it("lights its walls one by one only when it is new", () => {
    const walls = tubesOf(lying(FACE, 1), doorsOf(FACE, 1)).length;
    expect(render(Tile, { ...LAID, fresh: true }).container.querySelectorAll(".tube")).toHaveLength(walls);
    expect(render(Tile, LAID).container.querySelectorAll(".tube")).toHaveLength(1);
  });

  it("shows what is out of service, dark, barred or shut", () => {
    const { container } = render(Tile, { ...LAID, used: new Set([11]), vortexesOff: true, blind: new Set([0]), locked: true, mood: "alarm" });
    for (const mark of [".stop", ".off", ".bars", ".bolted", ".goal", ".unwatched"]) expect(container.querySelectorAll(mark)).toHaveLength(1);
  });
});

describe("the arrows of an action tile", () => {
  it("stand on their own sides", () => {
    const [west, vortex] = laidOut(["west", "vortex"]);
    expect(west!.x).toBeLessThan(vortex!.x);
  });

  it.each<Action[]>([["north", "east"], ["north", "east", "vortex"], ["escalator", "explore", "south", "west"]])("never lie on each other: %s", (...actions) => {
    const placed = laidOut(actions);
    for (const one of placed) for (const other of placed) {
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.size);
    }
  });
});

it.each<[string, () => { container: HTMLElement }[]]>([
  ["heroes", () => HEROES.map((hero) => render(Hero, { hero }))],
  ["their signs", () => HEROES.flatMap((hero) => [render(HeroSign, { hero }), render(HeroSign, { hero, bare: true })])],
  ["their items", () => HEROES.map((hero) => render(Item, { hero }))],
  ["actions", () => ACTIONS.map((action) => render(ActionSign, { action }))],
  ["action tiles", () => [render(ActionTile, { actions: ["escalator", "explore", "south", "west"] })]],
  ["the hourglass", () => [render(Hourglass, { part: 1, mood: "silence" }), render(Hourglass, { part: 0, mood: "alarm", flips: 2 })]],
  ["the theft tile", () => [render(TheftTile, { side: "A" }), render(TheftTile, { side: "B" })]],
  ["signals", () => [render(NudgePawn), render(EyeCard), render(Ghost)]],
  ["the pile", () => [render(TileBack), render(TileToCome)]],
])("draws %s", (_, drawn) => {
  const pictures = drawn().map(({ container }) => container.innerHTML);
  for (const picture of pictures) expect(picture).toMatch(/<svg[^]*<(path|rect)/);
  expect(pictures.join()).not.toMatch(/undefined|NaN/);
});

describe("role cards", () => {
  it("show nothing of a card that is face down", () => {
    const { container } = render(RoleCard, { card: null, camp: null, kind: "plain" });
    expect(container.querySelector("article, image")).toBeNull();
  });

  it("have a picture each, the plain ones one for their camp", () => {
    const special = (kind: CardKind, letter: string, many: number) =>
      Array.from({ length: many }, (_, i) => emblemOf(`${letter}${String(i + 1).padStart(2, "0")}`, "hero", kind));
    const all = [...special("rule", "R", 13), ...special("mission", "M", 16), ...special("variable", "V", 6), ...special("treason", "T", 7)];
    expect(new Set(all).size).toBe(42);
    expect(emblemOf("H01", "hero", "plain")).toBe(emblemOf("H08", "hero", "plain"));
    expect(emblemOf("P01", "traitor", "plain")).not.toBe(emblemOf("H01", "hero", "plain"));
  });

  it("are small", () => {
    expect(Math.max(...readdirSync(EMBLEMS).map((file) => statSync(join(EMBLEMS, file)).size))).toBeLessThan(3_000);
  });
});

it.each(HEROES)("the %s has a colour", (hero) => {
  expect(TOKENS).toContain(`[data-hero="${hero}"] { --hero: var(${HERO_TOKENS[hero]})`);
});
