/**
 * Sentences from templates, as the server writes them: `{seat:player} looks at {slot:slot}`.
 *
 * A gap is a name and, after the colon, what kind of thing fills it: `player` (a seat, by name),
 * `number`, `each.KIND` (one thing for each seat), `many.KIND` (so many, or as many as a list has, by
 * `KIND.one` and `KIND.other`), or any KIND with words of its own under `KIND.thing`. Several things
 * become a list; a struct goes by its tag, and `{safe.letter}` is a field of one that has no words;
 * nothing fills a gap as nothing.
 *
 * A template may come in forms: `key.one` and `key.other` go by the gap `count`; `key.me` is used
 * when the gap `seat` is the reader's; `key.self` when the speaker fills a player's gap too.
 *
 * What has no template is told plainly, by its tag and its fields: "Ada: opened (chest 3, key no)".
 * Any part of that may have words: a tag under `move.TAG` or `kind.TAG`, a field under `field.NAME`,
 * what is in it under `NAME.VALUE`.
 *
 * The server does the same in `trousseau/words/sentences.py`; `tests/words/sentences.json` binds both.
 */
import type { Language } from "../app/settings.svelte";
import { capital } from "./capital";

export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Language, Catalogue>>;
export type Gaps = Readonly<Record<string, unknown>>;

const GAP = /\{(\w+(?:\.\w+)*)(?::([\w.]+))?\}/g;
const TAGS = ["fact", "do"];
/** Fields that list seats in any game, as `seat` is one: they are shown by the names of players. */
const SEATS = ["seats", "waiting"];

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
    return unbroken(template.replace(GAP, (_, path: string, kind?: string) => this.#thing(reached(gaps, path), kind ?? "", gaps)));
  }

  /** A fact, a move or a remark, by its own sentence or plainly. */
  tell(kind: string, thing: object, gaps: Gaps = {}): string {
    const key = `${kind}.${tagOf(thing)}`;
    const filled = { ...gaps, ...thing };
    return this.has(this.#form(key, filled)) ? this.say(key, filled) : capital(this.#plainly(thing));
  }

  /** What a thing is called: the words under `kind.thing`, or itself. */
  name(kind: string, thing: string | number, gaps: Gaps = {}): string {
    const key = `${kind}.${thing}`;
    return this.has(this.#form(key, gaps)) ? this.say(key, gaps) : String(thing).replaceAll("_", " ");
  }

  /** What is in a field of that name, in words. */
  value(field: string, value: unknown): string {
    if (typeof value === "boolean" || value == null) return this.say(`value.${value ?? "none"}`);
    if (Array.isArray(value)) {
      const of = SEATS.includes(field) ? "seat" : field;
      return this.listed(value.map((item) => this.#item(of, item))) || this.value(of, null);
    }
    if (typeof value === "object") return this.#plainly(value);
    if (field === "seat" && typeof value === "number") return this.player(value);
    return this.name(field, value as string | number);
  }

  /** What kind of thing fills each gap of a template; none if there is no such template. */
  gaps(key: string): Readonly<Record<string, string>> {
    const found = (this.#template(key) ?? "").matchAll(GAP);
    return Object.fromEntries([...found].map(([, name = "", kind = ""]) => [name, kind]));
  }

  /** By name; who sits at no seat of the table may have one in the game's words. */
  player(seat: number): string {
    const name = this.seating.name(seat) || this.name("player", seat);
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
    return Object.entries(this.gaps(key)).some(([name, kind]) => kind === "player" && gaps[name] === gaps.seat);
  }

  #thing(value: unknown, kind: string, gaps: Gaps): string {
    if (isNothing(value)) return "";
    if (kind.startsWith("each.") && Array.isArray(value)) {
      const each = (thing: unknown) => this.#thing(thing, kind.slice(5), gaps);
      return value.map((thing, seat) => this.say("list.each", { seat, thing: each(thing) })).join(", ");
    }
    if (kind.startsWith("many.")) return this.say(kind.slice(5), { count: Array.isArray(value) ? value.length : value });
    if (Array.isArray(value)) return this.listed(value.map((item) => this.#thing(item, kind, gaps)));
    if (typeof value === "object" && value !== null) return this.tell(kind, value, gaps);
    if (kind === "player") return this.player(Number(value));
    if (kind === "number") return this.number(Number(value));
    return kind ? this.name(kind, plain(value)) : plain(value);
  }

  #item(field: string, item: unknown): string {
    return Array.isArray(item) ? item.map((part) => this.#item(field, part)).join(" ") : this.value(field, item);
  }

  /** A thing with a tag says itself what it is. */
  #part(field: string, value: unknown): string {
    const told = this.value(field, value);
    return tagOf(value) === undefined ? `${this.name("field", field)} ${told}` : told;
  }

  #plainly(thing: object): string {
    const { seat, ...fields } = thing as Record<string, unknown>;
    const sentence = this.#deed(tagOf(thing), fields);
    return isNothing(seat) ? sentence : this.say("list.each", { seat, thing: sentence });
  }

  #deed(tag: string | undefined, fields: Gaps): string {
    const move = `move.${tag}`;
    if (this.has(this.#form(move, fields))) return this.say(move, fields);
    const said = Object.entries(fields)
      .filter(([name]) => !TAGS.includes(name))
      .map(([name, value]) => this.#part(name, value))
      .join(", ");
    if (tag === undefined) return said || this.value("", null);
    return this.name("kind", tag) + (said && ` (${said})`);
  }
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** What a gap names: the last field of its path, or nothing on a way that leads nowhere. */
function reached(gaps: Gaps, path: string): unknown {
  return path.split(".").reduce<unknown>((thing, field) => (isThing(thing) ? thing[field] : undefined), gaps);
}

function isThing(value: unknown): value is Gaps {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** French puts a space before tall punctuation; no line may begin with what follows it. */
export function unbroken(sentence: string): string {
  return sentence.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** A thing without words, as it is written on the wire. */
function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function tagOf(thing: unknown): string | undefined {
  if (typeof thing !== "object" || thing === null) return undefined;
  const tag = TAGS.find((name) => name in thing);
  return tag && String((thing as Record<string, unknown>)[tag]);
}
