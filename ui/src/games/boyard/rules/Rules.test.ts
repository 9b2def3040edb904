import { cleanup, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Boyard } from "../../../types/boyard";
import { boyard } from "../../../types/games.json";
import Rules from "./Rules.svelte";

const before = settings.language;
const usual = boyard.options as Boyard["options"];

afterEach(cleanup);
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
    expect(sections.map(({ id }) => id)).toEqual("goal turn trials riddles chest end options".split(" "));
    expect(sections.filter((section) => !section.querySelector("figure")).map(({ id }) => id)).toEqual(["options"]);
  });

  it("have words for all they show", () => {
    const { container } = render(Rules, { options: null });
    expect(container.textContent).not.toMatch(/\b(?:rules|trial|brief|space|options)\.[a-z]|[{}]/);
  });
});

it("the rules point out what is different at this table", () => {
  settings.language = "en";
  const { container } = render(Rules, { options: { ...usual, rounds: 0, timer: 30 } });
  expect(screen.getAllByText("At this table")).toHaveLength(2);
  expect(container.querySelector("#riddles")?.textContent).toContain("30 s to answer");
});
