/**
 * A line to a table that mends itself.
 *
 * A command is kept until it is answered. When the connection breaks, the link comes back by
 * itself, says hello from where it had read, and sends what was unanswered once more with the
 * same id: the table obeys an id once.
 */
import type { AnyCommand, AnyMessage, Arrange, Game, Hello, Play, Refused, Told, Welcome } from "../types/protocol";
import { Refusal } from "./api";
import { ServerClock } from "./clock";

/** `lost` is a broken line that is being mended; after `ended` nothing more comes. */
export type LinkState = "connecting" | "open" | "lost" | "ended";

/** A command without its id: the link gives it one. */
export type Asked<G extends Game> = Omit<Play<G>, "id"> | Omit<Arrange<G>, "id"> | AskedAnywhere;
type AskedAnywhere = WithoutId<Exclude<AnyCommand<Game>, Hello | Play | Arrange>>;
type WithoutId<Command> = Command extends unknown ? Omit<Command, "id"> : never;

export interface Ears<G extends Game> {
  /** Everything that is heard, in order; answers too. */
  heard: (message: AnyMessage<G>) => void;
  changed: (state: LinkState) => void;
  /** The line broke or could not be made, so many times in a row: is the table still there? */
  broke: (failures: number) => void;
  /** The server does not want this link any more, and why. */
  ended: (why: Refusal) => void;
}

interface Unanswered<G extends Game> {
  command: Asked<G> & { id: string };
  /** How often it was sent, and when for the last time. */
  sent: number;
  at: number;
  /** The connection that took it last: a second welcome there is no reason to send it again. */
  by: WebSocket | null;
  answer: (told: Told<G>) => void;
  fail: (refusal: Refusal) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const MOST_SENDS = 2;

/** Closing numbers after which the server does not want this link again. */
const FINAL = new Set([1000, 1008]);

export class Link<G extends Game> {
  #socket: WebSocket | null = null;
  #state: LinkState = "connecting";
  #seq = -1;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  readonly #prefix = randomHex(8);
  /** What the server said last before hanging up. */
  #why: Refusal | null = null;
  #greeting = "";
  #greeted = 0;
  readonly #unanswered = new Map<string, Unanswered<G>>();
  readonly #wake = () => this.#hurry();

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly language: () => string,
    private readonly ears: Ears<G>,
    /** Whether it is still to be decided who comes: to sit, or to watch. */
    private readonly atDoor: () => boolean = () => false,
    private readonly clock = new ServerClock(),
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Obeyed once the promise holds; refused with the reason if it breaks. */
  ask(command: Asked<G>): Promise<Told<G>> {
    if (this.#state === "ended") return Promise.reject(new Refusal("ended", ""));
    return new Promise((answer, fail) => {
      const id = this.#newId();
      const kept = { command: { ...command, id }, sent: 0, at: 0, by: null, answer, fail };
      this.#unanswered.set(id, kept);
      if (this.#state === "open") this.#send(kept);
    });
  }

  /** Say hello again: the language has changed, or it was decided to watch. */
  greet(): void {
    if (this.#state === "open") this.#hello();
  }

  /** Hang up for good. */
  close(): void {
    this.#end(new Refusal("ended", ""));
    this.#socket?.close(1000);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as AnyMessage<G>);
    socket.onclose = (event) => this.#closed(socket, event);
  }

  #hello(): void {
    this.#greeting = this.#newId();
    this.#greeted = Date.now();
    const hello = {
      ask: "hello",
      id: this.#greeting,
      language: this.language(),
      since: this.#seq,
      ...(this.token && { token: this.token }),
      ...(this.atDoor() && { at_door: true }),
    };
    this.#socket?.send(JSON.stringify(hello));
  }

  #hear(message: AnyMessage<G>): void {
    if (this.#state === "ended") return;
    if (message.is === "welcome") this.#welcomed(message);
    if (message.is === "notice" || (message.is === "refused" && message.id === this.#greeting)) {
      this.#why = new Refusal(message.code, message.reason);
    }
    if (message.is === "told" || message.is === "refused") {
      this.#seq = Math.max(this.#seq, message.seq ?? -1);
    }
    // Whoever listens has the new state before an answer is acted upon.
    this.ears.heard(message);
    if (message.is === "told" || message.is === "refused") this.#answer(message);
  }

  #welcomed(welcome: Welcome<G>): void {
    this.#seq = Math.max(this.#seq, welcome.seq);
    if (welcome.id === this.#greeting) this.clock.hear(this.#greeted, Date.now(), welcome.now);
    this.#failures = 0;
    this.#become("open");
    for (const kept of this.#unanswered.values()) if (kept.by !== this.#socket) this.#send(kept);
  }

  #answer(message: Told<G> | Refused<G>): void {
    const kept = message.id ? this.#unanswered.get(message.id) : undefined;
    if (!kept || !message.id) return;
    this.#unanswered.delete(message.id);
    if (message.is === "told" && kept.sent === 1) this.clock.hear(kept.at, Date.now(), message.at);
    if (message.is === "told") kept.answer(message);
    else kept.fail(new Refusal(message.code, message.reason, message.about));
  }

  #send(kept: Unanswered<G>): void {
    if (kept.sent >= MOST_SENDS) {
      this.#unanswered.delete(kept.command.id);
      kept.fail(new Refusal("unreachable", ""));
      return;
    }
    kept.sent += 1;
    kept.at = Date.now();
    kept.by = this.#socket;
    this.#socket?.send(JSON.stringify(kept.command));
  }

  #closed(socket: WebSocket, { code, reason }: CloseEvent): void {
    if (socket !== this.#socket || this.#state === "ended") return;
    if (FINAL.has(code)) {
      this.#end(new Refusal("ended", ""));
      this.ears.ended(this.#why ?? new Refusal(reason || "ended", ""));
      return;
    }
    this.#become("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
    this.ears.broke(this.#failures);
  }

  /** The network is back, or somebody looks at the page again: don't sit out the pause. */
  #hurry(): void {
    if (this.#state !== "lost" || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #end(refusal: Refusal): void {
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#become("ended");
    for (const kept of this.#unanswered.values()) kept.fail(refusal);
    this.#unanswered.clear();
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.ears.changed(state);
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }
}

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

