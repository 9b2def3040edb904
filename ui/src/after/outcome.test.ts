import { describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { house } from "../words/house";
import { unbroken } from "../words/unbroken";
import { headline } from "./outcome";

const speech = house.at({ me: 1, name: (seat) => ["Ada", "Ben", "Cleo"][seat] ?? "" });

describe("who won, told to the one in seat 1", () => {
  it.each([
    [[], "Personne ne gagne", "Nobody wins"],
    [[0], "Ada gagne !", "Ada wins!"],
    [[0, 2], "Ada et Cleo gagnent !", "Ada and Cleo win!"],
    [[1], "Vous gagnez !", "You win!"],
    [[0, 1], "Vous gagnez avec Ada !", "You win with Ada!"],
  ])("%j", (winners, fr, en) => {
    settings.language = "fr";
    expect(headline({ winners }, 1, speech)).toBe(unbroken(fr));
    settings.language = "en";
    expect(headline({ winners }, 1, speech)).toBe(en);
  });
});
