import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { PersonShown, TableShown } from "../../types/protocol";
import { places } from "../../wire/places.svelte";
import { aTable, useFakeSockets } from "../../wire/testing/socket";
import { ADA, BEN, PLAYING, server, settled, sitAt, useFakeHouse, view } from "../testing/atTable";

const CLEO: PersonShown = { number: 2, name: "Cleo", present: true };
const THREE = { ...PLAYING, people: [ADA, BEN, CLEO], seats: [{ person: 0 }, { person: 1 }, { person: 2 }] };
const BOT = { bot: "novice", bot_since: 4 };

const sign = (name: RegExp) => screen.queryByRole("region", { name });

/** Ben went so many seconds ago, by the server's clock. */
function without(seconds: number): PersonShown[] {
  return [ADA, { ...BEN, present: false, away: Date.now() - seconds * 1_000 }, CLEO];
}

function tell(table: Partial<TableShown>, seq = 9): void {
  server().tells({ is: "told", seq, at: 0, table: aTable({ host: 0, ...THREE, ...table }) });
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}

beforeEach(() => {
  settings.language = "en";
  localStorage.clear();
  useFakeSockets();
  useFakeHouse();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  places.forget("t");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("while the game waits for somebody who has gone", () => {
  it("the table asks after fifteen seconds, and not while a line is only broken for a moment", async () => {
    await sitAt(THREE, { view: view([1]) });
    server().tells({ is: "presence", person: 1, present: false, away: Date.now() });
    await pass(14_900);
    expect(sign(/Ben has gone/)).toBeNull();
    await pass(200);
    expect(sign(/Ben has gone/)).not.toBeNull();
    expect(screen.getByText(/^Ben has gone\. Wait, or let a bot play/, { selector: "[aria-live]" })).toBeDefined();
    server().tells({ is: "presence", person: 1 });
    await settled();
    expect(sign(/Ben has gone/)).toBeNull();
  });

  it("any player may ask for a bot; what everybody wishes is shown", async () => {
    await sitAt({ ...THREE, people: without(20) }, { person: 2, view: view([1]) });
    const asked = within(sign(/Ben has gone/) as HTMLElement);
    expect(asked.getByText("It takes 2 votes, or the host’s.")).toBeDefined();
    await fireEvent.click(asked.getByRole("button", { name: "Let a bot play" }));
    expect(server().asked("wish")).toMatchObject([{ seat: 1, bot: true }]);
    server().answers("wish", { seq: 8 });
    tell({ people: without(20), wishes: [{ seat: 1, person: 2, bot: true }, { seat: 1, person: 0, bot: false }] });
    await settled();
    expect(asked.getByText("Cleo wants a bot")).toBeDefined();
    expect(asked.getByText("Ada would rather wait")).toBeDefined();
    expect(asked.getByRole("button", { name: "Noted" }).ariaDisabled).toBe("true");
  });

  it("who would rather wait is asked again after a minute", async () => {
    await sitAt({ ...THREE, people: without(20) }, { view: view([1]) });
    await fireEvent.click(screen.getByRole("button", { name: "Wait" }));
    server().answers("wish", { seq: 8 });
    await pass(59_000);
    expect(sign(/Ben has gone/)).toBeNull();
    await pass(2_000);
    expect(sign(/Ben has gone/)).not.toBeNull();
  });

  it("those who watch see the question and no answers", async () => {
    const people = [...without(20), { number: 3, name: "Dan", present: true }];
    await sitAt({ ...THREE, people }, { person: 3, view: view([1]) });
    const asked = within(sign(/Ben has gone/) as HTMLElement);
    expect(asked.getByText(/^The table decides/)).toBeDefined();
    expect(asked.queryByRole("button")).toBeNull();
  });

  it("nobody is asked about a seat that a bot plays, or that the game doesn’t wait for", async () => {
    await sitAt({ ...THREE, people: without(20) }, { view: view([2]) });
    expect(sign(/Ben has gone/)).toBeNull();
    tell({ people: without(20), seats: [{ person: 0 }, { person: 1, ...BOT }, { person: 2 }] });
    server().tells({ is: "told", seq: 10, at: 0, moment: { seq: 10, at: 0, seat: null, facts: [], view: view([1]) } });
    await pass(100);
    expect(sign(/Ben has gone/)).toBeNull();
    expect(screen.getAllByTestId("seat")[1]?.textContent).toBe("Ben: "); // nothing says "away"
  });

  it("their face offers a bot too", async () => {
    await sitAt({ ...THREE, people: without(20) }, { person: 2, view: view([1]) });
    const note = within(screen.getAllByTestId("note")[1] as HTMLElement);
    expect(note.getByText(/^Ben has been away since/)).toBeDefined();
    await fireEvent.click(note.getByRole("button", { name: /^Let a bot play/ }));
    expect(server().asked("wish")).toMatchObject([{ seat: 1, bot: true }]);
  });
});

describe("when somebody has left", () => {
  const left = [ADA, { ...BEN, present: false, left: true }, CLEO];
  const seats = [{ person: 0 }, { person: 1, ...BOT }];

  it("a banner tells it, until it is put away or has been there for a while", async () => {
    await sitAt(THREE, { person: 2, view: view([1]) });
    tell({ people: left, seats: [...seats, { person: 2 }], host: 2 });
    await settled();
    expect(sign(/^Ben has left; a bot plays on\. You are host now\.$/)).not.toBeNull();
    expect(screen.getByText(/^Ben has left/, { selector: "[aria-live]" })).toBeDefined();
    await pass(11_000);
    expect(sign(/^Ben has left/)).toBeNull();
  });

  it("the host gives the seat to somebody who watches, from the face or among the people", async () => {
    await sitAt({ ...THREE, people: left, seats }, { view: view([1]) });
    const note = within(screen.getAllByTestId("note")[1] as HTMLElement);
    await fireEvent.click(note.getByRole("button", { name: "Give the seat to Cleo" }));
    expect(server().asked("give_seat")).toMatchObject([{ seat: 1, person: 2 }]);
    await fireEvent.keyDown(document.body, { key: "p" });
    const panel = within(screen.getByRole("dialog", { name: "People" }));
    await fireEvent.click(panel.getByRole("button", { name: /^Ben.*has left/ }));
    await fireEvent.click(panel.getByRole("button", { name: "Give the seat to Cleo" }));
    expect(server().asked("give_seat")).toHaveLength(2);
  });
});

describe("whoever comes back", () => {
  const story = [3, 5, 6, 7, 8].map((seq) => ({ seq, at: seq, seat: seq % 2, facts: [{ fact: "moved", seat: seq % 2 }] }));
  const replaced = { ...PLAYING, seats: [{ person: 0, ...BOT }, { person: 1 }] };

  it("reads what happened since the bot sat down, and has the seat again with one tap", async () => {
    await sitAt(replaced, { seq: 8, view: view([0]), story });
    const comeback = within(sign(/^A bot is playing for you/) as HTMLElement);
    const lines = comeback.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toEqual(["Ada (you) has moved.", "Ben has moved.", "Ada (you) has moved."]);
    expect(comeback.getByRole("button", { name: "and 1 more line in the log" })).toBeDefined();
    await fireEvent.click(comeback.getByRole("button", { name: "Take my seat back" }));
    expect(server().asked("give_back")).toMatchObject([{ seat: 0 }]);
  });

  it("needs no recap of a bot that was asked to play", async () => {
    await sitAt(PLAYING, { seq: 3, view: view([0]) });
    await fireEvent.keyDown(document.body, { key: "m" });
    await fireEvent.click(screen.getByRole("button", { name: /^Let a bot play/ }));
    await vi.waitFor(() => expect(server().asked("seat_bot")).toHaveLength(1));
    server().answers("seat_bot", { seq: 4, table: aTable({ people: [ADA, BEN], host: 0, ...replaced }) } as never);
    await vi.waitFor(() => expect(sign(/^A bot is playing for you/)).toBeNull());
    await vi.waitFor(() => expect(screen.getByRole("button", { name: "Take my seat back" })).toBeDefined());
  });

  it("keeps the place when leaving a game, and finds the way back", async () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    const visit = await sitAt(PLAYING, { view: view([0]) });
    void visit.leave();
    server().tells({ is: "notice", code: "left", reason: "you have left" });
    server().breaks(1000, "left");
    await settled();
    expect(places.at("t")?.token).toBe("aa");
    await fireEvent.click(screen.getByRole("button", { name: "Back to the table" }));
    server().opens();
    expect(server().asked("hello")).toMatchObject([{ token: "aa" }]);
  });

  it("has no place any more after leaving between two games", async () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    const visit = await sitAt({ seats: [{ person: 0 }, {}] });
    void visit.leave();
    server().breaks(1000, "left");
    await settled();
    expect(places.at("t")).toBeUndefined();
  });
});
