import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Game } from "../types/protocol";
import type { Refusal } from "./api";
import { Link, type LinkState } from "./link";
import { FakeSocket, useFakeSockets } from "./testing/socket";

let states: LinkState[];
let heard: AnyMessage[];
let ended: Refusal[];
let broke: number[];

function call(token: string | null = "aa"): Link<Game> {
  return new Link("t", token, () => "fr", {
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    broke: (failures) => broke.push(failures),
    ended: (why) => ended.push(why),
  });
}

/** The pause before the next try is over. */
function wait(): void {
  vi.advanceTimersByTime(20_000);
}

beforeEach(() => {
  [states, heard, ended, broke] = [[], [], [], []];
  useFakeSockets();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a link", () => {
  it("says hello first, and sends what was asked meanwhile after the welcome", () => {
    const link = call();
    void link.ask({ ask: "sit" });
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toMatchObject([{ ask: "hello", token: "aa", since: -1, language: "fr" }]);
    FakeSocket.last.welcomes();
    expect(FakeSocket.last.asked("sit")).toHaveLength(1);
  });

  it("is answered by the id of the question, whatever else is told before", async () => {
    const link = call();
    FakeSocket.last.welcomes();
    const answer = link.ask({ ask: "sit" });
    FakeSocket.last.tells({ is: "told", seq: 1, at: 0 });
    FakeSocket.last.answers("sit", { seq: 2 });
    await expect(answer).resolves.toMatchObject({ seq: 2 });
  });

  it("breaks a promise with the reason for a refusal", async () => {
    const link = call();
    FakeSocket.last.welcomes();
    const answer = link.ask({ ask: "begin" });
    const { id } = FakeSocket.last.asked("begin")[0] ?? {};
    FakeSocket.last.tells({ is: "refused", id, code: "not_host", reason: "only the host" });
    await expect(answer).rejects.toMatchObject({ code: "not_host", message: "only the host" });
  });

  it("comes back after a break, from where it had read, and sends once more by the same id", async () => {
    const link = call();
    FakeSocket.last.welcomes({ seq: 4 });
    const answer = link.ask({ ask: "sit" });
    const [first] = FakeSocket.last.asked("sit");
    FakeSocket.last.tells({ is: "told", seq: 7, at: 0 });
    FakeSocket.last.breaks();
    expect(states.at(-1)).toBe("lost");
    wait();
    FakeSocket.last.welcomes({ seq: 9 });
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.asked("hello")).toMatchObject([{ since: 7 }]);
    expect(FakeSocket.last.asked("sit")).toEqual([first]);
    FakeSocket.last.answers("sit", { seq: 8 });
    await expect(answer).resolves.toMatchObject({ seq: 8 });
  });

  it("gives up on a question after a second break", async () => {
    const link = call();
    FakeSocket.last.welcomes();
    const answer = link.ask({ ask: "sit" });
    for (const _ of [1, 2]) {
      FakeSocket.last.breaks();
      wait();
      FakeSocket.last.welcomes();
    }
    await expect(answer).rejects.toMatchObject({ code: "unreachable" });
    expect(FakeSocket.last.asked("sit")).toEqual([]);
  });

  it("does not send again because it said hello again on the same connection", () => {
    const link = call();
    FakeSocket.last.welcomes();
    void link.ask({ ask: "sit" });
    link.greet();
    FakeSocket.last.welcomes();
    link.greet();
    FakeSocket.last.welcomes();
    expect(FakeSocket.last.asked("hello")).toHaveLength(3);
    expect(FakeSocket.last.asked("sit")).toHaveLength(1);
  });

  it("counts how often it failed, until it is welcomed", () => {
    call();
    FakeSocket.last.breaks();
    wait();
    FakeSocket.last.breaks();
    wait();
    FakeSocket.last.welcomes();
    FakeSocket.last.breaks();
    expect(broke).toEqual([1, 2, 1]);
  });

  it.each([
    ["a notice", { is: "notice", code: "removed", reason: "sent away" }, 1008, "removed"],
    ["a refused hello", { is: "refused", id: "hello", code: "no_such_token", reason: "join again" }, 1008, "no_such_token"],
    ["the closing frame alone", null, 1000, "deleted"],
  ])("ends for good, and says why, after %s", async (_, message, number, code) => {
    const link = call();
    FakeSocket.last.opens();
    const hello = FakeSocket.last.asked("hello")[0]?.id;
    const answer = link.ask({ ask: "sit" });
    if (message) FakeSocket.last.tells({ ...message, ...("id" in message && { id: hello }) });
    FakeSocket.last.breaks(number, code);
    wait();
    expect(ended.map((why) => why.code)).toEqual([code]);
    expect(states.at(-1)).toBe("ended");
    expect(FakeSocket.all).toHaveLength(1);
    await expect(answer).rejects.toMatchObject({ code: "ended" });
  });

  it("comes back when the server restarts", () => {
    call();
    FakeSocket.last.welcomes();
    FakeSocket.last.tells({ is: "notice", code: "stopping", reason: "" });
    FakeSocket.last.breaks(1012, "stopping");
    wait();
    expect(FakeSocket.all).toHaveLength(2);
    expect(ended).toEqual([]);
  });

  it("hears nothing more once it has hung up, and does not call itself ended by the server", () => {
    const link = call();
    FakeSocket.last.welcomes();
    link.close();
    FakeSocket.last.tells({ is: "told", seq: 3, at: 0 });
    expect(heard.filter(({ is }) => is === "told")).toEqual([]);
    expect(ended).toEqual([]);
  });
});
