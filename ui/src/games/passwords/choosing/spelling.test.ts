import { describe, expect, it } from "vitest";
import { letters, takenIn, whyNot } from "./spelling";

describe("letters", () => {
  it.each([
    ["été", "ETE"],
    ["Presqu’île", "PRESQUILE"],
    ["cœur", "COEUR"],
    ["garçon", "GARCON"],
    ["arc-en-ciel", "ARCENCIEL"],
    ["e\u0301te\u0301", "ETE"],
  ])("of %s are %s", (typed, folded) => {
    expect(letters(typed)).toBe(folded);
  });
});

describe("what can't be announced", () => {
  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["a", "too_short"],
    ["pomme verte", "one_word"],
    ["k2", "letters_only"],
    ["-arc", "letters_only"],
    ["arc-", "letters_only"],
    ["arc\u0301\u0301\u0301", "letters_only"],
    ["ar\u034fc", "letters_only"],
    ["x".repeat(41), "too_long"],
  ])("%j says why: %s", (typed, why) => {
    expect(whyNot(typed)).toBe(why);
  });

  it.each([" soleil ", "aujourd’hui", "œuf", "é".normalize("NFD") + "lan"])("%j may be announced", (typed) => {
    expect(whyNot(typed)).toBeNull();
  });
});

it("takes in no more letters than a word may have", () => {
  expect(letters(takenIn("é".repeat(60)))).toHaveLength(40);
  expect(takenIn("  deux   mots")).toBe("deux mots");
});
