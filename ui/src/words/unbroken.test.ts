import { describe, expect, it } from "vitest";
import { unbroken } from "./unbroken";

describe("a sentence that is not broken before its punctuation", () => {
  it("keeps French signs with their words", () => {
    expect(unbroken("Le Trésor ! Qui ? « Moi » : oui ; non.")).toBe(
      "Le Trésor\u00a0! Qui\u00a0? «\u00a0Moi\u00a0»\u00a0: oui\u00a0; non.",
    );
  });

  it("leaves English as it is", () => {
    expect(unbroken("Who? Me! A key: gold.")).toBe("Who? Me! A key: gold.");
  });
});
