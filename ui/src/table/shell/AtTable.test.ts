import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { places } from "../../wire/places.svelte";
import { aTable, FakeSocket, useFakeSockets } from "../../wire/testing/socket";
import { ADA, answers, BEN, GAME, PLAYING, server, settled, sitAt, useFakeHouse, view } from "../testing/atTable";

beforeEach(() => {
  settings.language = "en";
  localStorage.clear();
  useFakeSockets();
  useFakeHouse();
});
afterEach(() => {
  places.forget("t");
  vi.unstubAllGlobals();
});

describe("whoever comes by the link", () => {
  it("is asked for a name, joins and sits down", async () => {
    settings.name = "Camille";
    await sitAt({ seats: [{ person: 0 }, {}] }, { person: null });
    expect(screen.getByRole("heading", { name: "Ada is waiting for you" })).toBeDefined();
    await fireEvent.click(screen.getByRole("button", { name: /^Sit down/ }));
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    expect(places.at("t")).toMatchObject({ person: 2, token: "bb" });
    server().welcomes({ person: 2, table: aTable({ people: [ADA, { ...BEN, number: 2 }] }) });
    await vi.waitFor(() => expect(server().asked("sit")).toHaveLength(1));
  });

  it("is told that a game is on, and may watch", async () => {
    await sitAt(PLAYING, { person: null, view: view([1]) });
    expect(screen.getByRole("button", { name: /^Come in/ }).textContent).toContain("the host may give you a seat");
    await fireEvent.click(screen.getByRole("button", { name: "Watch" }));
    expect(screen.queryByRole("heading", { name: /waiting for you/ })).toBeNull();
    expect(screen.getByText(/^You are watching/)).toBeDefined();
  });

  it("is not let in twice under one name", async () => {
    settings.name = "ada ";
    await sitAt({ seats: [{ person: 0 }, {}] }, { person: null });
    expect(screen.getByRole("button", { name: /^Sit down/ }).textContent).toContain("already has this name");
  });
});

describe("before the game", () => {
  it("the host fills free seats with bots by one press, and then begins", async () => {
    const seats = [{ person: 0 }, {}, {}];
    await sitAt({ seats });
    const begin = screen.getByRole("button", { name: /^Begin/ });
    expect(begin.textContent).toContain("2 seats are still free");
    await vi.waitFor(() => expect(screen.getByRole("button", { name: /Fill up/ }).ariaDisabled).toBeNull());
    await fireEvent.click(screen.getByRole("button", { name: /Fill up/ }));
    for (const seat of [1, 2]) {
      await vi.waitFor(() => expect(server().asked("seat_bot")).toHaveLength(seat));
      expect(server().asked("seat_bot").at(-1)).toMatchObject({ seat, level: "novice" });
      server().answers("seat_bot", { seq: seat });
      await settled();
    }
    const full = aTable({ people: [ADA], host: 0, seats: [{ person: 0 }, { bot: "novice" }, { bot: "novice" }] });
    server().tells({ is: "told", seq: 4, at: 0, table: full });
    await settled();
    await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    expect(server().asked("begin")).toHaveLength(1);
  });

  it("an invitation has the code to say aloud, and what only an operator can do is the host’s alone", async () => {
    answers["/api/house"] = { url: "http://house.test", reach: "machine", languages: ["fr"], version: "1" };
    const alone = { code: "HKLMRT", seats: [{ person: 0 }, {}] };
    await sitAt(alone, { person: 1 });
    await vi.waitFor(() => expect(screen.getByText("This link works on this computer only.")).toBeDefined());
    expect(screen.getByText("HKL MRT")).toBeDefined();
    expect(screen.queryByText("./play --lan")).toBeNull();
    cleanup();
    await sitAt(alone);
    await vi.waitFor(() => expect(screen.getByText("./play --lan")).toBeDefined());
  });

  it("others see who will begin, and take a free seat by one press", async () => {
    await sitAt({ seats: [{ person: 0 }, {}] }, { person: 1 });
    expect(screen.getByRole("button", { name: /^Begin/ }).textContent).toContain("the host, Ada, will start");
    await fireEvent.click(screen.getByRole("button", { name: "Free, Sit here" }));
    expect(server().asked("sit")).toMatchObject([{ seat: 1 }]);
  });
});

describe("during the game", () => {
  const moved = { seq: 3, at: 3, seat: 1, facts: [{ fact: "moved", seat: 1 }], view: view([0]) };

  it("tells screen readers what happened, and calls the one whose turn it is", async () => {
    await sitAt(PLAYING, { seq: 2, view: view([1]) });
    server().tells({ is: "told", seq: 3, at: 3, moment: moved });
    await vi.waitFor(() => expect(document.querySelector("[aria-live=assertive]")?.textContent).toBe("Your turn!"));
    expect(document.querySelector("p[aria-live=polite]")?.textContent).toContain("Ben has moved.");
  });

  it("leads back to a moment from the log, offers no move there, and returns", async () => {
    await sitAt(PLAYING, { seq: 2, view: view([1]) });
    server().tells({ is: "told", seq: 3, at: 3, moment: moved });
    const moves = [{ do: "pass" }];
    const saw = { seq: 4, at: 4, seat: 0, facts: [{ fact: "saw" }], only: { 0: [0] }, view: view([0], moves) };
    server().tells({ is: "told", seq: 4, at: 4, moment: saw });
    await vi.waitFor(() => expect(screen.getByTestId("moment").textContent).toContain("4"));
    expect(screen.getByRole("button", { name: "pass" })).toBeDefined();
    await fireEvent.keyDown(document.body, { key: "l" });
    expect(screen.getByText("You saw a key.", { selector: ".only" })).toBeDefined();
    await fireEvent.click(screen.getByText("Ben has moved.", { selector: ".chapter span" }));
    expect(screen.getByTestId("moment").textContent).toBe("3 jumped");
    expect(screen.queryByRole("button", { name: "pass" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Back to now" }));
    expect(screen.getByTestId("moment").textContent).toBe("4 jumped");
  });

  it.each([
    ["finger", () => fireEvent.pointerDown(screen.getByTestId("moment"))],
    ["key", () => fireEvent.keyDown(document.body, { key: "1" })],
  ])("ends what moves for a %s that can move now, so that it counts", async (_, press) => {
    vi.spyOn(GAME, "pace").mockReturnValue(60_000);
    await sitAt(PLAYING, { seq: 2, view: view([1]) });
    server().tells({ is: "told", seq: 3, at: 3, moment: { ...moved, view: view([1]) } });
    server().tells({ is: "told", seq: 4, at: 4, moment: { ...moved, seq: 4, view: view([0], [{ do: "pass" }]) } });
    expect(screen.queryByRole("button", { name: "pass" })).toBeNull();
    const pressed = press();
    expect(screen.getByRole("button", { name: "pass" })).toBeDefined();
    await pressed;
    vi.restoreAllMocks();
  });

  it("leaves what moves alone when a finger only looks while others play", async () => {
    vi.spyOn(GAME, "pace").mockReturnValue(60_000);
    await sitAt(PLAYING, { seq: 2, view: view([1]) });
    server().tells({ is: "told", seq: 3, at: 3, moment: { ...moved, view: view([1]) } });
    await fireEvent.pointerDown(screen.getByTestId("moment"));
    expect(screen.getByTestId("moment").textContent).toBe("3 moves");
    vi.restoreAllMocks();
  });

  it("says why a move was refused, without a dialog", async () => {
    await sitAt(PLAYING, { seq: 2, view: view([0], [{ do: "pass" }]) });
    await fireEvent.click(screen.getByRole("button", { name: "pass" }));
    const { id } = server().asked("play")[0] ?? {};
    server().tells({ is: "refused", id, code: "not_your_turn", reason: "it is not your turn" });
    expect((await screen.findByRole("alert")).textContent).toContain("It is not your turn");
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  it("shows what somebody says beside their seat, but not what was said before I came", async () => {
    const line = { seq: 1, at: 0, person: 1, text: "Hello" };
    await sitAt(PLAYING, { seq: 2, view: view([0]), chat: [line] });
    const seat = () => screen.getAllByTestId("seat")[1]?.textContent;
    expect(seat()).toBe("Ben: ");
    server().tells({ is: "told", seq: 3, at: 0, said: { ...line, seq: 3, text: undefined, emote: "well_played" } });
    await vi.waitFor(() => expect(seat()).toBe("Ben: Well played!"));
    expect(screen.getByText("1 unread message")).toBeDefined();
  });

  it("says plainly that the host has closed the table, and where its game can be seen", async () => {
    await sitAt({ ...PLAYING, phase: "closed" });
    expect(screen.getByRole("heading", { name: "The table is closed." })).toBeDefined();
    expect(screen.getByRole("link", { name: /last game/ }).getAttribute("href")).toBe("/t/t/replay/1");
  });

  it("says of a table that the disk has damaged that something is lost, not that all is kept", async () => {
    await sitAt({ ...PLAYING, phase: "broken", problem: "damaged" });
    expect(screen.getByRole("heading", { name: /damaged/ })).toBeDefined();
    expect(screen.queryByText(/is kept/)).toBeNull();
  });
});
