/** A WebSocket that goes nowhere: a test reads what the page sent, and is the server. */
import { vi } from "vitest";
import type { AnyMessage, TableShown, Welcome } from "../../types/protocol";

interface Sent {
  ask: string;
  id: string;
  [field: string]: unknown;
}

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CONNECTING = 0;

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: Sent[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  /** The newest connection. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has called");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(code = 1000): void {
    this.breaks(code);
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  /** What was sent of this kind, in order. */
  asked(kind: string): Sent[] {
    return this.sent.filter(({ ask }) => ask === kind);
  }

  /** Open if need be, and answer the latest hello. */
  welcomes(welcome: Partial<Welcome> = {}): void {
    if (this.readyState === FakeSocket.CONNECTING) this.opens();
    const id = this.asked("hello").at(-1)?.id ?? "";
    this.tells({ is: "welcome", id, seq: 0, now: Date.now(), person: null, table: aTable(), ...welcome });
  }

  answers(kind: string, told: Partial<AnyMessage> & { seq: number }): void {
    const id = this.asked(kind).at(-1)?.id;
    this.tells({ is: "told", at: Date.now(), id, ...told });
  }
}

/** In `beforeEach`. */
export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

export function aTable(change: Partial<TableShown> = {}): TableShown {
  return {
    id: "t",
    code: null,
    game: "sample",
    seats: [{}, {}],
    people: [],
    host: null,
    wishes: [],
    agreed: [],
    phase: "gathering",
    problem: null,
    options: {},
    public: false,
    watching: true,
    clock: null,
    pace: "calm",
    language: "en",
    games: 0,
    began: null,
    paused: null,
    commitment: "c0",
    ...change,
  };
}
