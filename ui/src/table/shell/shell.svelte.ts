/** What the shell of a table has open, has read, and says in passing. */
import { flushSync, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "../../app/kept";
import { faceAddress } from "../../shared/faces";
import { copy } from "../../shared/sharing";
import { playSound } from "../../sound/sound";
import type { Moment, Spoken, TableShown } from "../../types/protocol";
import { say } from "../../words/page";
import { whyNot } from "../../words/refusals";
import { Bubbles } from "../chat/bubbles.svelte";
import { Absence } from "../signs/absence.svelte";
import { Meanwhile } from "../signs/meanwhile.svelte";
import { newsBetween, type News } from "../signs/news";
import type { Visit } from "../visit/visit.svelte";
import { Keyboard, LETTERS } from "./keyboard.svelte";

/** Panels that stand beside the table where there is room, and over it elsewhere. */
export const BESIDE = ["chat", "log", "people"] as const;
export type Beside = (typeof BESIDE)[number];
export type Panel =
  | Beside
  | "menu"
  | "invite"
  | "rules"
  | "settings"
  | "device"
  | "help"
  | "setup"
  | "shuffle";

export const SHORTCUTS: Readonly<Record<string, Panel>> = {
  c: "chat",
  l: "log",
  p: "people",
  r: "rules",
  m: "menu",
  "?": "help",
};

/** How long a passing word stays, in milliseconds. */
const PASSING = 4_500;
/** How long news of the people here stay: they come while one thinks of something else. */
const NEWS = 10_000;
/** From this width on there is room beside the table. */
const ROOMY = "min-width: 1101px";
const ASIDE = "trousseau.aside";

export class Shell {
  open = $state<Panel | null>(null);
  /** What stands beside the table; null if it is folded away. */
  aside = $state<Beside | null>(null);
  readonly #wide = new MediaQuery(ROOMY);
  /** Somebody who watches wants to give a name after all. */
  joining = $state(false);
  /** What was written for the chat and not sent: it waits there until one may speak again. */
  draft = $state("");
  /** The newest line of chat that was seen. */
  read = $state(-1);
  word = $state.raw<{ text: string; bad: boolean } | null>(null);
  news = $state.raw<News | null>(null);
  /** The line with which a bot sat down in my seat, if I asked for it or have read of it. */
  aware = $state<number | null>(null);
  readonly bubbles = new Bubbles();
  readonly keyboard = new Keyboard();
  readonly absence: Absence;
  readonly meanwhile: Meanwhile;

  readonly visit: Visit;
  /** A bot has played for me without my knowing: I am to be told what happened. */
  readonly comesBack: boolean = $derived.by(() => this.#comesBack());
  /** What happened while I was away, as long as it is told: by me, or in my seat by a bot. */
  readonly missed: readonly Moment[] = $derived.by(() => this.#missed());
  readonly unread: number = $derived.by(() => this.#unread());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(visit: Visit) {
    this.visit = visit;
    this.absence = new Absence(visit);
    this.meanwhile = new Meanwhile(visit);
  }

  get roomy(): boolean {
    return this.#wide.current;
  }

  /** Called once, in an effect: follow what is said and what is refused. */
  listen(): () => void {
    this.aside = asideKept();
    const stop = $effect.root(() => {
      $effect(() => this.#hear(this.visit.chat));
      $effect(() => this.#refuse());
      $effect(() => this.#follow());
      $effect(() => this.absence.listen());
      $effect(() => this.keyboard.listen());
      $effect(() => this.meanwhile.listen());
      $effect(() => {
        const { state } = this.visit;
        untrack(() => (state === "open" ? this.meanwhile.come() : this.meanwhile.go()));
      });
      $effect(() => {
        if (!this.news) return;
        const timer = setTimeout(() => (this.news = null), NEWS);
        return () => clearTimeout(timer);
      });
      $effect(() => {
        if (this.shows("chat")) this.read = this.visit.chat.at(-1)?.seq ?? this.read;
      });
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.bubbles.close();
    };
  }

  /** Whether a panel can be seen now. */
  shows(panel: Panel): boolean {
    return this.open === panel || (this.roomy && this.aside === panel && this.#besideTable());
  }

  show(panel: Panel): void {
    if (this.roomy && isBeside(panel) && this.#besideTable()) {
      this.aside = this.aside === panel ? null : panel;
      keep(ASIDE, { panel: this.aside ?? "" });
      this.open = null;
    } else {
      this.open = this.open === panel ? null : panel;
    }
  }

  close(): void {
    this.open = null;
  }

  fold(): void {
    this.aside = null;
    keep(ASIDE, {});
  }

  /** A word in passing; a bad one comes with a wooden tap. */
  say(text: string, { bad = false } = {}): void {
    clearTimeout(this.#timer);
    this.word = { text, bad };
    if (bad) playSound("refused");
    this.#timer = setTimeout(() => (this.word = null), PASSING);
  }

  /** Put a link at hand, and say so. */
  async copy(link: string): Promise<void> {
    this.say(say((await copy(link)) ? "invite.copied" : "invite.not_copied"));
  }

  /** Shortcuts; any other key that nobody else uses ends what is moving. */
  pressed(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
    if (goesToTable(key)) return;
    const panel = SHORTCUTS[key.toLowerCase()];
    if (panel) {
      event.preventDefault();
      this.show(panel);
    } else if (!(target instanceof Element && target.closest("button, a")) && isIdle(key)) {
      this.visit.stage.skip();
    }
  }

  /** A press that can be a move is not lost on what still moves: that is over, and the press counts. */
  hurry(): void {
    const { stage, view, seat } = this.visit;
    if (!stage.running || seat === null || !view?.waiting.includes(seat)) return;
    stage.skip();
    flushSync();
  }

  /** The same for keys that press something. */
  hurryByKey({ key, target }: KeyboardEvent): void {
    if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
    if (/^[1-9 ]$/.test(key) || key === "Enter") this.hurry();
  }

  /** An emote as this reader sees it: a face, or a phrase. */
  bubbleOf({ text, emote }: Spoken): { text: string; face: string | null } {
    if (!emote) return { text: text ?? "", face: null };
    const face = faceAddress(emote) ? emote : null;
    return { text: this.visit.speech.name("emote", emote), face };
  }

  #besideTable(): boolean {
    return this.visit.table?.phase !== "gathering";
  }

  #comesBack(): boolean {
    const { table, seat, replaced } = this.visit;
    const mine = table?.seats[seat ?? -1];
    return replaced && table?.phase === "playing" && !mine?.once && mine?.bot_since !== this.aware;
  }

  #missed(): readonly Moment[] {
    const { story, table, seat } = this.visit;
    const since = table?.seats[seat ?? -1]?.bot_since ?? 0;
    const moments = this.comesBack ? story.filter(({ seq }) => seq > since) : this.meanwhile.missed;
    const worth = moments.some(({ facts }) => facts.some((fact) => !this.visit.game.hush?.(fact)));
    return worth ? moments : [];
  }

  #unread(): number {
    const { chat, person, muted } = this.visit;
    return chat.filter((line) => line.seq > this.read && line.person !== person && !muted.has(line.person)).length;
  }

  /** The table as it was when it was last looked at for news. */
  #known: TableShown | null = null;
  #follow(): void {
    const { table, state, person } = this.visit;
    if (!table || state !== "open") return; // what was found before the welcome is no news
    const news = this.#known && newsBetween(this.#known, table, person);
    this.#known = table;
    if (news) this.news = news;
  }

  #heard = -1;
  #hear(chat: readonly Spoken[]): void {
    const first = this.#heard < 0;
    if (first && this.visit.state !== "open") return; // not welcomed yet
    const fresh = chat.filter(({ seq }) => seq > this.#heard);
    this.#heard = chat.at(-1)?.seq ?? Math.max(this.#heard, 0);
    if (first) {
      this.read = this.#heard; // what was said before I came is no news
      return;
    }
    for (const line of fresh) this.#speak(line);
  }

  #speak(line: Spoken): void {
    if (this.visit.muted.has(line.person)) return;
    if (line.person !== this.visit.person) playSound("say");
    const seat = this.visit.sitters.find(({ person }) => person === line.person)?.seat;
    if (seat !== undefined) this.bubbles.add(seat, this.bubbleOf(line));
  }

  #refuse(): void {
    const { refused } = this.visit;
    if (!refused) return;
    this.say(whyNot(refused), { bad: true });
    this.visit.refused = null;
  }
}

export function isBeside(panel: string): panel is Beside {
  return BESIDE.some((one) => one === panel);
}

/** Keys that move the focus or the page, or are held with others, have another use. */
function isIdle(key: string): boolean {
  return key.length === 1 || key === "Enter" || key === "Escape";
}

/** Whether a key writes something on the table, and so is no shortcut. */
export function goesToTable(key: string): boolean {
  return /^\p{L}$/u.test(key) && document.querySelector(LETTERS) !== null;
}

function asideKept(): Beside | null {
  const { panel = "" } = kept<string>(ASIDE);
  return isBeside(panel) ? panel : null;
}
