/** Reads a riddle aloud, where the device has a voice. */
import type { Language } from "../../../types/boyard";

const TONGUES: Readonly<Record<Language, string>> = { fr: "fr-FR", en: "en-GB" };

export function hasVoice(): boolean {
  return typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";
}

export function readAloud(text: string, language: Language): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = TONGUES[language];
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
