/** What this person chose on this device: kept in the browser, applied to the document. */
import { keep, kept } from "./kept";

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "reduced";
export type TextSize = "normal" | "large" | "larger";

interface Chosen {
  language: Language;
  theme: Theme;
  motion: Motion;
  text: TextSize;
  sound: boolean;
  /** Whether the browser shows a note when one's turn comes and one looks elsewhere. */
  notify: boolean;
  /** Ask before a move that costs or decides something. */
  confirm: boolean;
  name: string;
  avatar: string;
}

const KEPT_AS = "trousseau.settings";

class Settings implements Chosen {
  language = $state<Language>(systemLanguage());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  text = $state<TextSize>("normal");
  sound = $state(true);
  notify = $state(false);
  confirm = $state(true);
  name = $state("");
  avatar = $state("");

  /** What the system asks for, where the choice is "auto". */
  #systemLight = $state(false);
  #systemStill = $state(false);

  constructor() {
    Object.assign(this, kept(KEPT_AS));
    this.#systemLight = follow("(prefers-color-scheme: light)", (on) => (this.#systemLight = on));
    this.#systemStill = follow("(prefers-reduced-motion: reduce)", (on) => (this.#systemStill = on));
  }

  get light(): boolean {
    return this.theme === "auto" ? this.#systemLight : this.theme === "light";
  }

  /** How large words are against the usual size: what holds them grows along. */
  get textScale(): number {
    return { normal: 1, large: 1.125, larger: 1.25 }[this.text];
  }

  /** No travel and no loops: a thing appears in its new place. */
  get still(): boolean {
    return this.motion === "auto" ? this.#systemStill : this.motion === "reduced";
  }

  /** Called once, in an effect of the app: keeps and shows every later change. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.light ? "light" : "dark";
    root.dataset.motion = this.still ? "reduced" : "full";
    root.dataset.text = this.text;
    const { language, theme, motion, text, sound, notify, confirm, name, avatar } = this;
    keep(KEPT_AS, { language, theme, motion, text, sound, notify, confirm, name, avatar });
  }
}

export const settings = new Settings();

function systemLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("en") ? "en" : "fr";
}

function follow(query: string, changed: (on: boolean) => void): boolean {
  const media = matchMedia(query);
  media.addEventListener("change", (event) => changed(event.matches));
  return media.matches;
}
