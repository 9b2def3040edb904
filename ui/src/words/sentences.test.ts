import { expect, it } from "vitest";
import vectors from "../../../tests/words/sentences.json";
import type { Language } from "../app/settings.svelte";
import { Speech, type Catalogues, type Gaps } from "./sentences";

interface Vector {
  case: string;
  language: Language;
  me?: number;
  key: string;
  gaps: Gaps;
  sentence: string;
}

const TEMPLATES: Catalogues = vectors.templates;
const VECTORS = vectors.sentences as Vector[];
const name = (seat: number) => vectors.names[seat] ?? "";

it.each(VECTORS)("a sentence is what the server says too: $case", ({ language, me = null, key, gaps, sentence }) => {
  const speech = new Speech(() => language, [TEMPLATES], { me, name });
  expect(speech.say(key, gaps)).toBe(sentence);
});

it("sentences follow the language chosen now", () => {
  let language: Language = "fr";
  const speech = new Speech(() => language, [TEMPLATES], { me: null, name });
  expect(speech.say("left", { count: 2 })).toBe("2 places");
  language = "en";
  expect(speech.say("left", { count: 2 })).toBe("2 seats");
});

it("somebody at no seat of the table has the name that the game's words give them", () => {
  const en = { "player.6": "the Guardian", asks: "{seat:player} asks." };
  const speech = new Speech(() => "en", [{ en, fr: en }], { me: 0, name: (seat) => ["Anna"][seat] ?? "" });
  expect(speech.say("asks", { seat: 6 })).toBe("the Guardian asks.");
});
