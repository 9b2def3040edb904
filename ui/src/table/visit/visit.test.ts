import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage } from "../../games/game";
import type { PersonShown, View } from "../../types/protocol";
import { places } from "../../wire/places.svelte";
import { aTable, FakeSocket, useFakeSockets } from "../../wire/testing/socket";
import { Visit } from "./visit.svelte";

const GAME = {
  name: "sample",
  words: [{ fr: {}, en: {} }],
  pace: (facts: readonly unknown[]) => 100 * facts.length,
  sounds: () => [],
} as unknown as GamePage;

const ADA: PersonShown = { number: 0, name: "Ada", present: true };
const BEN: PersonShown = { number: 1, name: "Ben", present: true };
const PLAYING = aTable({
  phase: "playing",
  seats: [{ person: 0 }, { person: 1 }],
  people: [ADA, BEN],
  host: 0,
  games: 1,
  began: 1_000,
});

function view(change: Partial<View> = {}): View {
  return { seat: 0, seats: 2, waiting: [1], due: null, result: null, moves: [], free: [], off: [], ...change };
}

function told(seq: number, change: object = {}) {
  return { is: "told", seq, at: seq, moment: { ...moment(seq), view: view() }, ...change };
}

function wait(): void {
  vi.advanceTimersByTime(20_000);
}

let visit: Visit;
const server = () => FakeSocket.last;
const facts = () => visit.story.map(({ seq }) => seq);

/** I am Ada, in seat 0, at a table at play. */
function play(): void {
  places.take({ table: "t", person: 0, token: "aa" }, "sample");
  visit = new Visit("t", GAME);
  server().welcomes({ seq: 5, person: 0, table: PLAYING, view: view(), story: [moment(3), moment(5)] });
}

function moment(seq: number) {
  return { seq, at: seq, seat: null, facts: [{ fact: `f${seq}` }] };
}

beforeEach(() => {
  localStorage.clear();
  places.forget("t");
  useFakeSockets();
  vi.useFakeTimers();
});
afterEach(() => {
  visit.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what happened before the page was opened", () => {
  it("is fetched when somebody wants to see it", async () => {
    play();
    const asked: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
      asked.push(request);
      return new Response(JSON.stringify([3, 5].map((seq) => ({ ...moment(seq), view: view({ due: seq }) }))));
    });
    expect(await visit.recall(3)).toMatchObject({ due: 3 });
    expect(visit.story.map(({ view }) => view?.due)).toEqual([3, null]);
    expect(asked[0]?.headers).toMatchObject({ Authorization: "Bearer aa" });
  });

  it("may be lost", async () => {
    play();
    const refused = { is: "refused", id: null, code: "no_game", reason: "nothing is on" };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refused), { status: 409 }));
    expect(await visit.recall(3)).toBeNull();
    expect(visit.refused?.code).toBe("no_game");
  });
});

describe("a visit", () => {
  it("knows its seat, its turn and what happened before it came", () => {
    play();
    expect([visit.person, visit.seat, visit.hosting]).toEqual([0, 0, true]);
    expect(facts()).toEqual([3, 5]);
    expect(visit.story.map((entry) => entry.view !== undefined)).toEqual([false, true]);
    expect(visit.myTurn).toBe(false);
    server().tells(told(6, { moment: { ...moment(6), view: view({ waiting: [0] }) } }));
    expect(visit.myTurn).toBe(true);
  });

  it("takes up the story where it was after a break, and tells nothing twice", () => {
    play();
    server().tells(told(6));
    server().breaks();
    wait();
    server().welcomes({ seq: 8, person: 0, table: PLAYING, view: view(), story: [moment(6), moment(7), moment(8)] });
    expect(facts()).toEqual([3, 5, 6, 7, 8]);
    expect(visit.stage.shown?.seq).toBe(8);
    expect(visit.stage.jumped).toBe(true);
  });

  it("shows a single missed step as it happens", () => {
    play();
    server().breaks();
    wait();
    server().welcomes({ seq: 7, person: 0, table: PLAYING, view: view(), story: [moment(6)] });
    expect(visit.stage.shown).toMatchObject({ seq: 6, facts: [{ fact: "f6" }] });
    expect(visit.stage.jumped).toBe(false);
  });

  it("goes on with what it was showing if nothing was missed", () => {
    play();
    server().tells(told(6));
    server().tells(told(7));
    vi.advanceTimersByTime(50);
    visit.greet();
    server().welcomes({ seq: 7, person: 0, table: PLAYING, view: view() });
    expect(visit.stage.shown?.seq).toBe(6);
    expect(visit.stage.running).toBe(true);
    vi.advanceTimersByTime(60);
    expect(visit.stage.shown?.seq).toBe(7);
  });

  it("tells the whole story anew to other eyes", () => {
    visit = new Visit("t", GAME);
    server().welcomes({ seq: 5, table: PLAYING, view: view({ seat: null }), story: [moment(3), moment(5)] });
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ table: "t", person: 0, token: "aa" })));
    void visit.join({ name: "Ada" }, { sit: false });
    return vi.waitFor(() => {
      expect(FakeSocket.all).toHaveLength(2);
      expect(visit.state).toBe("connecting");
      server().welcomes({ seq: 5, person: 0, table: PLAYING, view: view(), story: [moment(3), moment(5)] });
      expect(facts()).toEqual([3, 5]);
    });
  });

  it("keeps chat once, and leaves out those whom I muted", async () => {
    play();
    const line = { seq: 6, at: 6, person: 1, text: "hello" };
    server().tells({ is: "told", seq: 6, at: 6, said: line });
    server().breaks();
    wait();
    server().welcomes({ seq: 6, person: 0, table: PLAYING, view: view(), chat: [line] });
    expect(visit.chat).toEqual([line]);
    const muted = visit.mute(1, true);
    server().answers("mute", { seq: 7 });
    await muted;
    expect([...new Visit("t", GAME).muted]).toEqual([1]);
  });

  it("puts my nonce into the shuffle once I sit, and again for the next game", async () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    visit = new Visit("t", GAME);
    const seated = aTable({ seats: [{ person: 0 }, {}], people: [ADA] });
    server().welcomes({ seq: 1, person: 0, table: aTable({ people: [ADA] }) });
    expect(server().asked("mix")).toEqual([]);
    server().tells({ is: "told", seq: 2, at: 0, table: seated });
    server().tells({ is: "told", seq: 3, at: 0, table: seated });
    expect(server().asked("mix")).toMatchObject([{ nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
    server().answers("mix", { seq: 4, table: { ...seated, people: [{ ...ADA, mixed: true }] } } as never);
    await vi.runAllTimersAsync();
    server().tells({ is: "told", seq: 9, at: 0, table: { ...seated, games: 1 } });
    expect(server().asked("mix")).toHaveLength(2);
  });

  it("clears the table for the next game", () => {
    play();
    server().tells({ is: "told", seq: 9, at: 0, table: { ...PLAYING, phase: "gathering" } });
    expect([visit.view, visit.stage.shown, visit.story]).toEqual([null, null, []]);
  });

  it("sends a move with what it rests on: what is on show, not what waits to be shown", () => {
    play();
    void visit.play({ do: "jump" });
    server().tells(told(6));
    server().tells(told(7));
    void visit.play({ do: "jump" });
    wait();
    void visit.play({ do: "jump" });
    expect(server().asked("play").map(({ on }) => on)).toEqual([5, 6, 7]);
  });

  it("corrects what it shows when a move is refused", async () => {
    play();
    const done = visit.play({ do: "jump" });
    const { id } = server().asked("play")[0] ?? {};
    server().tells({ is: "refused", id, code: "stale", reason: "too late", seq: 8, view: view({ waiting: [0] }) });
    expect(await done).toBe(false);
    expect(visit.refused?.message).toBe("too late");
    expect(visit.stage.shown?.view.waiting).toEqual([0]);
  });

  it("says nothing of a move that the page made by itself, and that came too late", async () => {
    play();
    visit.game.unasked = () => true;
    const done = visit.play({ do: "jump" });
    delete visit.game.unasked;
    const { id } = server().asked("play")[0] ?? {};
    server().tells({ is: "refused", id, code: "stale", reason: "too late", seq: 8, view: view({ waiting: [0] }) });
    expect(await done).toBe(false);
    expect(visit.refused).toBeNull();
  });

  it("sees people come and go; a field left out has its default", () => {
    play();
    server().tells({ is: "presence", person: 1, present: false });
    expect(visit.sitters[1]?.away).toBe(true);
    server().tells({ is: "presence", person: 1, watchers: 2 });
    expect([visit.sitters[1]?.away, visit.watchers]).toEqual([false, 2]);
    server().tells({ is: "presence", present: false });
    expect(visit.watchers).toBe(0);
  });

  it("reads times by this device's clock", () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    visit = new Visit("t", GAME);
    const now = Date.now() + 60_000; // the server is a minute ahead
    const table = { ...PLAYING, clock: 30, began: now };
    server().welcomes({ now, person: 0, table, view: view({ due: 5_000 }), limits: [{ seat: 1, until: now + 10_000 }] });
    expect(visit.due).toBe(Date.now() + 5_000);
    expect(visit.clocks.get(1)).toEqual({ from: Date.now() - 20_000, until: Date.now() + 10_000 });
  });

  it("forgets a place that was taken from it, and says why", () => {
    play();
    server().tells({ is: "notice", code: "removed", reason: "sent away" });
    server().breaks(1008, "removed");
    expect(visit.gone?.code).toBe("removed");
    expect(places.at("t")).toBeUndefined();
  });

  it("comes back as somebody who watches if its token is worth nothing", () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    visit = new Visit("t", GAME);
    server().opens();
    server().breaks(1008, "no_such_token");
    expect(places.at("t")).toBeUndefined();
    server().opens();
    expect(server().asked("hello")[0]).not.toHaveProperty("token");
    expect([visit.strayed, visit.gone]).toEqual([true, null]);
  });

  it("never shows a token on the big screen, and forgets no place there", () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    visit = new Visit("t", GAME, { aloof: true });
    server().opens();
    expect(server().asked("hello")[0]).not.toHaveProperty("token");
    server().breaks(1000, "deleted");
    expect(places.at("t")).toBeDefined();
  });

  it("asks whether the table is still there when the line can't be made", async () => {
    play();
    const gone = JSON.stringify({ is: "refused", id: null, code: "no_such_table", reason: "no such table" });
    vi.stubGlobal("fetch", async () => new Response(gone, { status: 404 }));
    for (const _ of [1, 2, 3]) {
      server().breaks();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(visit.gone?.code).toBe("no_such_table");
    const tries = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(tries);
  });
});
