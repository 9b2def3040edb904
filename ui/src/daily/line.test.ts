import { beforeEach, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { lineOf } from "./line";
import { dailySpeech } from "./speech";

const speech = dailySpeech.with({
  fr: { "daily.title": "L’anneau du jour", "daily.score.one": "{count} gemme", "daily.score.other": "{count} gemmes" },
  en: { "daily.title": "The ring of the day", "daily.score.one": "{count} gem", "daily.score.other": "{count} gems" },
});
const DAY = { date: "2026-11-07", language: "fr", worths: [3, 7, 0], sign: (worth: number) => "⚫🟤🔴🟠🟡🟢🔵💎".match(/./gu)?.[worth] ?? "" };

beforeEach(() => (settings.language = "fr"));

it("a shared line has the date, the score and a sign for each turn", () => {
  expect(lineOf(DAY, speech)).toBe("Trousseau, l’anneau du jour 07/11\u00a0: 10 gemmes\n🟠💎⚫");
});

it("it says so where words were in another language than the page", () => {
  settings.language = "en";
  const [sentence] = lineOf(DAY, speech).split("\n");
  expect(sentence).toBe("Trousseau, the ring of the day 07/11, French words: 10 gems");
});

it("one is written as one", () => {
  expect(lineOf({ ...DAY, worths: [1, 0] }, speech)).toContain("1 gemme\n🟤⚫");
});
