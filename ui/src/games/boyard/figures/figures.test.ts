/** Everybody who may come to the fort has a body there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AVATARS } from "../../../shared/avatars";
import { drawn, HANDS, kindOf, POSES, web } from "./hand";
import { headAddress, headOf } from "./heads";
import { eyeOf, profileAddress } from "./profiles";
import { KINDS, PIECES, SLOTS } from "./things";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../style/tokens.css"), "utf8");
const STRANGER = "nobody we know";

describe.each(AVATARS)("%s", (avatar) => {
  it("has a head, a profile and colours of its own", () => {
    for (const folder of ["heads", "profiles"]) {
      expect(existsSync(join(import.meta.dirname, folder, `${avatar}.svg`))).toBe(true);
    }
    expect(headOf(avatar)).not.toEqual(headOf(STRANGER));
    expect(eyeOf(avatar)).not.toEqual(eyeOf(STRANGER));
    expect(TOKENS).toContain(`[data-avatar="${avatar}"]`);
  });

  it("has eyes on its head, left and right of its mouth", () => {
    const { eyes, mouth } = headOf(avatar);
    expect(eyes[0]).toBeLessThan(mouth[0]);
    expect(eyes[1]).toBeGreaterThan(mouth[0]);
    expect(eyes[2]).toBeLessThan(mouth[1]);
  });
});

it("shows the fort's walrus for a name without an avatar", () => {
  expect(headAddress(STRANGER)).toBe(headAddress("gardien"));
  expect(profileAddress(STRANGER)).toBe(profileAddress("gardien"));
  expect(kindOf(STRANGER)).toEqual(kindOf("phoque"));
});

describe("a hand", () => {
  it("has fingers of its own for every pose", () => {
    const fingers = POSES.filter((pose) => pose !== "up").map((pose) => JSON.stringify(HANDS[pose].fingers));
    expect(new Set(fingers).size).toBe(POSES.length - 1);
  });

  it("holds nothing when it is open and closes when it pinches", () => {
    const gap = (pose: "open" | "closed") => {
      const [left, right] = HANDS[pose].fingers;
      return (right?.[2] ?? 0) - (left?.[2] ?? 0);
    };
    expect(gap("open")).toBeGreaterThan(80);
    expect(gap("closed")).toBeLessThan(40);
  });

  it("points its finger's end where the finger goes", () => {
    expect(drawn([0, 0, 0, -30], 1, 30)).toEqual({ path: "M0 0Q0 -15 0 -30", end: "translate(0 -30) rotate(0) scale(1)" });
    expect(drawn([0, 0, 20, 0], 2, 15)).toEqual({ path: "M0 0Q20 0 40 0", end: "translate(40 0) rotate(90) scale(0.5)" });
  });

  it("has skin between its fingers that stays within their ends", () => {
    expect(web(HANDS.down, 1)).toBe("M24 96L21.4 52.5L45.4 34.5L74.6 34.5L98.6 52.5L96 96z");
  });
});

describe("things to wear", () => {
  it.each(SLOTS)("%s comes in six kinds of different shape, each with something in its own colour", (slot) => {
    const kinds = PIECES[slot];
    expect(kinds).toHaveLength(KINDS);
    expect(new Set(kinds.map((kind) => JSON.stringify(kind))).size).toBe(KINDS);
    for (const kind of kinds) expect(kind.map(([stuff]) => stuff)).toContain("own");
  });
});
