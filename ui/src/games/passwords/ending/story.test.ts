import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { spoken } from "../../parts/testing/people";
import page from "../index";
import { ringOf, safeOf, usedOf, viewOf } from "../testing/views";
import { storyOf, toldWords } from "./story";

const speech = spoken(page.words);
const result = { winners: [1], scores: [], why: "emptied" };
const used = [usedOf("maire", { turn: 2 }), usedOf("sultan", { seat: 2, turn: 6, saved: [0, 2, 1, 0] })];

beforeEach(() => {
  settings.language = "en";
});

describe("what decided a game", () => {
  it("is the word by which the winner came ahead, whoever said it", () => {
    const highlights = { longest: 1, rarest: 0, most_fruitful: 0, decisive: 1 };
    const view = viewOf({ ring: [], hands: [4, 0, 3, 2], used, highlights, result });
    expect(storyOf(view, speech)).toBe("Ines lays a last gem. SULTAN by Noe, in turn 7, makes the difference: 2 gems out of danger for Ines.");
  });

  it("is closed safes where gems are equal", () => {
    const view = viewOf({ ring: ringOf("E4:11"), hands: [2, 0, 3, 2], closed: [[], [safeOf("A2")], [], []], result });
    expect(storyOf(view, speech)).toBe("Ines lays a last gem. Among equals, most closed safes.");
  });

  it("is nothing more than why it is over where nobody came ahead", () => {
    const view = viewOf({ ring: [], result: { ...result, winners: [0, 1], why: "all_passed" } });
    expect(storyOf(view, speech)).toBe(speech.say("why.all_passed"));
  });
});

it("a game without words has none to remember", () => {
  expect(toldWords(viewOf({ result }))).toEqual([]);
});
