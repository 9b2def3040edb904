import { cleanup, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import Rules from "./Rules.svelte";

const before = settings.language;

afterEach(cleanup);
afterAll(() => {
  settings.language = before;
});

describe.each(["fr", "en"] as const)("the rules in %s", (language) => {
  beforeEach(() => {
    settings.language = language;
  });

  it("have a section for each part of the game, with words for all they show, and no card of a level behind its curtain", () => {
    const { container } = render(Rules, { options: null });
    const sections = [...container.querySelectorAll("section[id]")];
    expect(sections.map(({ id }) => id)).toEqual("goal mall actions sand gifts theft scenarios roles cards options keys".split(" "));
    expect(container.textContent).not.toMatch(/\b(?:rules|card|family|key|brief|scenario|options|curtain)\.[a-zA-Z]|[{}]/);
    expect(container.querySelector('[data-family="variable"], [data-family="treason"]')).toBeNull();
  });
});
