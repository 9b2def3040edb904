import { beforeEach, describe, expect, it } from "vitest";
import { Diary } from "./diary.svelte";

const PASS = { do: "pass" };
const OVER = { moves: [PASS, PASS], rules: 1, worths: [3, 0] };

let diary: Diary;
beforeEach(() => {
  localStorage.clear();
  diary = new Diary();
});

function finish(...dates: string[]): void {
  for (const date of dates) diary.keep("words", "fr", date, OVER);
}

describe("what was played", () => {
  it("is there again after a reload, for its date and language alone", () => {
    diary.keep("words", "fr", "2026-11-17", { moves: [PASS], rules: 1, worths: null });
    const later = new Diary();
    expect(later.day("words", "fr", "2026-11-17").moves).toEqual([PASS]);
    expect(later.day("words", "en", "2026-11-17").moves).toEqual([]);
    expect(later.day("words", "fr", "2026-11-18").moves).toEqual([]);
    expect(later.day("other", "fr", "2026-11-17").moves).toEqual([]);
  });

  it("is outdated by other rules, until it is begun anew", () => {
    const which = { game: "words", language: "fr" as const, date: "2026-11-17", rules: 2 };
    expect(diary.isOutdated(which)).toBe(false);
    finish("2026-11-17");
    expect(diary.isOutdated({ ...which, rules: 1 })).toBe(false);
    expect(diary.isOutdated(which)).toBe(true);
    diary.keep("words", "fr", "2026-11-17", { moves: [], rules: 2, worths: null });
    expect(diary.isOutdated(which)).toBe(false);
    finish("2026-11-17");
    expect(diary.streak("words", "fr", "2026-11-17").days).toBe(1);
  });

  it("is forgotten after a week, and the streak is not", () => {
    finish(...Array.from({ length: 9 }, (_, day) => `2026-11-1${day}`));
    expect(diary.day("words", "fr", "2026-11-11").worths).toBeNull();
    expect(diary.day("words", "fr", "2026-11-12").worths).toEqual([3, 0]);
    expect(diary.streak("words", "fr", "2026-11-18").days).toBe(9);
  });

  it("in another window is known in this one", () => {
    const stop = diary.listen();
    new Diary().keep("words", "fr", "2026-11-17", OVER);
    dispatchEvent(new StorageEvent("storage", { key: "trousseau.daily" }));
    expect(diary.day("words", "fr", "2026-11-17")).toEqual(OVER);
    stop();
  });
});

describe("a streak", () => {
  it("grows with each day that is played to its end, and once a day", () => {
    diary.keep("words", "fr", "2026-02-27", { moves: [PASS], rules: 1, worths: null });
    expect(diary.streak("words", "fr", "2026-02-27").days).toBe(0);
    finish("2026-02-27", "2026-02-27", "2026-02-28", "2026-03-01");
    expect(diary.streak("words", "fr", "2026-03-01")).toEqual({ days: 3, longest: 3 });
  });

  it("lasts until the end of the next day", () => {
    finish("2026-12-30", "2026-12-31");
    expect(diary.streak("words", "fr", "2027-01-01").days).toBe(2);
    expect(diary.streak("words", "fr", "2027-01-02")).toEqual({ days: 0, longest: 2 });
  });

  it("begins anew after a day that was missed; the longest stays", () => {
    finish("2026-11-10", "2026-11-11", "2026-11-12", "2026-11-14");
    expect(diary.streak("words", "fr", "2026-11-14")).toEqual({ days: 1, longest: 3 });
  });

  it("neither grows nor ends by a date before the last, as travellers have", () => {
    finish("2026-11-16", "2026-11-17", "2026-11-15");
    expect(diary.streak("words", "fr", "2026-11-16").days).toBe(2);
    finish("2026-11-18");
    expect(diary.streak("words", "fr", "2026-11-18").days).toBe(3);
  });

  it("is one for each language", () => {
    finish("2026-11-17");
    expect(diary.streak("words", "en", "2026-11-17").days).toBe(0);
  });
});
