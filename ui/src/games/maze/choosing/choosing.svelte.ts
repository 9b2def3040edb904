/**
 * From a touch to a move: the pawn that is chosen, what may be done with it and why something else may
 * not, and what is being picked. Nothing waits here: several moves may be on their way at once.
 */
import type { Action, Heading, Hero, Maze, MazeMove, MazeView, Phrase, Taunt } from "../../../types/maze";
import { Choosing, type Situation } from "../../parts/choosing/choosing.svelte";
import { ACTIONS, HEADINGS, HEROES, planOf } from "../mall/plan";
import { DEAD } from "./dead";

type Kind = MazeMove["do"];
export type MoveOf<K extends Kind> = Extract<MazeMove, { do: K }>;

export interface MazeSituation extends Situation<Maze> {
  /** The seat whose hands these are. */
  me: number | null;
  /** The game's time. It changes all the while: whoever hands it over does so by a getter. */
  readonly now: number;
}

/** What is to be chosen next: seats, or squares of the mall. */
export type Picking = "accuse" | "nudge" | "stare" | "eye" | PickingSquare;
type PickingSquare = (typeof OF_SQUARES)[number];
const OF_SQUARES = ["vortex", "explore", "ball"] as const;

/** A square to which the pawn may slide. */
export interface Lit {
  heading: Heading;
  square: number;
  squares: number;
}

/** What a place of the pad does now: a move, or the key of words for why there is none. */
export interface Can {
  move: MazeMove | null;
  why: string | null;
  /** From when on it may be made, by the game's clock. */
  ready: number;
}

/** What decides so much that no slip may do it; whoever accuses holds the button. */
const GRAVE: readonly Kind[] = ["go_empty_handed", "confess", "decide", "guess"];

/** How long a button says that its move was refused. */
const SHOWN = 2_000;

export class MazeChoosing extends Choosing<Maze> {
  #chosen = $state<Hero>("barbarian");
  #dead = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  picking = $state<Picking | null>(null);
  /** Seats or squares that were picked so far. */
  picked = $state.raw<readonly number[]>([]);
  /** The action that was refused a moment ago. */
  stumbled = $state<Action | null>(null);
  /** The action that is looked at before it is done: where it leads is lit strongly. */
  eyed = $state<Action | null>(null);

  readonly view: MazeView = $derived.by(() => this.now().view);
  readonly me: number | null = $derived.by(() => this.now().me);
  /** The chosen pawn, known to nobody else. */
  readonly hero: Hero = $derived.by(() => (this.at(this.#chosen) === null ? (this.inMall[0] ?? this.#chosen) : this.#chosen));
  readonly inMall: readonly Hero[] = $derived(HEROES.filter((hero) => this.at(hero) !== null));
  /** The actions that are mine now. */
  readonly mine: readonly Action[] = $derived.by(() => {
    const me = this.me;
    return me === null ? [] : ACTIONS.filter((_, place) => this.view.owners[place]?.includes(me));
  });

  constructor(protected override readonly now: () => MazeSituation) {
    super(now);
  }

  /** Whether a square of the mall is to be picked: those in question carry numbers. */
  get picksSquare(): boolean {
    return OF_SQUARES.some((one) => one === this.picking);
  }

  /** Where a hero stands; null when out of the mall. */
  at(hero: Hero): number | null {
    return this.view.pawns[HEROES.indexOf(hero)] ?? null;
  }

  choose(hero: Hero): void {
    if (this.at(hero) === null) return;
    this.#chosen = hero;
    this.leave();
  }

  /** The next pawn with which something can be done; any other one if there is none. */
  next(): void {
    const turn = HEROES.indexOf(this.hero) + 1;
    const others = [...HEROES.slice(turn), ...HEROES.slice(0, turn - 1)].filter((hero) => this.at(hero) !== null);
    const next = others.find((hero) => this.deeds(hero).length > 0) ?? others[0];
    if (next) this.choose(next);
  }

  /** My actions that this pawn can do now. */
  deeds(hero: Hero): Action[] {
    return this.mine.filter((action) => this.#move(action, hero) !== null);
  }

  /** Where I may slide it. */
  lit(hero: Hero): Lit[] {
    return this.all("slide")
      .filter((move) => move.hero === hero && move.squares <= this.#reach(hero, move.heading))
      .map(({ heading, start, squares }) => {
        const way = planOf(this.view.tiles).way(start, HEADINGS.indexOf(heading), hero, () => false);
        return { heading, squares, square: way[squares - 1] ?? start };
      });
  }

  /** What a place of the pad does: for this hero, or for the chosen one and then for another that it would serve. */
  can(action: Action, hero?: Hero): Can {
    const move = hero ? this.#move(action, hero) : (this.#move(action, this.hero) ?? this.#elsewhere(action));
    if (move) return { move, why: null, ready: this.readyAt(move) };
    return { move: null, why: this.#why(action, hero ?? this.hero), ready: 0 };
  }

  /** The game time from which on a listed move may be made. */
  readyAt(move: MazeMove): number {
    return this.view.ready[this.view.moves.indexOf(move)] ?? 0;
  }

  /** In how many seconds a listed move may be made; 0: now. */
  wait(move: MazeMove): number {
    return Math.max(0, Math.ceil((this.readyAt(move) - this.now().now) / 1_000));
  }

  /** So many squares, or as far as it goes. */
  slide(heading: Heading, squares?: number, hero: Hero = this.hero): void {
    const way = this.lit(hero).filter((one) => one.heading === heading);
    const furthest = Math.max(0, ...way.map((one) => one.squares));
    const start = this.at(hero);
    if (!furthest || start === null) return this.lookAtOwner(heading, hero);
    this.#act(heading, { do: "slide", hero, heading, start, squares: Math.min(squares ?? furthest, furthest) });
  }

  ride(hero?: Hero): void {
    const { move } = this.can("escalator", hero);
    if (move) this.#act("escalator", move);
    else this.lookAtOwner("escalator", hero);
  }

  /** By the vortex of this square; the only one there is; else it is to be picked. */
  jump(vortex?: number, hero: Hero = this.hero): void {
    const moves = this.all("jump").filter((one) => one.hero === hero && (vortex === undefined || one.vortex === vortex));
    const [only] = moves;
    if (!only) return this.lookAtOwner("vortex", hero);
    if (moves.length > 1) return this.pick("vortex");
    this.#act("vortex", only);
  }

  /** The squares to which it may jump. */
  vortexes(hero: Hero): number[] {
    return this.all("jump").filter((move) => move.hero === hero).map(({ vortex }) => vortex);
  }

  /** With this hero, with the chosen one, or with the only one who can; else the door is to be picked. */
  explore(hero?: Hero): void {
    const moves = this.all("explore");
    const chosen = moves.find((move) => move.hero === (hero ?? this.hero));
    if (chosen) return this.#act("explore", chosen);
    const balls = this.all("use_ball");
    const [only] = moves;
    if (hero === undefined && only && moves.length + balls.length === 1) return this.#act("explore", only);
    if (balls.length) return this.pick("ball");
    if (moves.length && hero === undefined) return this.pick("explore");
    this.lookAtOwner("explore", hero);
  }

  useBall(door: number): void {
    const move = this.all("use_ball").find((one) => one.door === door);
    if (move) this.#act("explore", move);
  }

  turnTile(): void {
    void this.send({ do: "turn_tile" });
  }

  nudge(seat: number): void {
    void this.send({ do: "nudge", seat });
  }

  stare(seat: number): void {
    void this.send({ do: "stare", seat });
  }

  layEye(seat: number): void {
    void this.send({ do: "lay_eye", seat });
  }

  /** Somebody else's action is wanted: look at its owner; of several, at who moved this pawn least lately. */
  lookAtOwner(action: Action, hero: Hero = this.hero): void {
    const owners = this.view.owners[ACTIONS.indexOf(action)] ?? [];
    if (this.me !== null && owners.includes(this.me)) return;
    const last = this.view.past.hands[HEROES.indexOf(hero)];
    const looks = this.all("stare").filter((move) => owners.includes(move.seat) && this.wait(move) === 0);
    const look = looks.find(({ seat }) => seat === last && seat !== this.#looked) ?? looks.find(({ seat }) => seat !== this.#looked) ?? looks[0];
    if (!look) return;
    this.#looked = look.seat;
    void this.send(look);
  }
  /** Whom I last looked at: the next look goes to the other owner. */
  #looked: number | null = null;

  accuse(seats: readonly number[]): void {
    void this.send({ do: "accuse", seats: [...seats].sort((one, other) => one - other) });
    this.leave();
  }

  vote(guilty: boolean): void {
    const number = this.view.accusation?.number;
    if (number !== undefined) void this.send({ do: "vote", accusation: number, guilty });
  }

  flip(flip: boolean): void {
    const number = this.view.offer?.accusation;
    if (number !== undefined) void this.send({ do: "flip_sand", accusation: number, flip });
  }

  confess(): void {
    this.decide({ do: "confess" });
  }

  goEmptyHanded(): void {
    this.decide({ do: "go_empty_handed" });
  }

  /** The last player in play says how it ended. */
  settle(success: boolean): void {
    this.decide({ do: "decide", success });
  }

  speakUp(): void {
    void this.send({ do: "speak_up" });
  }

  keepQuiet(): void {
    void this.send({ do: "keep_quiet" });
  }

  guess(seat: number, card: string): void {
    this.decide({ do: "guess", seat, card });
  }

  beReady(): void {
    void this.send({ do: "be_ready" });
  }

  say(phrase: Phrase, { seat = null, hero = null }: { seat?: number | null; hero?: Hero | null } = {}): void {
    void this.send({ do: "say", phrase, seat, hero });
  }

  haunt(taunt: Taunt): void {
    void this.send({ do: "haunt", taunt });
  }

  /** Seats or squares are to be chosen now. */
  pick(what: Picking): void {
    this.withdraw();
    this.picking = what;
    this.picked = [];
  }

  /** A seat is picked, or no more. */
  toggle(one: number): void {
    this.picked = this.picked.includes(one) ? this.picked.filter((other) => other !== one) : [...this.picked, one];
  }

  override leave(): void {
    this.withdraw();
    this.picking = null;
    this.picked = [];
  }

  /** The listed moves of a kind. */
  all<K extends Kind>(kind: K): MoveOf<K>[] {
    return this.moves.filter((move): move is MoveOf<K> => move.do === kind);
  }

  /** Whether moves of a kind may be written freely now: what is said, and what can't be listed. */
  may(kind: Kind): boolean {
    const { view, play } = this.now();
    return play !== null && view.free.includes(kind);
  }

  /** The action tiles were passed on: a finger that is on its way meant another one. */
  passed(): void {
    this.#dead = Date.now() + DEAD;
    this.leave();
  }

  /** In real time a move never waits for the answer to the one before. */
  override async send(move: MazeMove): Promise<boolean> {
    const { play } = this.now();
    if (!play) return false;
    this.withdraw();
    return play(move);
  }

  protected override isGrave(move: MazeMove): boolean {
    return GRAVE.includes(move.do);
  }

  #act(action: Action, move: MazeMove): void {
    if (Date.now() < this.#dead) return;
    this.picking = null;
    this.stumbled = null;
    void this.send(move).then((done) => done || this.#stumble(action));
  }

  #stumble(action: Action): void {
    clearTimeout(this.#timer);
    this.stumbled = action;
    this.#timer = setTimeout(() => (this.stumbled = null), SHOWN);
  }

  /** The listed move that an action does with a hero; the furthest slide. */
  #move(action: Action, hero: Hero): MazeMove | null {
    const furthest = Math.max(0, ...this.lit(hero).flatMap((one) => (one.heading === action ? one.squares : [])));
    const found = this.moves.find((move) => {
      if (move.do === "slide") return move.hero === hero && move.heading === action && move.squares === furthest;
      if (move.do === "ride") return action === "escalator" && move.hero === hero;
      if (move.do === "jump") return action === "vortex" && move.hero === hero;
      if (move.do === "explore") return action === "explore" && move.hero === hero;
      return move.do === "use_ball" && action === "explore" && hero === "mage";
    });
    return found ?? null;
  }

  /** What an escalator or a door would do with another pawn. */
  #elsewhere(action: Action): MazeMove | null {
    if (action !== "escalator" && action !== "explore") return null;
    return HEROES.map((hero) => this.#move(action, hero)).find((move) => move !== null) ?? null;
  }

  #reach(hero: Hero, heading: Heading): number {
    return this.view.reach[HEROES.indexOf(hero)]?.[HEADINGS.indexOf(heading)] ?? 0;
  }

  /** Why an action can't be done with a hero now, as a key of words. */
  #why(action: Action, hero: Hero): string {
    const { view } = this;
    const at = this.at(hero);
    if (view.phase === "brief") return "why.brief";
    if (!this.mine.includes(action)) return view.deck ? "why.other_tile" : "why.not_yours";
    if (view.frozen || view.phase === "choice") return "why.frozen";
    if (at === null) return "why.out";
    if (action === "vortex") return view.stolen ? "why.vortex_off" : "why.vortex_none";
    if (action === "explore") return view.pile.length ? "why.no_door" : "why.no_tiles";
    if (action === "escalator") return planOf(view.tiles).squares[at]?.escalator == null ? "why.no_escalator" : "why.taken";
    return this.#inTheWay(at, HEADINGS.indexOf(action), hero);
  }

  #inTheWay(at: number, heading: number, hero: Hero): string {
    const plan = planOf(this.view.tiles);
    const next = plan.step(at, heading, hero);
    if (next !== null && this.view.pawns.includes(next)) return "why.pawn";
    if (next !== null && plan.squares[next]?.kind === "hourglass") return "why.locked";
    if (next === null) return "why.wall";
    return this.now().guide ? "why.later" : "why.bound";
  }
}
