import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { coffre } from "../../../types/games.json";
import Rules from "./Rules.svelte";

beforeAll(() => {
  settings.language = "fr";
});

describe("the rules of coffre", () => {
  it("have a section for each part of the game", () => {
    const { container } = render(Rules, { options: null });
    const ids = [...container.querySelectorAll("section > h2")].map((h2) => h2.parentElement?.id);
    expect(ids).toEqual(
      "goal cards setup turn locks last point final end talk options".split(" "),
    );
  });

  it("say nothing of a table where there is none, and have words for all they show", () => {
    const { container } = render(Rules, { options: null });
    expect(screen.queryAllByText("À cette table")).toHaveLength(0);
    expect(container.textContent).not.toContain("Le Piège y est");
    expect(container.textContent).not.toContain("rules.");
  });

  it("point out what is different at this table", () => {
    const { container } = render(Rules, {
      options: { ...coffre.options, trap: true, lock_forced: true, spare_neutrals: 2, round_limit: 0 },
    });
    expect(screen.getAllByText("À cette table").length).toBeGreaterThanOrEqual(5);
    expect(container.textContent).toContain("Être forcé verrouille aussi");
    expect(container.textContent).toContain("2 Neutres de plus");
    expect(container.textContent).toContain("pas de limite de tours");
    expect(screen.getAllByAltText("le Piège").length).toBeGreaterThan(0);
    expect(container.textContent).toContain("Le Piège y est une carte comme les autres");
  });

  it("have a text for every picture", () => {
    const { container } = render(Rules, { options: null });
    const cards = [...container.querySelectorAll("img.card-art")];
    expect(cards.length).toBeGreaterThan(15);
    expect(cards.every((card) => card.getAttribute("alt"))).toBe(true);
  });
});
