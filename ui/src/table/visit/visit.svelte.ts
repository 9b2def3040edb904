/** A visit at a table: what this page knows of it, and what it may ask there. */
import { settings } from "../../app/settings.svelte";
import type { GamePage, Play, Sitter } from "../../games/game";
import { sittersOf } from "../../shared/sitters";
import type {
  AnyMessage,
  Game,
  Guest,
  Limit,
  Moment,
  Presence,
  Refused,
  Setup,
  Spoken,
  TableShown,
  Told,
  Welcome,
} from "../../types/protocol";
import { api, orRefusal, Refusal } from "../../wire/api";
import { ServerClock } from "../../wire/clock";
import { Link, randomHex, type Asked, type Ears, type LinkState } from "../../wire/link";
import { keepMuted, mutedAt, note, places } from "../../wire/places.svelte";
import { pageSpeech, say } from "../../words/page";
import type { Speech } from "../../words/sentences";
import { added } from "../log/chapters";
import { Stage } from "./stage.svelte";

/** Lines of chat that are kept. */
const MOST_CHAT = 200;
/** Codes after which my token is worth nothing. */
const WORTHLESS = new Set(["removed", "deleted", "no_such_token", "no_such_table"]);

/** Milliseconds in which most lines are mended again: nobody need notice. */
const MOMENT = 800;

/** After so many failures in a row it is asked whether the table is still there. */
const LOOK_EACH = 3;

/** How a visit begins. */
export interface Coming<G extends Game = Game> {
  /** The table as it was found, to be shown until the welcome. */
  found?: TableShown<G>;
  /** Only look on, even if this browser has a place here: the big screen. */
  aloof?: boolean;
}

export class Visit<G extends Game = Game> {
  /** What everybody sees; null until the first welcome. */
  table = $state.raw<TableShown<G> | null>(null);
  view = $state.raw<G["view"] | null>(null);
  /** My number at this table; null if I watch. */
  person = $state<number | null>(null);
  story = $state.raw<readonly Moment<G>[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  limits = $state.raw<readonly Limit[]>([]);
  watchers = $state(0);
  state = $state<LinkState>("connecting");
  /** The line has been broken for longer than a moment. */
  cut = $state(false);
  /** Why the table can't be visited any more. */
  gone = $state.raw<Refusal | null>(null);
  /** I have not said yet whether I sit down or watch: so far I see who is here, and nothing else. */
  atDoor = $state(false);
  /** The place that this browser had is no more: I came back as somebody who watches. */
  strayed = $state(false);
  /** What was refused last, to be shown for a while. */
  refused = $state.raw<Refusal | null>(null);
  /** Moves on their way. */
  asking = $state(0);
  /** People whom I don't want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set());

  readonly stage: Stage<G>;
  readonly #clock = new ServerClock();
  readonly #aloof: boolean;
  #link: Link<G>;

  readonly seat: number | null = $derived(this.#seat());
  readonly sitters: readonly Sitter[] = $derived(
    this.table ? sittersOf(this.table, this.person) : [],
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
  readonly hostName: string = $derived(
    this.table?.people.find(({ number }) => number === this.table?.host)?.name ?? "",
  );
  /** Why others may not do what is the host's; empty for the host. */
  readonly hostOnly: string = $derived(this.hosting ? "" : say("host.only", { name: this.hostName }));
  /** Why the next game may not be arranged now; empty if it may. */
  readonly fixed: string = $derived(
    this.hostOnly || (this.table?.phase === "gathering" ? "" : say("host.between_games")),
  );
  readonly speech: Speech;

  constructor(
    readonly id: string,
    readonly game: GamePage<G>,
    { found, aloof = false }: Coming<G> = {},
  ) {
    this.table = found ?? null;
    this.#aloof = aloof;
    this.atDoor = !aloof && !places.at(id);
    this.muted = mutedAt(id);
    this.stage = new Stage(game, (at) => Date.now() - this.here(at));
    // Nobody taps on the living room's screen.
    this.stage.instant = (seat) => !aloof && this.table?.pace === "at_once" && !!this.table.seats[seat]?.bot;
    this.speech = pageSpeech.with(...game.words).at(this.#seating());
    this.#link = this.#connect();
  }

  /**
   * Make a move; false if it was refused, and then `refused` says why. It rests on what is on show,
   * as its control does, and not on what is still waiting to be shown.
   */
  play: Play<G> = async (move) => {
    const on = this.stage.shown?.seq ?? 0;
    const forget = this.stage.foresee(move);
    const quiet = this.game.unasked?.(move);
    const done = await this.ask({ ask: "play", move, on }, { quiet }).finally(forget);
    return done !== null;
  };

  /** Ask for something; null if it was refused. Nobody is told why if it was the page that asked: `quiet`. */
  async ask(command: Asked<G>, { quiet = false } = {}): Promise<Told<G> | null> {
    this.asking += 1;
    const told = await orRefusal(this.#link.ask(command)).finally(() => (this.asking -= 1));
    if (!(told instanceof Refusal)) return told;
    if (told.code !== "ended" && !quiet) this.refused = told;
    return null;
  }

  /** Only look on; from now on I am told what happens. */
  watch(): void {
    this.atDoor = false;
    this.#link.greet();
  }

  /** Join the table, and sit down unless it is full or told otherwise. */
  async join(guest: Guest, { sit = true } = {}): Promise<boolean> {
    const admission = await orRefusal(api.join(this.id, guest));
    if (admission instanceof Refusal) {
      this.refused = admission;
      return false;
    }
    places.take(admission, this.game.name);
    this.#link.close();
    this.#link = this.#connect();
    return sit ? (await this.ask({ ask: "sit" })) !== null : true;
  }

  /** Go; from a game that is on, the seat stays mine and the link brings me back. */
  async leave(): Promise<void> {
    await this.ask({ ask: "leave" });
    if (!this.keeps) places.forget(this.id);
  }

  /** Be there again, after I had left. */
  comeBack(): void {
    this.#link = this.#connect();
  }

  /** What I saw after a line of the game that this page was not open for; null if it is lost. */
  async recall(seq: number): Promise<G["view"] | null> {
    const moments = await orRefusal(api.moments<G>(this.id, this.#token));
    if (moments instanceof Refusal) {
      this.refused = moments;
    } else {
      const seen = new Map(moments.map((moment) => [moment.seq, moment]));
      this.story = this.story.map((moment) => (moment.view ? moment : (seen.get(moment.seq) ?? moment)));
    }
    return this.story.find((line) => line.seq === seq)?.view ?? null;
  }

  /** Play the next game otherwise than it is arranged now. */
  async arrange(change: Partial<Setup>): Promise<void> {
    if (!this.table || this.fixed) return;
    const { game, seats, options, public: listed, watching, clock, pace, language } = this.table;
    const now = { game, seats: seats.length, options, public: listed, watching, clock, pace, language };
    await this.ask({ ask: "arrange", setup: { ...now, ...change } });
  }

  async mute(person: number, muted: boolean): Promise<void> {
    if (!(await this.ask({ ask: "mute", person, muted }))) return;
    const others = [...this.muted].filter((number) => number !== person);
    this.muted = new Set(muted ? [...others, person] : others);
    keepMuted(this.id, this.muted);
  }

  /** The reasons that the server gives follow the language chosen now. */
  greet(): void {
    this.#link.greet();
  }

  close(): void {
    this.stage.pause();
    this.#link.close();
    clearTimeout(this.#cutting);
  }

  /** An instant of the server's, by this device's clock. */
  here(instant: number): number {
    return instant - this.#clock.behind;
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
    return due == null || this.began === null ? null : this.began + due;
  }

  /** When the time of the game was 0, by this device's clock; null while it stands still. */
  get began(): number | null {
    const began = this.table?.began;
    return began == null || this.table?.paused ? null : this.here(began);
  }

  /** Shows who I am at this table; the big screen is nobody. */
  get #token(): string | null {
    return this.#aloof ? null : (places.at(this.id)?.token ?? null);
  }

  #connect(): Link<G> {
    this.state = "connecting";
    this.gone = null;
    const ears: Ears<G> = {
      heard: (message) => this.#hear(message),
      changed: (state) => this.#follow(state),
      broke: (failures) => void this.#lookFor(failures),
      ended: (why) => this.#ended(why),
    };
    const undecided = () => this.atDoor && this.#token === null;
    return new Link<G>(this.id, this.#token, () => settings.language, ears, undecided, this.#clock);
  }

  #cutting: ReturnType<typeof setTimeout> | undefined;
  #follow(state: LinkState): void {
    this.state = state;
    this.cut = false;
    clearTimeout(this.#cutting);
    if (state === "lost") this.#cutting = setTimeout(() => (this.cut = true), MOMENT);
  }

  /** A socket can't say that there is no such table; a request can. */
  async #lookFor(failures: number): Promise<void> {
    if (failures % LOOK_EACH !== 0) return;
    const found = await orRefusal(api.table(this.id));
    if (!(found instanceof Refusal) || found.code !== "no_such_table" || this.state !== "lost") return;
    this.#link.close();
    this.#ended(found);
  }

  #ended(why: Refusal): void {
    const lost = WORTHLESS.has(why.code) || (why.code === "left" && !this.keeps);
    if (lost && !this.#aloof) places.forget(this.id);
    if (why.code === "no_such_token") {
      this.strayed = true;
      this.atDoor = true;
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
    this.person = welcome.person;
    this.#seatEverybody(welcome.table);
    this.chat = added(this.chat, welcome.chat ?? []).slice(-MOST_CHAT);
    this.limits = welcome.limits ?? [];
    this.watchers = welcome.watchers ?? 0;
    this.view = welcome.view ?? null;
    this.#catchUp(welcome, before ? this.story : []);
    if (this.person !== null) places.cameTo(this.id);
  }

  /** What was missed is told; one step can even be shown happening. */
  #catchUp({ seq, now, story = [], view }: Welcome<G>, known: readonly Moment<G>[]): void {
    const missed = added(known, story).slice(known.length);
    const last = missed.at(-1);
    const rest = last && view ? [...missed.slice(0, -1), { ...last, view }] : missed;
    this.story = [...known, ...rest];
    if (!view) return;
    const together = known.length > 0 && this.stage.shown !== null;
    if (together && last && missed.length === 1) this.stage.add({ ...last, view });
    else if (!together || last || !this.stage.running) {
      this.stage.jump({ seq, at: now, seat: null, facts: [], view });
    }
  }

  #told(told: Told<G>): void {
    const said = [told.said ?? [], told.released ?? []].flat();
    if (said.length) this.chat = [...this.chat.filter(({ seq }) => !said.some((one) => one.seq === seq)), ...said].slice(-MOST_CHAT);
    if (told.table) this.#seatEverybody(told.table);
    const { moment, limits = [] } = told;
    if (!moment?.view) return;
    const { view } = moment;
    this.view = view;
    this.limits = limits;
    if (moment.facts.length) this.story = [...this.story, moment];
    this.stage.add({ ...moment, view });
  }

  /** A refusal brings a fresh view: what was shown may have been out of date. */
  #corrected({ view, limits = [], seq = -1 }: Refused<G>): void {
    if (!view) return;
    this.view = view;
    this.limits = limits;
    if (!this.stage.running) this.stage.jump({ seq, at: Date.now() + this.#clock.behind, seat: null, facts: [], view });
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
    void this.ask({ ask: "mix", nonce }).finally(() => (this.#mixing = false));
  }
  #mixing = false;

  #seat(): number | null {
    const seat = this.table?.seats.findIndex(({ person }) => person !== undefined && person === this.person);
    return seat === undefined || seat < 0 ? null : seat;
  }

  #waitsFor(seat: number): boolean {
    return this.stage.shown?.view.waiting.includes(seat) ?? false;
  }

  #seating() {
    const sitter = (seat: number) => this.sitters[seat];
    const seatOf = () => this.seat;
    return {
      get me() {
        return seatOf();
      },
      name: (seat: number) => sitter(seat)?.name ?? "",
    };
  }
}
