/** A visit at a table: what this page knows of it, and what it may ask there. */
import { settings } from "../app/settings.svelte";
import type { GamePage, Moment, Play, Sitter } from "../games/game";
import type {
  AnyMessage,
  Game,
  Guest,
  Limit,
  Presence,
  Refused,
  Spoken,
  TableShown,
  Told,
  Welcome,
} from "../types/protocol";
import { house } from "../words/house";
import type { Speech } from "../words/sentences";
import { api, Refusal } from "../wire/api";
import { Link, randomHex, type Asked, type LinkState } from "../wire/link";
import { keepMuted, mutedAt, note, places } from "../wire/places.svelte";
import { sittersOf } from "./sitters";
import { Stage } from "./stage.svelte";
import { added, type Passed } from "./story";

/** Lines of chat that are kept. */
const MOST_CHAT = 200;
/** Codes after which my token is worth nothing. */
const WORTHLESS = new Set(["removed", "deleted", "no_such_token", "no_such_table"]);

/** After so many failures in a row it is asked whether the table is still there. */
const LOOK_EACH = 3;

/** How a visit begins. */
export interface Coming<G extends Game = Game> {
  /** The table as it was found, to be shown until the welcome. */
  found?: TableShown<G>;
  /** Only look on, even if this browser has a place here: the big screen. */
  aloof?: boolean;
  /** Called with each moment as it comes on stage. */
  began?: (moment: Moment<G>) => void;
}

export class Visit<G extends Game = Game> {
  /** What everybody sees; null until the first welcome. */
  table = $state.raw<TableShown<G> | null>(null);
  view = $state.raw<G["view"] | null>(null);
  /** My number at this table; null if I watch. */
  person = $state<number | null>(null);
  story = $state.raw<readonly Passed<G>[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  limits = $state.raw<readonly Limit[]>([]);
  watchers = $state(0);
  state = $state<LinkState>("connecting");
  /** Why the table can't be visited any more. */
  gone = $state.raw<Refusal | null>(null);
  /** The place that this browser had is no more: I came back as somebody who watches. */
  strayed = $state(false);
  /** What was refused last, to be shown for a while. */
  refused = $state.raw<Refusal | null>(null);
  /** Moves on their way. */
  asking = $state(0);
  /** People whom I don't want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set());

  readonly stage: Stage<G>;
  /** What this device's clock is behind the server's. */
  #behind = 0;
  readonly #aloof: boolean;
  #link: Link<G>;

  readonly seat: number | null = $derived(this.#seat());
  readonly sitters: readonly Sitter[] = $derived(
    this.table ? sittersOf(this.table, this.person, house) : [],
  );
  /** A bot stands in for me. */
  readonly replaced: boolean = $derived(this.seat !== null && !!this.sitters[this.seat]?.bot);
  /** The table waits for me, as far as it is shown. */
  readonly myTurn: boolean = $derived(
    this.seat !== null && !this.replaced && this.#waitsFor(this.seat),
  );
  /** The seat stays mine when I leave now. */
  readonly keeps: boolean = $derived(
    this.seat !== null && (this.table?.phase === "playing" || this.table?.phase === "over"),
  );
  readonly hosting: boolean = $derived(this.person !== null && this.table?.host === this.person);
  readonly speech: Speech;

  constructor(
    readonly id: string,
    readonly game: GamePage<G>,
    { found, aloof = false, began }: Coming<G> = {},
  ) {
    this.table = found ?? null;
    this.#aloof = aloof;
    this.muted = mutedAt(id);
    this.stage = new Stage(game.pace, () => settings.still, began);
    this.speech = house.with(...game.words).at(this.#company());
    this.#link = this.#connect();
  }

  /** Make a move; false if it was refused, and then `refused` says why. */
  play: Play<G> = async (move) => {
    const done = await this.ask({ ask: "play", move } as Asked<G>);
    return done !== null;
  };

  /** Ask for something; null if it was refused. */
  async ask(command: Asked<G>): Promise<Told<G> | null> {
    this.asking += 1;
    try {
      return await this.#link.ask(command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "ended") this.refused = error;
      return null;
    } finally {
      this.asking -= 1;
    }
  }

  /** Join the table, and sit down unless it is full or told otherwise. */
  async join(guest: Guest, { sit = true } = {}): Promise<boolean> {
    try {
      places.take(await api.join(this.id, guest), this.game.name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
      return false;
    }
    this.#link.close();
    this.#link = this.#connect();
    return sit ? (await this.ask({ ask: "sit" } as Asked<G>)) !== null : true;
  }

  /** Go; from a game that is on, the seat stays mine and the link brings me back. */
  async leave(): Promise<void> {
    await this.ask({ ask: "leave" } as Asked<G>);
    if (!this.keeps) places.forget(this.id);
  }

  /** Be there again, after I had left. */
  comeBack(): void {
    this.#link = this.#connect();
  }

  /** What I saw after a line of the game that this page was not open for; null if it is lost. */
  async recall(seq: number): Promise<G["view"] | null> {
    try {
      const glimpses = await api.glimpses<G>(this.id, this.#token);
      const seen = new Map(glimpses.map(({ seq, view }) => [seq, view]));
      this.story = this.story.map((line) => ({ ...line, view: line.view ?? seen.get(line.seq) }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
    }
    return this.story.find((line) => line.seq === seq)?.view ?? null;
  }

  async mute(person: number, muted: boolean): Promise<void> {
    if (!(await this.ask({ ask: "mute", person, muted } as Asked<G>))) return;
    const others = [...this.muted].filter((number) => number !== person);
    this.muted = new Set(muted ? [...others, person] : others);
    keepMuted(this.id, this.muted);
  }

  /** The reasons that the server gives follow the language chosen now. */
  greet(): void {
    this.#link.greet();
  }

  close(): void {
    this.stage.close();
    this.#link.close();
  }

  /** An instant of the server's, by this device's clock. */
  here(instant: number): number {
    return instant - this.#behind;
  }

  /** Each seat's time to think, by this device's clock. */
  readonly clocks: ReadonlyMap<number, { from: number; until: number }> = $derived.by(() => {
    const time = (this.table?.clock ?? 0) * 1000;
    return new Map(
      this.limits.map(({ seat, until }) => [seat, { from: this.here(until - time), until: this.here(until) }]),
    );
  });

  /** When time will act in the game, by this device's clock. */
  get due(): number | null {
    const due = this.view?.due;
    const began = this.table?.began;
    return due == null || began == null ? null : this.here(began + due);
  }

  /** Shows who I am at this table; the big screen is nobody. */
  get #token(): string | null {
    return this.#aloof ? null : (places.at(this.id)?.token ?? null);
  }

  #connect(): Link<G> {
    this.state = "connecting";
    this.gone = null;
    return new Link<G>(this.id, this.#token, () => settings.language, {
      heard: (message) => this.#hear(message),
      changed: (state) => (this.state = state),
      broke: (failures) => void this.#lookFor(failures),
      ended: (why) => this.#ended(why),
    });
  }

  /** A socket can't say that there is no such table; a request can. */
  async #lookFor(failures: number): Promise<void> {
    if (failures % LOOK_EACH !== 0) return;
    const why = await api.table(this.id).then(
      () => null,
      (error: unknown) => (error instanceof Refusal && error.code === "no_such_table" ? error : null),
    );
    if (!why || this.state !== "lost") return;
    this.#link.close();
    this.#ended(why);
  }

  #ended(why: Refusal): void {
    const lost = WORTHLESS.has(why.code) || (why.code === "left" && !this.keeps);
    if (lost && !this.#aloof) places.forget(this.id);
    if (why.code === "no_such_token") {
      this.strayed = true;
      this.#link = this.#connect();
    } else {
      this.gone = why;
    }
  }

  #hear(message: AnyMessage<G>): void {
    switch (message.is) {
      case "welcome":
        return this.#welcomed(message);
      case "told":
        return this.#told(message);
      case "refused":
        return this.#corrected(message);
      case "presence":
        this.watchers = message.watchers ?? 0;
        return this.#cameOrWent(message);
      case "notice":
        return; // if it ends the visit, the link says so
    }
  }

  #welcomed(welcome: Welcome<G>): void {
    const before = this.person === welcome.person && this.table?.games === welcome.table.games;
    this.#behind = welcome.now - Date.now();
    this.person = welcome.person;
    this.#seatEverybody(welcome.table);
    this.chat = added(this.chat, welcome.chat ?? []).slice(-MOST_CHAT);
    this.limits = welcome.limits ?? [];
    this.watchers = welcome.watchers ?? 0;
    this.view = welcome.view ?? null;
    this.#catchUp(welcome, before ? this.story : []);
    if (this.person !== null) places.visit(this.id);
  }

  /** What was missed is told; one step can even be shown happening. */
  #catchUp({ seq, now, story = [], view }: Welcome<G>, known: readonly Passed<G>[]): void {
    const missed = added(known, story).slice(known.length);
    const last = missed.at(-1);
    const rest = last && view ? [...missed.slice(0, -1), { ...last, view }] : missed;
    this.story = [...known, ...rest];
    if (!view) return;
    const together = known.length > 0 && this.stage.shown !== null;
    if (together && last && missed.length === 1) this.stage.add({ ...last, view });
    else if (!together || last || !this.stage.busy) {
      this.stage.jump({ seq, at: now, facts: [], view });
    }
  }

  #told(told: Told<G>): void {
    if (told.said) this.chat = [...this.chat, told.said].slice(-MOST_CHAT);
    if (told.table) this.#seatEverybody(told.table);
    if (!told.view) return;
    this.view = told.view;
    this.limits = told.limits ?? [];
    const { seq, at, facts = [], view } = told;
    if (facts.length) this.story = [...this.story, { seq, at, facts, view }];
    this.stage.add({ seq, at, facts, view });
  }

  /** A refusal brings a fresh view: what was shown may have been out of date. */
  #corrected({ view, limits = [], seq = -1 }: Refused<G>): void {
    if (!view) return;
    this.view = view;
    this.limits = limits;
    if (!this.stage.busy) this.stage.jump({ seq, at: Date.now() + this.#behind, facts: [], view });
  }

  #cameOrWent({ person, present = true, away }: Presence): void {
    if (person === undefined || !this.table) return;
    const people = this.table.people.map((one) => (one.number === person ? { ...one, present, away } : one));
    this.table = { ...this.table, people };
  }

  #seatEverybody(table: TableShown<G>): void {
    if (this.table?.phase !== "gathering" && table.phase === "gathering") {
      this.story = [];
      this.view = null;
      this.stage.clear();
    }
    this.table = table;
    this.#mix(table);
  }

  /** Everybody who sits puts a nonce into the shuffle, so that nobody chose it alone. */
  #mix(table: TableShown<G>): void {
    const me = table.people.find(({ number }) => number === this.person);
    if (table.phase !== "gathering" || !me || me.mixed || this.seat === null || this.#mixing) return;
    this.#mixing = true;
    const nonce = randomHex(16);
    note(this.id, table.games + 1, { commitment: table.commitment, nonce });
    void this.ask({ ask: "mix", nonce } as Asked<G>).finally(() => (this.#mixing = false));
  }
  #mixing = false;

  #seat(): number | null {
    const seat = this.table?.seats.findIndex(({ person }) => person !== undefined && person === this.person);
    return seat === undefined || seat < 0 ? null : seat;
  }

  #waitsFor(seat: number): boolean {
    return this.stage.shown?.view.waiting.includes(seat) ?? false;
  }

  #company() {
    const sitter = (seat: number) => this.sitters[seat];
    const seatOf = () => this.seat;
    return {
      get me() {
        return seatOf();
      },
      name: (seat: number) => sitter(seat)?.name ?? house.say("player.more", { number: seat + 1 }),
    };
  }
}
