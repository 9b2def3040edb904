/** Contrast of the tokens, by the rules of WCAG 2. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const GAMES = ["coffre", "boyard", "maze", "fourkeys", "passwords"] as const;
const TEXT = 4.5;
const EDGE = 3;

type Colours = Record<string, string>;

/** What is between the braces of the first block behind a selector, from some words on. */
function bodyOf(selector: string, after = ""): string {
  const from = CSS.indexOf(selector, CSS.indexOf(after));
  if (from < 0) throw new Error(`tokens.css has no ${selector}`);
  return CSS.slice(CSS.indexOf("{", from) + 1, CSS.indexOf("}", from));
}

/** The plain colours of such a block; gradients have no single contrast. */
function block(selector: string): Colours {
  return Object.fromEntries(
    [...bodyOf(selector).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, colour]) => [name, colour]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map((name) => {
      const colour = colours[name];
      if (!colour) throw new Error(`--${name} is no plain colour`);
      return luminance(colour);
    })
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SHARED = block(":root {");
const THEMES = {
  dark: { ...SHARED, ...block(':root, :root[data-theme="dark"]') },
  light: { ...SHARED, ...block('\n:root[data-theme="light"] {') },
};

/** The fort's own colours, by day or by night. */
function fort(theme: string): Colours {
  const night = { ...block('[data-game="boyard"]    {'), ...block('[data-game="boyard"] {') };
  if (theme === "dark") return night;
  return { ...night, ...block('[data-theme="light"] [data-game="boyard"],    ['), ...block('[data-theme="light"] [data-game="boyard"], [') };
}

/** Every token of the trials, by day or by night, as it is written. */
function trials(theme: string): Colours {
  const read = (selector: string): Colours =>
    Object.fromEntries([...bodyOf(selector, "boyard: the cells of its trials").matchAll(/--([\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name, value]));
  const night = read('[data-game="boyard"] {');
  return theme === "dark" ? night : { ...night, ...read('[data-theme="light"] [data-game="boyard"], [') };
}

/** The mall's own colours, at blue hour or by night. */
function mall(theme: string): Colours {
  const night = block('[data-game="maze"] {');
  return theme === "dark" ? night : { ...night, ...block('[data-theme="light"] [data-game="maze"], [') };
}

/** Those of the maze's console, seats and sand, as they are written. */
function nightGlass(theme: string): Colours {
  const read = (selector: string): Colours =>
    Object.fromEntries([...bodyOf(selector, "maze: its console").matchAll(/--([\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name, value]));
  const night = { stone: "#000000", ...read('[data-game="maze"] {') };
  return theme === "dark" ? night : { ...night, ...read('[data-theme="light"] [data-game="maze"], [') };
}

/** A colour that may be seen through, over a plain one. */
function over(colour: string, behind: string): string {
  const share = colour.length > 7 ? parseInt(colour.slice(7, 9), 16) / 255 : 1;
  const parts = [1, 3, 5].map((at) => {
    const [front = 0, back = 0] = [colour, behind].map((one) => parseInt(one.slice(at, at + 2), 16));
    return Math.round(share * front + (1 - share) * back).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** The least contrast with any colour of a ground, a gradient or one that the cell's wall shines through. */
function leastContrast(tokens: Colours, ink: string, ground: string): number {
  const stops = (tokens[ground] ?? "").match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/g);
  if (!stops) throw new Error(`--${ground} has no colour`);
  return Math.min(...stops.map((stop) => contrast({ ...tokens, stop: over(stop, tokens["stone"] ?? "") }, ink, "stop")));
}

describe.each(Object.entries(THEMES))("in the %s theme", (theme, colours) => {
  it.each([
    ["ink", "bg"], ["ink", "surface"], ["ink", "sunk"], ["ink-soft", "surface"], ["ink-soft", "bg"],
    ["ink-soft", "sunk"], ["ink-faint", "surface"], ["ink-faint", "sunk"], ["link", "surface"],
    ["good", "surface"], ["warn", "surface"], ["bad", "surface"], ["secret", "secret-bg"],
    ["disabled-ink", "disabled-bg"], ["on-felt", "felt-mid"], ["on-felt-soft", "felt-mid"],
  ])("%s can be read on %s", (ink, ground) => {
    expect(contrast(colours, ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["line-strong", "surface"], ["focus", "bg"], ["focus", "surface"], ["on-felt", "felt-lit"],
  ])("%s can be seen on %s", (edge, ground) => {
    expect(contrast(colours, edge, ground)).toBeGreaterThanOrEqual(EDGE);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])("an initial can be read on the colour of seat %i", (seat) => {
    expect(contrast(colours, "on-seat", `seat-${seat}`)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(["heart", "bolt", "cross", "hex"])("the symbol %s can be seen on its iron plate", (symbol) => {
    const own = { ...block(":root {"), ...block('[data-game="fourkeys"] {') };
    expect(contrast(own, `sym-${symbol}`, "plate-iron")).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["on-coin", "sign-lit"], ["sign-ink", "plaque"], ["diagram-soft", "diagram-square"], ["sign-ink", "diagram-square"],
  ])("%s can be read on %s, on cards of fourkeys", (ink, ground) => {
    expect(contrast(block('[data-game="fourkeys"] {'), ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["sign-ink", "slab-1"], ["sign-ink", "slab-tiger"], ["sign-ink", "slab-start"], ["sign-ink", "slab-guardian"], ["sign-ink", "arch-sign"],
    ["on-tag-plate", "tag-plate"], ["on-plaque", "plaque"], ["on-plaque-soft", "plaque"], ["plaque-mark", "plaque"],
    ["on-note", "note-anchor"], ["on-note", "note-fish"], ["on-note", "note-lighthouse"], ["on-note", "note-ship"], ["on-note", "note-whale"],
    ["on-dip", "dip"], ["on-dip-soft", "dip"], ["on-dip-tiger", "dip-tiger"], ["struck", "struck-bed"], ["on-riddle-secret", "riddle-secret"],
    ["on-tower-won", "tower-won"], ["tower-won-sum", "tower-won"],
    ["on-foe", "foe"], ["on-foe-soft", "foe"], ["on-foe", "foe-now"], ["on-duel", "duel-won"], ["on-duel", "duel-lost"], ["ink-line", "sheet"],
  ])("%s can be read on %s, at the fort", (ink, ground) => {
    expect(contrast(fort(theme), ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["cage-bar", "cage-1"], ["reach", "slab-tiger-edge"], ["stone-1", "table-lit"], ["key-missing", "cell-1"], ["foam", "table-lit"],
    ...[0, 1, 2, 3, 4, 5].map((seat) => ["pawn-line", `pawn-${seat}`]),
  ])("%s can be seen on %s, at the fort", (edge, ground) => {
    expect(contrast(fort(theme), edge, ground)).toBeGreaterThanOrEqual(EDGE);
  });

  it.each([
    ["strip-ink", "strip"], ["strip-soft", "strip"], ["strip-name", "strip"], ["card-ink", "card-face"],
    ["on-chalk", "chalk"], ["on-chalk-soft", "chalk"], ["on-chalk", "chalk-thin"], ["on-chalk-soft", "chalk-thin"], ["on-chalk", "chalk-on"],
    ["on-mark-won", "mark-won"], ["on-mark-lost", "mark-lost"], ["on-mark-on", "mark-on"],
    ["on-go", "go"], ["on-go", "go-down"], ["on-go", "answer"], ["calm-ink", "calm"], ["on-plaque-sea", "plaque-sea"],
    ["shout", "strip"], ["gust", "chalk-thin"],
  ])("%s can be read on %s, in a trial", (ink, ground) => {
    expect(leastContrast(trials(theme), ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["ink-stroke", "sheet"], ["peg", "sheet"], ["needle", "gauge"], ["calm", "gauge"], ["danger", "gauge"],
    ["mark-won", "chalk"], ["mark-lost", "chalk"], ["mark-on", "chalk"], ["pointed", "niche"], ["missed", "niche"], ["found", "niche"],
    ["niche-frame", "niche"], ["go-edge", "go"], ["shout", "bubble"], ["tiger-stripe", "tiger"], ["claw", "tiger-stripe"], ["burst", "chalk"],
    ...[0, 1, 2, 3].map((colour) => ["worn-line", `worn-${colour}`]),
  ])("%s can be seen on %s, in a trial", (edge, ground) => {
    expect(leastContrast(trials(theme), edge, ground)).toBeGreaterThanOrEqual(EDGE);
  });

  it.each([
    ["on-enamel", "enamel-1"], ["nudge-ink", "nudge-2"], ["coming-ink", "coming-disc"], ["bolted-ink", "bolted"], ["stop-line", "stop"],
    ["hy", "mark-ground"], ["hp", "mark-ground"], ["hg", "mark-ground"], ["ho", "mark-ground"], ["cold", "cold-ground"],
    ["wall-c", "floor-b"], ["landing-arrow", "landing"], ["blind-bar", "blind"], ["passage-arch", "passage-in"],
  ])("%s can be seen on %s, in the mall", (edge, ground) => {
    expect(contrast(mall(theme), edge, ground)).toBeGreaterThanOrEqual(EDGE);
  });

  it.each(["barbarian", "mage", "elf", "dwarf"])("the emblem of the %s can be seen on the coat", (hero) => {
    expect(contrast(block(`[data-hero="${hero}"]`), "hero-ink", "hero-2")).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(["hero", "traitor", "rule", "mission", "variable", "treason"])("a role card of the family %s can be read", (family) => {
    const card = { ...mall(theme), ...block(`[data-family="${family}"]`) };
    for (const ink of ["role-ink", "role-title", "role-text"]) expect(contrast(card, ink, "role-paper")).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(card, "on-role-mark", "role-ink")).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["on-night", "night"], ["on-night-soft", "night"], ["on-night", "night-well"], ["on-night-soft", "night-well"], ["on-seats-row", "seats-row"],
    ["sand-late", "night"], ["sand-last", "night"], ["on-chosen", "chosen-ground"], ["on-new-plate", "new-plate"],
    ["on-pill-silence", "pill-silence"], ["on-pill-talk", "pill-talk"], ["on-pill-alarm", "pill-alarm"], ["on-peek", "peek"], ["on-haunt", "haunt"],
  ])("%s can be read on %s, on the maze's console", (ink, ground) => {
    expect(leastContrast(nightGlass(theme), ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(GAMES)("%s has a table that can be read", (game) => {
    const own = block(`[data-game="${game}"]`);
    const lit = theme === "light" ? block(`[data-theme="light"] [data-game="${game}"]`) : {};
    const table = { ...colours, ...own, ...lit };
    expect(contrast(table, "on-table", "table-lit")).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(table, "on-table-soft", "table-mid")).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(table, "on-accent", "accent")).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(table, "accent", "table-mid")).toBeGreaterThanOrEqual(EDGE);
  });
});
