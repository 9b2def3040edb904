import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { places } from "../../wire/places.svelte";
import { aTable, useFakeSockets } from "../../wire/testing/socket";
import { ADA, BEN, PLAYING, server, settled, sitAt, useFakeHouse, view } from "../testing/atTable";

const OVER = { ...PLAYING, phase: "over" } as const;

beforeEach(() => {
  settings.language = "en";
  localStorage.clear();
  useFakeSockets();
  useFakeHouse();
});
afterEach(() => {
  cleanup();
  places.forget("t");
  vi.unstubAllGlobals();
});

describe("another game", () => {
  const again = () => screen.getByRole("button", { name: /^Play again/ });

  async function over(table: object = {}, person = 0): Promise<void> {
    await sitAt({ ...OVER, ...table }, { person, view: view([]) });
  }

  it("is wanted by one tap, and then it is seen who is waited for", async () => {
    await over({}, 1);
    await fireEvent.click(again());
    expect(server().asked("rematch")).toHaveLength(1);
    server().tells({ is: "told", seq: 9, at: 0, table: aTable({ ...OVER, people: [ADA, BEN], host: 0, agreed: [1] }) });
    await settled();
    expect(again().textContent).toContain("waiting for Ada");
    expect(again().ariaDisabled).toBe("true");
    await fireEvent.click(again());
    expect(server().asked("rematch")).toHaveLength(1);
  });

  it("says who wants it already", async () => {
    await over({ agreed: [1] });
    expect(again().textContent).toContain("Ben wants another one");
  });

  it("begins without those who are away, if whoever is here says so", async () => {
    await over({ agreed: [0], people: [ADA, { ...BEN, present: false, away: 0 }] });
    expect(again().textContent).toContain("begin without Ben");
    await fireEvent.click(again());
    expect(server().asked("rematch")).toHaveLength(1);
  });

  it("is not the business of those who watch; the host may also go back to the lobby", async () => {
    const cleo = { number: 2, name: "Cleo", present: true };
    await over({ people: [ADA, BEN, cleo] }, 2);
    expect(screen.queryByRole("button", { name: /^Play again/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    cleanup();
    await over();
    await fireEvent.click(screen.getByRole("button", { name: "Change" }));
    expect(server().asked("again")).toHaveLength(1);
  });
});

describe("whoever comes by the link", () => {
  it("counts as nobody before it is said whether to sit or to watch", async () => {
    await sitAt(PLAYING, { person: null });
    expect(server().asked("hello")).toMatchObject([{ at_door: true }]);
    await fireEvent.click(screen.getByRole("button", { name: "Watch" }));
    const hellos = server().asked("hello");
    expect(hellos).toHaveLength(2);
    expect(hellos[1]).not.toHaveProperty("at_door");
    server().welcomes({ person: null, table: aTable({ ...PLAYING, people: [ADA, BEN], host: 0 }), view: view([1]) });
    await settled();
    expect(screen.getByTestId("moment")).toBeDefined();
  });

  it("is never at the door with a place of one’s own", async () => {
    places.take({ table: "t", person: 0, token: "aa" }, "sample");
    await sitAt(PLAYING, { view: view([1]) });
    expect(server().asked("hello")[0]).not.toHaveProperty("at_door");
  });
});

describe("before the game", () => {
  it("what somebody says stands beside their seat", async () => {
    await sitAt({ seats: [{ person: 0 }, { person: 1 }] });
    server().tells({ is: "told", seq: 3, at: 0, said: { seq: 3, at: 0, person: 1, text: "Shall we?" } });
    await vi.waitFor(() => expect(screen.getByText("Shall we?")).toBeDefined());
  });

  it("bots have names of the table’s language, whatever the reader’s is", async () => {
    await sitAt({ seats: [{ person: 0 }, { bot: "novice" }], language: "fr" });
    expect(screen.getByText("Chloé", { exact: false })).toBeDefined();
    cleanup();
    settings.language = "fr";
    await sitAt({ seats: [{ person: 0 }, { bot: "novice" }], language: "en" });
    expect(screen.getByText("Clara", { exact: false })).toBeDefined();
  });
});

describe("bots", () => {
  const WITH_BOT = { ...PLAYING, seats: [{ person: 0 }, { bot: "novice" }, { bot: "novice" }] };

  async function paces(): Promise<HTMLElement | null> {
    await fireEvent.keyDown(document.body, { key: "m" });
    return screen.queryByRole("radiogroup", { name: "Speed of the bots" });
  }

  it("are made quicker by the host in mid-game, and will be so at the next table", async () => {
    await sitAt(WITH_BOT, { view: view([0]) });
    const choice = within((await paces()) as HTMLElement);
    await fireEvent.click(choice.getByRole("radio", { name: "Brisk" }));
    expect(server().asked("bot_pace")).toMatchObject([{ pace: "brisk" }]);
    server().answers("bot_pace", { seq: 8 });
    await vi.waitFor(() => expect(localStorage.getItem("trousseau.wishes")).toContain("brisk"));
  });

  it("are the host’s to hurry", async () => {
    await sitAt(WITH_BOT, { person: 1, view: view([0]) });
    expect(await paces()).toBeNull();
    expect(screen.getByText("Speed of the bots: Calm")).toBeDefined();
  });

  it("that move at once are shown one after the other, by a tap", async () => {
    await sitAt({ ...WITH_BOT, pace: "at_once" }, { seq: 2, view: view([1]) });
    for (const [seq, seat] of [[3, 1], [4, 2]] as const) {
      const moment = { seq, at: seq, seat, facts: [{ fact: "moved", seat }], view: view([0]) };
      server().tells({ is: "told", seq, at: seq, moment });
    }
    const next = await screen.findByRole("button", { name: "Dexter is next" });
    expect(screen.getByTestId("moment").textContent).toContain("3");
    await fireEvent.click(next);
    await vi.waitFor(() => expect(screen.getByTestId("moment").textContent).toContain("4"));
    expect(screen.queryByRole("button", { name: "Dexter is next" })).toBeNull();
  });
});
