import { describe, expect, it } from "vitest";
import { codeIn, inHalves } from "./code";

describe("a code that a friend said", () => {
  it.each([
    ["as it is written", "HKLMRT"],
    ["in small letters", "hklmrt"],
    ["in halves", " hkl mrt "],
    ["spelt", "H-K-L-M-R-T"],
    ["behind an address", "jeux.example/HKLMRT"],
    ["behind a whole address", "http://192.168.1.20:8000/hklmrt/"],
  ])("is understood: %s", (_, text) => {
    expect(codeIn(text)).toBe("HKLMRT");
  });

  it("may have been misheard: the server knows what was meant", () => {
    expect(codeIn("hkl nrd")).toBe("HKLNRD");
  });

  it.each(["", "HKLMR", "HKLMRTW", "HKLMR1", "https://jeux.example/rules/coffre", "on joue ?"])(
    "is no code: %s",
    (text) => {
      expect(codeIn(text)).toBeNull();
    },
  );

  it("is read in two halves", () => {
    expect(inHalves("HKLMRT")).toBe("HKL MRT");
  });
});
