import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { PersonShown, TableShown } from "../../types/protocol";
import { aTable } from "../../wire/testing/socket";
import { newsBetween } from "./news";

const ADA: PersonShown = { number: 0, name: "Ada", present: true };
const BEN: PersonShown = { number: 1, name: "Ben", present: true };
const CLEO: PersonShown = { number: 2, name: "Cleo", present: true };

/** Ada, the host, and Ben play; Cleo watches. */
const PLAYING = aTable({
  phase: "playing",
  games: 1,
  people: [ADA, BEN, CLEO],
  host: 0,
  seats: [{ person: 0 }, { person: 1 }, { bot: "novice" }],
});
const STOOD_IN = change({ seats: [{ person: 0 }, { person: 1, bot: "novice", bot_since: 9 }, { bot: "novice" }] });
const BEN_LEFT = { ...STOOD_IN, people: [ADA, { ...BEN, present: false, left: true }, CLEO] };

function change(some: Partial<TableShown>): TableShown {
  return { ...PLAYING, ...some };
}

function told(before: TableShown, now: TableShown, me: number | null = 2): string | undefined {
  return newsBetween(before, now, me)?.text;
}

beforeEach(() => {
  settings.language = "en";
});

describe("everybody is told", () => {
  it("who has left, that a bot plays on, and who is host now", () => {
    const now = { ...BEN_LEFT, people: [{ ...ADA, left: true }, BEN], seats: [{ person: 0, bot: "novice" }, { person: 1 }], host: 1 };
    expect(told(PLAYING, now)).toBe("Ada has left; a bot plays on. Ben is host now.");
    expect(told(PLAYING, now, 1)).toBe("Ada has left; a bot plays on. You are host now.");
    expect(newsBetween(PLAYING, now, 1)?.person).toBe(0);
  });

  it("who has left where no game is on", () => {
    const gathering = change({ phase: "gathering" });
    expect(told(gathering, { ...gathering, people: [BEN], seats: [{}, { person: 1 }], host: 1 }, 1)).toBe(
      "Ada has left. You are host now.",
    );
  });

  it("that a bot plays for somebody, and when the seat is theirs again", () => {
    expect(told(PLAYING, STOOD_IN)).toBe("A bot plays for Ben.");
    expect(told(STOOD_IN, PLAYING)).toBe("Ben has taken the seat back.");
  });

  it("that somebody is back at the table", () => {
    expect(told(BEN_LEFT, STOOD_IN)).toBe("Ben is back.");
  });

  it("that a bot plays one turn for somebody whose time was up, and not that it went", () => {
    const once = change({ seats: [{ person: 0 }, { person: 1, bot: "novice", once: true }, { bot: "novice" }] });
    expect(told(PLAYING, once)).toBe("Time is up: a bot plays this turn for Ben.");
    expect(told(PLAYING, once, 1)).toBe("Time is up: a bot plays this turn for you.");
    expect(told(once, PLAYING)).toBeUndefined();
    expect(told(once, STOOD_IN)).toBe("A bot plays for Ben.");
  });

  it("who got whose seat", () => {
    const given = { ...BEN_LEFT, seats: [{ person: 0 }, { person: 2 }, { bot: "novice" }] };
    expect(told(BEN_LEFT, given, 0)).toBe("Cleo plays in the place of Ben now.");
    expect(told(BEN_LEFT, given, 2)).toBe("You play in the place of Ben now.");
    const after = change({ seats: [{ person: 0 }, { person: 1 }, { person: 2 }] });
    expect(told(PLAYING, after, 0)).toBe("Cleo plays in the place of Dexter now.");
  });
});

describe("nobody is told", () => {
  it("what they did themselves, or that somebody stopped watching", () => {
    expect(told(PLAYING, STOOD_IN, 1)).toBeUndefined();
    expect(told(PLAYING, change({ people: [ADA, BEN] }), 0)).toBeUndefined();
  });

  it("that those who had left are gone when the table is cleared", () => {
    const over: TableShown = { ...BEN_LEFT, phase: "over" };
    expect(told(over, { ...over, phase: "gathering", people: [ADA, CLEO], seats: [{ person: 0 }, {}, {}] }, 0)).toBeUndefined();
  });
});
