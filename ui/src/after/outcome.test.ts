import { describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { pageSpeech } from "../words/page";
import { headline } from "./outcome";

const speech = pageSpeech.at({ me: 1, name: (seat) => ["Ada", "Ben", "Cleo"][seat] ?? "" });

describe("who won, told to the one in seat 1", () => {
  it.each([
    [[], "Personne ne gagne", "Nobody wins"],
    [[0], "Ada gagne\u00a0!", "Ada wins!"],
    [[0, 2], "Ada et Cleo gagnent\u00a0!", "Ada and Cleo win!"],
    [[1], "Vous gagnez\u00a0!", "You win!"],
    [[0, 1], "Vous gagnez avec Ada\u00a0!", "You win with Ada!"],
  ])("%j", (winners, fr, en) => {
    settings.language = "fr";
    expect(headline({ winners }, 1, speech)).toBe(fr);
    settings.language = "en";
    expect(headline({ winners }, 1, speech)).toBe(en);
  });
});
