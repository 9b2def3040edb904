import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Move, Passwords, PasswordsFact, PasswordsView } from "../../types/passwords";
import type { TableProps } from "../game";
import { AS_USUAL } from "../usual";
import { sitters, spoken, stubSize } from "../parts/testing/people";
import page from "./index";
import { STEP } from "./moments/pace";
import Table from "./Table.svelte";
import { heardOf, ringOf, usedOf, viewOf } from "./testing/views";

const speech = spoken(page.words);

function momentOf(changes: Partial<PasswordsView>, facts: PasswordsFact[] = [], seq = 1) {
  return { seq, at: 0, seat: null, facts, view: viewOf(changes) };
}

function show(changes: Partial<PasswordsView> = {}, more: Partial<TableProps<Passwords>> = {}) {
  const play = vi.fn(async (_: Move) => true);
  const shown = render(Table, { ...AS_USUAL, moment: momentOf(changes), sitters, speech, play, jumped: true, ...more });
  flushSync();
  return { ...shown, play };
}

beforeEach(() => {
  settings.language = "en";
  settings.motion = "full";
  stubSize({ width: 1440, height: 840 });
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: new Promise(() => {}) }) as unknown as Animation);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** By its text: to ask for each button's role takes long on a table with so much drawn. */
const buttons = (name: RegExp) => [...document.querySelectorAll("button")].filter((one) => name.test(one.textContent?.replace(/\s+/g, " ").trim() ?? ""));
const button = (name: RegExp): HTMLElement => {
  const [found] = buttons(name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const lock = () => document.querySelector("input") as HTMLInputElement;
const type = (word: string) => fireEvent.input(lock(), { target: { value: word } });
const safe = (place: number) => document.querySelector<HTMLElement>(`[data-place="${place}"]`) as HTMLElement;
const lit = () => [...document.querySelectorAll("[data-place][aria-pressed=true]")].map((one) => Number(one.getAttribute("data-place")));

describe("a word in the lock", () => {
  it("shows what it reaches, and is announced with the safes that were chosen", async () => {
    const { play } = show();
    await type("diamant");
    expect(lit()).toEqual([1, 2, 3, 4, 6]);
    expect(button(/^Clockwise/).textContent).toContain("5 gems");
    expect(button(/^Anticlockwise/).textContent).toContain("4 gems");
    expect(button(/^Announce/).textContent).toContain("5 gems, closes M");
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Announce/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "announce", word: "diamant", places: [1, 2, 3, 4, 6] });
  });

  it("keeps its accents, and folds them on the drums", async () => {
    const { play, container } = show();
    await type("dîner");
    expect([...container.querySelectorAll(".drum b")].map((drum) => drum.textContent).join("")).toBe("DINER");
    await fireEvent.keyDown(lock(), { key: "Enter" });
    expect(play.mock.lastCall?.[0]).toMatchObject({ word: "dîner" });
  });

  it("can be laid elsewhere by touching safes", async () => {
    show();
    await type("diamant");
    await fireEvent.click(safe(5));
    expect(lit()).toEqual([1, 2, 3, 5, 6]);
    await fireEvent.click(safe(1));
    expect(lit()).toEqual([2, 3, 5, 6]);
    await fireEvent.click(safe(6));
    expect(lit()).toEqual([2, 3, 5, 6]);
    expect(safe(6).querySelector(".flag")?.textContent).toContain("the word begins here");
    await fireEvent.click(safe(0));
    expect(safe(6).querySelector(".flag")).toBeNull();
    expect(safe(0).querySelector(".flag")?.textContent).toContain("not on the way");
  });

  it("has several ways that are equally good, one after the other", async () => {
    show();
    await type("diamant");
    const ways = button(/1 \/ 2 ways/);
    await fireEvent.click(ways);
    expect(lit()).toEqual([1, 2, 3, 5, 6]);
    expect(ways.textContent).toContain("2 / 2");
    await fireEvent.click(ways);
    expect(lit()).toEqual([1, 2, 3, 4, 6]);
  });

  it("goes the other way when that is chosen, as long as it leads somewhere", async () => {
    show();
    await type("diamant");
    await fireEvent.click(button(/^Anticlockwise/));
    expect(lit()).toHaveLength(4);
    await type("diamants");
    expect(button(/^Anticlockwise/).getAttribute("aria-pressed")).toBe("true");
  });

  it("begins where an empty lock was answered by touching a safe", async () => {
    show();
    await fireEvent.click(safe(5));
    expect(lock()).toHaveProperty("value", "A");
    expect(lit()).toEqual([5]);
    await type("am");
    expect(lit()).toContain(5);
  });

  it("lays no more gems than there are, and says that they are the last", async () => {
    const { container } = show({ hands: [3, 9, 9, 9] });
    await type("diamant");
    expect(lit()).toHaveLength(3);
    expect(container.querySelector(".who")?.textContent).toContain("your last");
  });

  it.each([
    ["", "type a word"],
    ["d", "two letters"],
    ["pomme", "no safe P"],
    ["deux mots", "one word only"],
    ["soleil", "no safe S"],
    ["maire", "already played by Ines"],
  ])("%j is not announced: %s", async (word, why) => {
    const { play } = show({ used: [usedOf("maire")] });
    await type(word);
    expect(button(/^Announce/).textContent).toContain(why);
    await fireEvent.click(button(/^Announce/));
    await fireEvent.keyDown(lock(), { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
  });

  it("leaves the lock when it is announced, and stays there when it is unknown", async () => {
    const { rerender } = show();
    await type("diament");
    const unknown = { word: "diament", near: ["diamant"] };
    await rerender({ moment: momentOf({ unknown, tried: true }, [{ fact: "not_known", ...unknown }], 2) });
    expect(lock()).toHaveProperty("value", "diament");
    expect(button(/^Announce/).textContent).toContain("unknown: turn lost");
    await fireEvent.click(button(/^diamant$/i));
    expect(lock()).toHaveProperty("value", "diamant");
    await rerender({ moment: momentOf({ turn: 1 }, [{ fact: "announced", seat: 0, word: "diamant", steps: [] }], 3) });
    expect(lock()).toHaveProperty("value", "");
  });

  it("takes letters that are typed anywhere, unless a sheet is open", async () => {
    show({ used: [usedOf("maire")] });
    for (const key of ["d", "é", "Dead"]) {
      await fireEvent.keyDown(document.body, { key });
      expect(document.activeElement).toBe(lock());
      lock().blur();
    }
    await fireEvent.click(button(/^Ines/));
    await fireEvent.keyDown(document.body, { key: "d" });
    expect(document.activeElement).not.toBe(lock());
  });

  it("is a draft while somebody else plays", async () => {
    const off = [{ do: "*", refusal: { code: "not_your_turn", about: { turn: 1 } } }];
    const { play } = show({ turn: 1, waiting: [1], free: [], off });
    await type("diamant");
    expect(lit()).toHaveLength(5);
    expect(button(/^Announce/).textContent).toContain("it is Ines’s turn");
    await fireEvent.keyDown(lock(), { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
  });

  it("is said aloud when the typing stops", async () => {
    vi.useFakeTimers();
    const { container } = show();
    await type("diamant");
    vi.advanceTimersByTime(500);
    flushSync();
    const said = container.querySelector("[aria-live=polite]")?.textContent;
    expect(said).toBe("DIAMANT. Clockwise: 5 gems, on D, I, A, M and N. M closes. Anticlockwise: 4 gems.");
  });
});

describe("the notepad", () => {
  it("keeps words, and what they are worth follows the ring", async () => {
    const { rerender } = show();
    await type("diamant");
    await fireEvent.click(button(/^Note this word/));
    await type("");
    expect(button(/^diamant 5 gems/).textContent).toContain("5");
    await rerender({ moment: momentOf({ ring: ringOf("D3 X2 X2 X2 X2 X2 A3") }, [], 2) });
    expect(button(/^diamant 2 gems/)).toBeTruthy();
    await rerender({ moment: momentOf({ used: [usedOf("diamant")] }, [], 3) });
    await fireEvent.click(button(/^diamant played/));
    expect(lock()).toHaveProperty("value", "diamant");
    await type("");
    await fireEvent.click(button(/^Cross out diamant/));
    expect(buttons(/^diamant/)).toEqual([]);
  });
});

describe("passing", () => {
  it("asks for a second touch", async () => {
    const { play } = show();
    await fireEvent.click(button(/^Pass/));
    expect(play).not.toHaveBeenCalled();
    await waitFor(() => expect(button(/^Pass\?/).getAttribute("aria-disabled")).toBe("false"));
    await fireEvent.click(button(/^Pass\?/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "pass" });
  });

  it("is forgotten when a word is typed", async () => {
    show();
    await fireEvent.click(button(/^Pass/));
    await type("d");
    expect(buttons(/^Pass\?/)).toEqual([]);
  });
});

describe("a contest", () => {
  const used = [usedOf("soleil", { seat: 0 })];
  const waiting = [0, 2, 3];

  it("is one touch, and names the clash", async () => {
    const { play } = show({ phase: "contest", turn: 1, free: [], waiting, used, heard: heardOf(), moves: [{ do: "contest" }, { do: "abstain" }] });
    expect(screen.getByText("Family of SOLEIL?")).toBeTruthy();
    await fireEvent.click(button(/^Contest/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "contest" });
  });

  it("is voted on, and nobody sees how the others did", async () => {
    const heard = heardOf({ contested_by: 2, ballots: ["open", "abstains", "voted", "voted"], votes: [null, null, true, null] });
    const moves: Move[] = [{ do: "vote", same: true }, { do: "vote", same: false }, { do: "abstain" }];
    const { play } = show({ phase: "vote", turn: 1, free: [], waiting: [0], used, heard, moves });
    const ballots = within(screen.getByRole("list", { name: "The votes" })).getAllByRole("listitem");
    expect(ballots.map((ballot) => ballot.textContent?.replace(/\s+/g, " ").trim())).toEqual(["You your vote", "Noe same family", "Zoe has voted"]);
    await fireEvent.click(button(/^Another family/));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "vote", same: false });
  });

  it("turns the ballots over with the verdict", async () => {
    vi.useFakeTimers();
    const heard = heardOf({ contested_by: 2, ballots: ["voted", "abstains", "voted", "open"], votes: [false, null, true, null] });
    const { rerender } = show({ phase: "vote", turn: 1, free: [], waiting: [3], used, heard });
    const verdict = { fact: "verdict" as const, word: "insolation", clash: "soleil", same: false, votes: [false, null, true, false] };
    await rerender({ moment: momentOf({ turn: 2, used }, [{ fact: "voted", seat: 3 }, verdict], 2), jumped: false });
    vi.advanceTimersByTime(300);
    flushSync();
    expect(screen.getAllByText("The word stands").length).toBeGreaterThan(0);
    const ballots = within(screen.getByRole("list", { name: "The votes" })).getAllByRole("listitem");
    expect(ballots.at(-1)?.textContent).toContain("another family");
  });
});

describe("an announcement", () => {
  const steps = [
    { place: 6, letter: 0 },
    { place: 1, letter: 1 },
    { place: 3, letter: 3 },
  ];
  const placed = [
    { fact: "announced" as const, seat: 1, word: "diamant", steps },
    { fact: "placed" as const, seat: 1, word: "diamant", steps },
  ];

  it("walks round the ring letter by letter, and its gems leave the hand one by one", async () => {
    vi.useFakeTimers();
    const { rerender, container } = show({ turn: 1 });
    const after = viewOf();
    const ring = after.ring.map((one, place) => (steps.some((step) => step.place === place) ? { ...one, gems: [...one.gems, 1] } : one));
    await rerender({ moment: momentOf({ ring, hands: [9, 6, 9, 9], turn: 2 }, placed, 2), jumped: false });
    const gems = () => container.querySelector("[data-seat='1'] .hand b")?.textContent;
    const seen = new Set<string | null | undefined>();
    for (let i = 0; i < 40; i++) {
      vi.advanceTimersByTime(STEP / 8);
      flushSync();
      seen.add(gems());
    }
    expect([...seen]).toEqual(["9", "8", "7", "6"]);
  });

  it("of two gems goes the way that its player chose", async () => {
    settings.motion = "reduced";
    const { rerender, container } = show({ ring: ringOf("D3 X2 X2 X2 X2 E4 X2") });
    const arrows = () => container.querySelectorAll(".rail .arrow").length;
    await type("de");
    await fireEvent.click(button(/^Clockwise/));
    expect(arrows()).toBe(5);
    await fireEvent.click(button(/^Announce/));
    const said = { seat: 0, word: "de", steps: [{ place: 0, letter: 0 }, { place: 5, letter: 1 }] };
    const ring = ringOf("D3:0 X2 X2 X2 X2 E4:0 X2");
    await rerender({ moment: momentOf({ ring, turn: 1 }, [{ fact: "announced", ...said }, { fact: "placed", ...said }], 2), jumped: false });
    expect(container.querySelector(".said")?.textContent).toContain("DE");
    expect(arrows()).toBe(5);
  });

  it("lies at once where motion is not wanted", async () => {
    settings.motion = "reduced";
    const { rerender, container } = show({ turn: 1 });
    await rerender({ moment: momentOf({ hands: [9, 6, 9, 9], turn: 2 }, placed, 2), jumped: false });
    expect(container.querySelector("[data-seat='1'] .hand b")?.textContent).toBe("6");
    expect(container.querySelector(".said")?.textContent).toContain("DIAMANT");
  });

  it("slams the safe that it fills, which flies to its owner's row and makes room for the next", async () => {
    vi.useFakeTimers();
    const { rerender, container } = show({ turn: 1 });
    const full = { number: 3, letter: "M", spaces: 3, gems: [1, 3, 1] };
    const next = { number: 20, letter: "E", spaces: 4, gems: [] };
    const facts: PasswordsFact[] = [...placed, { fact: "closed", seat: 1, place: 3, safe: full }, { fact: "dealt", place: 3, safe: next }];
    const ring = viewOf().ring.with(3, next);
    await rerender({ moment: momentOf({ ring, turn: 2, closed: [[], [full], [], []], pile: 40 }, facts, 2), jumped: false });
    const seen: string[] = [];
    for (let i = 0; i < 90; i++) {
      vi.advanceTimersByTime(50);
      flushSync();
      const [, kind] = /\b(shut|gone)\b/.exec(safe(3).className) ?? [];
      const now = [safe(3).getAttribute("data-letter"), kind].filter(Boolean).join(" ");
      if (seen.at(-1) !== now) seen.push(now);
    }
    expect(seen).toEqual(["M", "M shut", "M gone", "E"]);
    expect(container.querySelector(".carrier")?.textContent).toBe("M");
    expect(container.querySelector("[data-seat='1'] .mini")?.textContent).toBe("M");
  });

  it("that is refused is struck through for everybody", async () => {
    const { rerender, container } = show({ turn: 1 });
    const struck = { fact: "struck" as const, seat: 1, word: "protection", rule: "family" as const, clash: "protéger", by: 2 };
    vi.useFakeTimers();
    await rerender({ moment: momentOf({ turn: 2 }, [struck], 2), jumped: false });
    vi.advanceTimersByTime(100);
    flushSync();
    expect(container.querySelector(".said.struck")?.textContent).toContain("Family of PROTÉGER, played by Noe.");
  });
});

describe("what is told of a turn", () => {
  it("names the safe that closes, its gems and the one that comes", () => {
    const full = { number: 3, letter: "M", spaces: 3, gems: [1, 3, 0] };
    const facts: PasswordsFact[] = [
      { fact: "placed", seat: 0, word: "me", steps: [{ place: 3, letter: 0 }] },
      { fact: "closed", seat: 0, place: 3, safe: full },
      { fact: "dealt", place: 3, safe: { number: 20, letter: "E", spaces: 4, gems: [] } },
    ];
    expect(facts.map((fact) => speech.tell("fact", fact))).toEqual(["You lay 1 gem with “me”.", "You close M: 3 gems out of danger.", "E takes its place."]);
  });
});

describe("the table", () => {
  it("says in the first round what wins, and then what to do", async () => {
    const { container, rerender } = show({ turns: 0 });
    const line = () => container.querySelector(".who")?.textContent;
    expect(line()).toContain("Fewest gems left outside wins.");
    await rerender({ moment: momentOf({ turns: 4 }, [], 2) });
    expect(line()).toContain("find a word");
  });

  it("has the words beside the ring on a desk, and behind a slip on a phone", async () => {
    const used = [usedOf("maire", { kin: ["mairie"] })];
    show({ used });
    expect(screen.getByRole("region", { name: "Played words" }).textContent).toContain("mairie");
    cleanup();
    stubSize({ width: 390, height: 788 });
    const { container } = show({ used });
    expect(screen.queryByRole("region", { name: "Played words" })).toBeNull();
    await fireEvent.click(button(/word played/));
    expect(container.querySelector("dialog")?.textContent).toContain("mairie");
  });

  it("is a loop of two rows over a keyboard, with all that a word needs", async () => {
    stubSize({ width: 390, height: 420 });
    const { container } = show();
    await fireEvent.focus(lock());
    expect(container.querySelectorAll("[data-place]")).toHaveLength(7);
    expect(container.querySelector("[data-spot=vault]")).toBeNull();
    expect(button(/^Announce/)).toBeTruthy();
  });

  it.each([1, 2, 3, 4, 5, 6])("can be played with %i safes", async (count) => {
    const ring = viewOf().ring.slice(-count);
    const { container } = show({ ring, pile: 0 });
    expect(container.querySelectorAll("[data-place]")).toHaveLength(count);
    await type("diamant");
    expect(lit().length).toBeGreaterThan(0);
  });

  it("goes round by arrow keys", async () => {
    show();
    safe(0).focus();
    await fireEvent.keyDown(safe(0), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(safe(6));
  });

  it("offers nothing to those who watch, but shows them a safe large", async () => {
    const { container } = show({ seat: null, free: [] }, { play: null });
    await fireEvent.click(safe(3));
    expect(container.querySelector("dialog")?.textContent).toContain("a gem of Ines");
    expect(container.querySelectorAll("[data-seat]")).toHaveLength(4);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("shows a safe large to those whose turn it is not, unless they prepare a word", async () => {
    const waits = { turn: 1, waiting: [1], free: [] };
    const { container } = show(waits);
    await fireEvent.click(safe(3));
    expect(container.querySelector("dialog")?.textContent).toContain("a gem of Ines");
    expect(lock()).toHaveProperty("value", "");
    cleanup();
    show(waits);
    await type("diamant");
    await fireEvent.click(safe(1));
    expect(lit()).toEqual([2, 3, 4, 6]);
  });

  it("has no counter on the big screen", () => {
    const { container } = show({}, { big: true, play: null });
    expect(container.querySelector("[data-spot=counter]")).toBeNull();
    expect(container.querySelectorAll("[data-seat]")).toHaveLength(4);
  });

  it("offers in a lesson only what leads on", async () => {
    const guide = { accepts: (move: Move) => move.do === "announce" && move.word === "diamant", reason: "not yet" };
    show({}, { guide });
    expect(button(/^Pass/).textContent).toContain("not yet");
    await type("dame");
    expect(button(/^Announce/).textContent).toContain("not yet");
    for (const word of ["diamant", "DIAMANT", "dîamant"]) {
      await type(word);
      expect(button(/^Announce/)).toHaveProperty("ariaDisabled", "false");
    }
  });

  it("counts hand and ring at the end; safes decide between equals", () => {
    const result = { winners: [2], scores: [0, 0, 0, 0], why: "emptied" };
    const closed = [[], [], [viewOf().ring[0]!], []];
    const { container } = show({ phase: "over", waiting: [], free: [], hands: [9, 1, 0, 9], closed, result });
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(container.querySelector("[data-spot=count] h2")?.textContent).toContain("Noe wins");
    expect(rows[0]).toContain("Noe");
  });

  it("tells at the end what decided it, and the words to remember", () => {
    const result = { winners: [0], scores: [-2, -9, -9, -9], why: "emptied" };
    const used = [usedOf("anticonstitutionnel", { rank: 70_000 }), usedOf("maire", { seat: 0, gems: 5, turn: 6, saved: [3, 0, 1, 0] })];
    const highlights = { longest: 0, rarest: 0, most_fruitful: 1, decisive: 1 };
    const { container } = show({ phase: "over", waiting: [], free: [], ring: [], hands: [0, 9, 9, 9], used, highlights, result });
    const told = container.querySelector("[data-spot=count]");
    expect(told?.querySelector("p")?.textContent).toBe("You lay your last gem. MAIRE, in turn 7, makes the difference: 3 gems out of danger.");
    const words = [...(told?.querySelectorAll("li") ?? [])].map((word) => word.textContent?.replace(/\s+/g, " ").trim());
    expect(words).toEqual(["longest anticonstitutionnel 19 letters", "rarest anticonstitutionnel 70,000 commoner", "most fruitful maire 5 gems"]);
  });
});
