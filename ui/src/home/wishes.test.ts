import { beforeEach, describe, expect, it } from "vitest";
import { labelOf, type Label } from "../games/game";
import { Wishes } from "./wishes.svelte";

const coffre = labelOf("coffre") as Label;

beforeEach(() => localStorage.clear());

describe("wishes for a new table", () => {
  it("are five seats, calm bots and a generous clock at first", () => {
    expect(new Wishes().for(coffre)).toEqual({ seats: 5, level: "novice", listed: false, clock: 180, pace: "calm" });
  });

  it("are kept for the next time", () => {
    const wishes = new Wishes();
    wishes.change("coffre", { seats: 8 });
    wishes.change("coffre", { level: "expert", listed: true, clock: null, pace: "brisk" });
    expect(wishes.for(coffre)).toEqual({ seats: 8, level: "expert", listed: true, clock: null, pace: "brisk" });
    expect(new Wishes().for(coffre)).toEqual({ seats: 8, level: "expert", listed: true, clock: null, pace: "brisk" });
  });

  it("are forgotten where the game does not allow them", () => {
    const wishes = new Wishes();
    wishes.change("coffre", { seats: 12, level: "random" });
    expect(wishes.for(coffre)).toEqual({ seats: 5, level: "novice", listed: false, clock: 180, pace: "calm" });
  });

  it("survive a storage that is not ours", () => {
    localStorage.setItem("trousseau.wishes", "{");
    expect(new Wishes().for(coffre).seats).toBe(5);
  });
});
