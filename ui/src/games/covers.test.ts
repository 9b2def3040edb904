import { describe, expect, it } from "vitest";
import { labelOf, covers } from "./game";

describe("the ring", () => {
  it("has five keys, each in its own place", () => {
    expect(covers.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
    expect(covers.map(({ name }) => name)).toContain("coffre");
  });

  it.each(covers)("can say what $name is, in both languages", ({ words, key, chip }) => {
    for (const language of ["fr", "en"] as const) {
      for (const text of Object.values(words[language])) expect(text).not.toBe("");
      expect(words[language].brief.length).toBeLessThanOrEqual(10);
    }
    expect(key).toMatch(/key.*\.svg/);
    expect(chip).toMatch(/chip.*\.svg/);
  });

  it.each(covers.filter(({ coming }) => !coming))("offers bots for $name", ({ levels, seats }) => {
    expect(levels.length).toBeGreaterThan(0);
    expect(seats.usual).toBeGreaterThanOrEqual(seats.least);
    expect(seats.usual).toBeLessThanOrEqual(seats.most);
  });

  it("knows no game that is not there", () => {
    expect(labelOf("belote")).toBeUndefined();
  });
});
