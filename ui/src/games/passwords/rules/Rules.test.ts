import { cleanup, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { passwords } from "../../../types/games.json";
import type { Passwords } from "../../../types/passwords";
import { stubSize } from "../../parts/testing/people";
import { closedBy } from "../choosing/reach";
import { examples, LATER, ended } from "./examples";
import Rules from "./Rules.svelte";
import { rowsOf } from "../ending/counting";

const before = settings.language;
const usual = passwords.options as Passwords["options"];

beforeEach(() => stubSize({ width: 340, height: 340 }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => {
  settings.language = before;
});

describe.each(["fr", "en"] as const)("the rules in %s", (language) => {
  beforeEach(() => {
    settings.language = language;
  });

  it("have a section for each part of the game, each with a picture but the options", () => {
    const { container } = render(Rules, { options: null });
    const sections = [...container.querySelectorAll("section[id]")];
    expect(sections.map(({ id }) => id)).toEqual("goal setup turn words contest safes end options".split(" "));
    expect(sections.filter((section) => !section.querySelector("figure")).map(({ id }) => id)).toEqual(["options"]);
  });

  it("have words for all they show", () => {
    const { container } = render(Rules, { options: null });
    expect(container.textContent).not.toMatch(/\b(?:rules|count|standout|ballot|options)\.[a-z]|[{}]/);
  });

  it("show walks that the table would allow; the third closes the safe that they speak of", () => {
    const [first, second, third] = examples();
    expect([first?.walk.length, second?.walk.length]).toEqual([5, 5]);
    expect(closedBy(third?.walk ?? [], LATER)).toEqual([2]);
  });
});

it("the rules point out what is different at this table", () => {
  settings.language = "en";
  const { container } = render(Rules, { options: { ...usual, confirm: false, first: 1 } });
  expect(screen.getAllByText("At this table")).toHaveLength(2);
  expect(container.querySelector("#options")?.textContent).toContain("seat 2");
  cleanup();
  render(Rules, { options: null });
  expect(screen.queryAllByText("At this table")).toHaveLength(0);
});

it("the counted game is won by whoever has fewest gems outside", () => {
  const [best, ...others] = rowsOf(ended());
  expect(best?.wins).toBe(true);
  expect(others.every(({ total, wins }) => total > (best?.total ?? 0) && !wins)).toBe(true);
});
