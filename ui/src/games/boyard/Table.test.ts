import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Boyard, BoyardFact, BoyardMove, BoyardView } from "../../types/boyard";
import type { TableProps } from "../game";
import { sitters, spoken, stubSize } from "../parts/testing/people";
import { AS_USUAL } from "../usual";
import page from "./index";
import Table from "./Table.svelte";
import { batailleOf, courseOf, playerOf, riddleOf, roomOf, viewOf } from "./testing/views";
import { partOf } from "./trials/parts";

const speech = spoken(page.words);
const RICH = playerOf({ keys: { black: 3, red: 1 } });
const others = [playerOf(), playerOf(), playerOf()];

function momentOf(changes: Partial<BoyardView>, facts: BoyardFact[] = [], seq = 1) {
  return { seq, at: 0, seat: null, facts, view: viewOf(changes) };
}

function show(changes: Partial<BoyardView> = {}, more: Partial<TableProps<Boyard>> = {}) {
  const play = vi.fn(async (_: BoyardMove) => true);
  const shown = render(Table, { ...AS_USUAL, moment: momentOf(changes), sitters, speech, play, jumped: true, ...more });
  flushSync();
  return { ...shown, play };
}

const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
const press = async (name: string) => {
  const found = spot(name);
  if (!found) throw new Error(`nothing called ${name}`);
  await fireEvent.click(found);
};

beforeEach(() => {
  settings.language = "en";
  settings.motion = "full";
  settings.confirm = true;
  stubSize({ width: 1440, height: 840 });
  Element.prototype.getAnimations = () => []; // jsdom has none of the two
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: new Promise(() => {}) }) as unknown as Animation);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("one's turn", () => {
  const moves: BoyardMove[] = [{ do: "roll_die" }, { do: "open_chest" }];

  it("throws the die by its plate, in the yard, or by Space", async () => {
    const { play } = show({ moves: [{ do: "roll_die" }], ready: [0] });
    await press("do.roll_die");
    await fireEvent.keyDown(document.body, { key: " " });
    await waitFor(() => expect(play.mock.calls).toEqual([[{ do: "roll_die" }], [{ do: "roll_die" }]]));
  });

  it("says how many keys are missing for the chest", () => {
    show({ moves: [{ do: "roll_die" }], ready: [0], players: [playerOf({ keys: { black: 2, red: 0 } }), ...others] });
    expect(spot("do.open_chest")?.textContent).toContain("2 more keys");
    expect(spot("do.open_chest")?.ariaDisabled).toBe("true");
  });

  it("opens the chest by no slip: it is chosen, and then confirmed", async () => {
    vi.useFakeTimers();
    const { play } = show({ moves, ready: [0, 0], players: [RICH, ...others] });
    await press("do.open_chest");
    await press("do.open_chest");
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    flushSync();
    await press("do.open_chest");
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "open_chest" });
  });

  it("has the six spaces in reach in the tray and on the walk", () => {
    const { container } = show({ moves: [{ do: "roll_die" }], ready: [0], players: [playerOf({ space: 27 }), ...others] });
    expect([...document.querySelectorAll("[data-spot^='next.']")].map((tile) => tile.getAttribute("data-place"))).toEqual(["28", "29", "0", "1", "2", "3"]);
    expect([...container.querySelectorAll(".badge")].map((badge) => badge.textContent)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("waits for others' moves with all controls off", () => {
    show({ turn: 1, waiting: [1] });
    expect(spot("do.roll_die")?.ariaDisabled).toBe("true");
  });
});

it("hands in the key that was drawn, and says that one is ready", async () => {
  const { play } = show({ phase: "prepare", turn: null, free: ["draw_mark", "take_time", "prepared"], players: [playerOf({ prepared: false }), ...others] });
  const pad = spot("pad")!;
  await fireEvent.keyDown(pad, { key: " " });
  await fireEvent.keyDown(pad, { key: "ArrowRight" });
  await press("do.prepared");
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(play.mock.calls[0]?.[0]).toMatchObject({ do: "draw_mark", drawing: [[0, expect.any(Number), [128, 128, 136, 128]]] });
  expect(play.mock.calls[1]?.[0]).toEqual({ do: "prepared", here: true });
});

describe("a riddle", () => {
  it("is answered in its own field", async () => {
    const { play } = show({ phase: "riddle", on: riddleOf(), free: ["answer", "give_up", "think"] });
    await fireEvent.input(document.querySelector("[data-letters]")!, { target: { value: " la serviette " } });
    await fireEvent.submit(spot("answer")!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "answer", text: "la serviette" });
  });

  it("keeps wrong answers, struck out, for all to enjoy", () => {
    show({ phase: "riddle", on: riddleOf({ guesses: [{ text: "the sponge", at: 5, right: false }] }) });
    expect(document.querySelector("s")?.textContent).toBe("the sponge");
  });

  it("is rolled against in one's slot, and not before it", () => {
    const rolls = { phase: "riddle" as const, turn: 1, on: riddleOf({ asking: { ...riddleOf().asking, candidate: 1 }, rollers: [0, 2], reader: 3 }), moves: [{ do: "roll_dice" as const }] };
    show({ ...rolls, ready: [3_000], last: 2_000 });
    expect(spot("do.roll")).toBeNull();
    cleanup();
    show({ ...rolls, ready: [3_000], last: 3_000 });
    expect(spot("do.roll")).not.toBeNull();
  });

  it("has its answer on the reader's screen alone, and never on the living room's", () => {
    const on = riddleOf({ reader: 0, asking: { ...riddleOf().asking, candidate: 1 }, answers: ["the towel"] });
    show({ phase: "riddle", turn: 1, on });
    expect(spot("solution")?.textContent).toContain("the towel");
    cleanup();
    show({ phase: "riddle", turn: 1, on }, { big: true, play: null });
    expect(document.body.textContent).not.toContain("the towel");
  });

  it("lets its reader accept an answer, once confirmed", async () => {
    vi.useFakeTimers();
    const on = riddleOf({ reader: 0, asking: { ...riddleOf().asking, candidate: 1 }, answers: ["the towel"], guesses: [{ text: "towels", at: 5, right: false }], appeals: [0] });
    const { play } = show({ phase: "riddle", turn: 1, on, moves: [{ do: "accept", guess: 0 }, { do: "let_stand" }], ready: [0, 0] });
    await press("do.accept");
    vi.advanceTimersByTime(400);
    flushSync();
    await press("do.accept");
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "accept", guess: 0 });
  });
});

describe("a trial", () => {
  const ready: BoyardMove[] = [{ do: "ready", by: "hand" }, { do: "ready", by: "easy" }, { do: "ready", by: "fair" }];

  it("is told in a brief, and begun by hand or left to the table", async () => {
    const { play } = show({ phase: "trial", on: batailleOf(), moves: ready, ready: [0, 0, 0] });
    expect(spot("brief")?.textContent).toContain("Choose a figure in secret");
    expect(spot("brief")?.textContent).toContain("2 of 3");
    await press("do.ready");
    await press("do.let_table");
    await waitFor(() => expect(play.mock.calls).toEqual([[{ do: "ready", by: "hand" }], [{ do: "ready", by: "fair" }]]));
  });

  it("that is motion itself is begun in steps by whoever wants none", async () => {
    settings.motion = "reduced";
    const { play, rerender } = show({ phase: "trial", on: batailleOf(), moves: [...ready, { do: "ready", by: "still" }], ready: [0, 0, 0, 0] });
    await press("do.ready");
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "ready", by: "still" });
    await rerender({ moment: momentOf({ phase: "trial", on: batailleOf({ course: courseOf({ by: ["still", "nobody", "nobody", "nobody"] }) }) }, [], 2) });
    expect(spot("brief")?.textContent).toContain("Ready. Waiting for the others");
  });

  it("answers each echo that it is asked for, once", async () => {
    const moves: BoyardMove[] = [...ready, { do: "echo" }];
    const { play, rerender } = show({ phase: "trial", on: batailleOf(), moves, ready: [0, 0, 0, 0] });
    expect(play.mock.calls).toEqual([[{ do: "echo" }]]);
    await rerender({ moment: momentOf({ phase: "trial", on: batailleOf(), moves, ready: [0, 0, 0, 0] }, [], 2) });
    expect(play).toHaveBeenCalledTimes(1);
    await rerender({ moment: momentOf({ phase: "trial", on: batailleOf({ course: courseOf({ echoed: [1, 0, 0, 0] }) }), moves, ready: [0, 0, 0, 0] }, [], 3) });
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("shows who faces whom, how duels went, and the verdict", () => {
    const on = batailleOf({ course: courseOf({ phase: "verdict", won: true }), tally: { duels: [true, false, true], opponent: 3, needed: 2 } });
    show({ phase: "trial", on, waiting: [] });
    expect([...document.querySelectorAll(".foes li")].map((foe) => foe.className.split(" ")[0])).toEqual(["won", "lost", "won"]);
    expect(screen.getByRole("status").textContent).toContain("Trial won!");
  });

  it("can be taken over again by whoever was away", async () => {
    const on = batailleOf({ course: courseOf({ phase: "choose", by: ["away", "good", "hand", "hand"] }), tally: { duels: [], opponent: 1, needed: 2 } });
    const { play } = show({ phase: "trial", on, moves: [{ do: "ready", by: "hand" }], ready: [0] });
    await press("do.ready");
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "ready", by: "hand" });
  });

  it("in the room is claimed by two plates of stone", async () => {
    await partOf("room")?.(); // however slow the machine is
    const { play } = show({ phase: "trial", on: roomOf({ moves: [{ do: "claim", won: true }, { do: "claim", won: false }] }), moves: [] });
    const plates = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>("[data-spot='do.claim']")];
      expect(found).toHaveLength(2);
      return found;
    });
    await fireEvent.click(plates[0]!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "claim", won: true });
  });
});

describe("the chest", () => {
  it("gives keys back into the cells that were chosen, in that order", async () => {
    const places = [1, 12, 20];
    const { play } = show({ phase: "give_back", give: 2, players: [RICH, ...others], moves: places.map((space) => ({ do: "put_key", space })), ready: [0, 0, 0] });
    expect(spot("do.put_key")?.ariaDisabled).toBe("true");
    await press("give.20");
    await press("cell.1");
    await press("do.put_key");
    await waitFor(() => expect(play.mock.calls).toEqual([[{ do: "put_key", space: 20 }], [{ do: "put_key", space: 1 }]]));
  });

  it("shows a tiger after the pawn has walked, and what was taken stays", async () => {
    vi.useFakeTimers();
    const { rerender } = show({ phase: "open", turn: 1, slot: 1, chest: 38, players: others.concat(playerOf()) });
    expect(spot("opening")).not.toBeNull();
    const facts: BoyardFact[] = [
      { fact: "pawn_rolled", seat: 0, die: 1, space: 7 },
      { fact: "tiger_pounced", seat: 0, space: 7 },
    ];
    await rerender({ moment: momentOf({ phase: "give_back", turn: 1, slot: 2, chest: 38, give: 2 }, facts, 2), jumped: false });
    expect(document.querySelector(".opening.tiger")).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(document.querySelector(".opening.tiger")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(spot("opening")).toBeNull();
  });
});

describe("the count", () => {
  const result = { winners: [2], scores: [5_000, 0, 60_000, 1_000], why: "emptied" };
  const over = { phase: "over" as const, waiting: [], turn: 2, result, purses: [[5_000], [], [10_000, 50_000], [1_000]] };
  const told = { talk: createRawSnippet(() => ({ render: () => "<p>log</p>" })), instead: createRawSnippet(() => ({ render: () => "<p>Noe wins</p>" })) };
  const names = () => [...(spot("count")?.querySelectorAll(".plaque b") ?? [])].map((name) => name.textContent);

  it("ranks everybody and says who won at once where all lies open", () => {
    show(over, told);
    expect(names()[0]).toBe("Noe");
    expect(screen.getByText("Noe wins")).not.toBeNull();
  });

  it("says nothing of who won until the last note is turned", () => {
    vi.useFakeTimers();
    show(over, { ...told, jumped: false });
    expect(names()).toHaveLength(4);
    expect(names()[0]).not.toBe("Noe");
    expect(screen.queryByText("Noe wins")).toBeNull();
    vi.advanceTimersByTime(5_000);
    flushSync();
    expect(names()[0]).toBe("Noe");
    expect(screen.getByText("Noe wins")).not.toBeNull();
  });
});

it("is watched without controls", () => {
  show({ seat: null, moves: [] }, { play: null });
  expect(spot("do.roll_die")).toBeNull();
  expect(document.querySelectorAll("[data-spot^='seat.']")).toHaveLength(4);
});

describe("a replay", () => {
  const instead = createRawSnippet(() => ({ render: () => "<p>projector</p>" }));
  const replayed = { play: null, instead };

  it.each([
    ["on the fort", {}],
    ["below a riddle", { phase: "riddle" as const, on: riddleOf() }],
    ["below a trial", { phase: "trial" as const, on: batailleOf({ course: courseOf({ phase: "choose" }) }) }],
    ["below its brief", { phase: "trial" as const, on: batailleOf() }],
  ])("has its controls %s", (_, changes) => {
    show(changes, replayed);
    expect(screen.getByText("projector")).not.toBeNull();
    expect(spot("do.ready")).toBeNull();
  });

  it("of a trial takes the time that it took; all else is read", () => {
    const on = batailleOf({ course: courseOf({ phase: "choose" }) });
    const views = [viewOf(), viewOf({ on: riddleOf() }), viewOf({ on: batailleOf() }), viewOf({ on })];
    expect(views.map((view) => page.asPlayed?.(view))).toEqual([false, false, false, true]);
  });
});
