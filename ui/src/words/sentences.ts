/**
 * Sentences from templates, as the server writes them: `{seat:player} looks at {slot:slot}`.
 *
 * A gap is a name and, after the colon, what kind of thing fills it: `player` (a seat, by name),
 * `number`, `each.KIND` (one thing for each seat), or any KIND with words of its own under
 * `KIND.thing`. Several things become a list; a struct goes by its tag; nothing fills a gap as nothing.
 *
 * A template may come in forms: `key.one` and `key.other` go by the gap `count`; `key.me` is used
 * when the gap `seat` is the reader's; `key.self` when the speaker fills a player's gap too.
 *
 * The server does the same in `trousseau/words/sentences.py`; `tests/words/sentences.json` binds both.
 */
import type { Language } from "../app/settings.svelte";

export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Language, Catalogue>>;
export type Gaps = Readonly<Record<string, unknown>>;

const GAP = /\{(\w+)(?::([\w.]+))?\}/g;

/** Who sits where, for sentences about seats. */
export interface Seating {
  me: number | null;
  name: (seat: number) => string;
}

const NOBODY: Seating = { me: null, name: (seat) => String(seat + 1) };

export class Speech {
  /** Later catalogues take precedence. `language` is asked each time, so that it may change. */
  constructor(
    private readonly language: () => Language,
    private readonly catalogues: readonly Catalogues[],
    private readonly seating: Seating = NOBODY,
  ) {}

  /** The same words, spoken at a table. */
  at(seating: Seating): Speech {
    return new Speech(this.language, this.catalogues, seating);
  }

  with(...more: Catalogues[]): Speech {
    return new Speech(this.language, [...this.catalogues, ...more], this.seating);
  }

  has(key: string): boolean {
    return this.#template(key) !== undefined;
  }

  /** The sentence of that key, its gaps filled; the key itself if it has no words. */
  say(key: string, gaps: Gaps = {}): string {
    const template = this.#template(this.#form(key, gaps));
    if (template === undefined) return key;
    return unbroken(template.replace(GAP, (_, name: string, kind?: string) => this.#thing(gaps[name], kind ?? "", gaps)));
  }

  /** A fact, a move or a remark, by its tag; one without words is told in plain data. */
  tell(kind: string, thing: object, gaps: Gaps = {}): string {
    const { tag, fields } = opened(thing);
    const key = `${kind}.${tag}`;
    if (this.has(key)) return this.say(key, { ...gaps, ...fields });
    const told = Object.entries(fields).map(([name, value]) => `${name}: ${plain(value)}`);
    return told.length ? `${tag} (${told.join(", ")})` : tag;
  }

  /** What a thing is called: the words under `kind.thing`, or itself. */
  name(kind: string, thing: string | number): string {
    const key = `${kind}.${thing}`;
    return this.has(key) ? this.say(key) : String(thing);
  }

  player(seat: number): string {
    const name = this.seating.name(seat);
    return seat === this.seating.me ? this.say("player.me", { name }) : name;
  }

  listed(items: readonly string[]): string {
    const all = [...items];
    const last = all.pop();
    if (last === undefined) return "";
    return all.length ? this.say("list.last", { first: all.join(", "), last }) : last;
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.language(), { maximumFractionDigits: digits });
  }

  percent(share: number): string {
    return share.toLocaleString(this.language(), { style: "percent" });
  }

  #template(key: string): string | undefined {
    const language = this.language();
    for (let i = this.catalogues.length - 1; i >= 0; i--) {
      const found = this.catalogues[i]?.[language][key];
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #form(key: string, gaps: Gaps): string {
    if (typeof gaps.count === "number" && this.has(`${key}.other`)) {
      const one = new Intl.PluralRules(this.language()).select(gaps.count) === "one";
      return `${key}.${one ? "one" : "other"}`;
    }
    if (isNothing(gaps.seat)) return key;
    if (this.has(`${key}.self`) && this.#namesSpeaker(key, gaps)) return `${key}.self`;
    return gaps.seat === this.seating.me && this.has(`${key}.me`) ? `${key}.me` : key;
  }

  #namesSpeaker(key: string, gaps: Gaps): boolean {
    const gapsOf = [...(this.#template(key) ?? "").matchAll(GAP)];
    return gapsOf.some(([, name = "", kind]) => kind === "player" && gaps[name] === gaps.seat);
  }

  #thing(value: unknown, kind: string, gaps: Gaps): string {
    if (isNothing(value)) return "";
    if (kind.startsWith("each.") && Array.isArray(value)) {
      const each = (thing: unknown) => this.#thing(thing, kind.slice(5), gaps);
      return value.map((thing, seat) => this.say("list.each", { seat, thing: each(thing) })).join(", ");
    }
    if (Array.isArray(value)) return this.listed(value.map((item) => this.#thing(item, kind, gaps)));
    if (typeof value === "object" && value !== null) return this.tell(kind, value, gaps);
    if (kind === "player") return this.player(Number(value));
    if (kind === "number") return this.number(Number(value));
    return kind ? this.name(kind, plain(value)) : plain(value);
  }
}

function opened(thing: object): { tag: string; fields: Gaps } {
  const { fact, do: deed, ...fields }: { fact?: unknown; do?: unknown } = thing;
  return { tag: String(fact ?? deed), fields };
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** French puts a space before tall punctuation; no line may begin with what follows it. */
function unbroken(sentence: string): string {
  return sentence.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** A thing without words, as it is written on the wire. */
function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
