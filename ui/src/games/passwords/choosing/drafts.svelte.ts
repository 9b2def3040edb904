/** Words that somebody keeps for later: in this page alone, and worth something else with each ring. */
import { letters } from "./spelling";

/** More would not be looked through. */
const MOST = 12;

export class Drafts {
  words = $state.raw<readonly string[]>([]);

  has(word: string): boolean {
    return this.words.some((one) => letters(one) === letters(word));
  }

  /** The newest first; the oldest goes. */
  keep(word: string): void {
    const noted = word.trim();
    if (letters(noted) && !this.has(noted)) this.words = [noted, ...this.words].slice(0, MOST);
  }

  drop(word: string): void {
    this.words = this.words.filter((one) => letters(one) !== letters(word));
  }
}
