/** The line on which a game's moments lie: where turns begin, and what stands out. */
import type { SeenMoment } from "../games/game";
import type { Game } from "../types/protocol";

export interface Mark {
  moment: number;
  /** A part of the game begins (a round), somebody else's turn does, or the game turned here. */
  kind: "part" | "turn" | "point";
  /** What is written at it: the name of the part. */
  label: string;
}

/** Where turns begin; where what the page calls the part of the game changes, that begins too. */
export function marksOf<G extends Game>(
  moments: readonly SeenMoment<G>[],
  named: (view: G["view"]) => string,
  turnOf: (view: G["view"]) => number | null | readonly number[] = (view) => view.waiting,
): Mark[] {
  const marks: Mark[] = [];
  let part = "";
  let turn = "";
  moments.forEach(({ view }, moment) => {
    const partNow = named(view);
    const turnNow = [turnOf(view) ?? []].flat().join();
    if (partNow !== part) marks.push({ moment, kind: "part", label: partNow });
    else if (turnNow !== turn && turnNow) marks.push({ moment, kind: "turn", label: "" });
    part = partNow;
    turn = turnNow;
  });
  return marks;
}

/** How far along the line a moment lies, from 0 to 1. */
export function shareOf(moment: number, count: number): number {
  return count > 1 ? moment / (count - 1) : 0;
}

/** A moment that exists: whatever an address says. */
export function momentIn(wanted: number | string | null, count: number): number {
  const moment = Math.trunc(Number(wanted ?? 0));
  return Number.isFinite(moment) ? Math.min(Math.max(moment, 0), Math.max(count - 1, 0)) : 0;
}

/** The next moment at which a turn or a part begins, or the one before: for whole steps. */
export function beside(marks: readonly Mark[], moment: number, step: 1 | -1): number | undefined {
  const starts = marks.filter(({ kind }) => kind !== "point").map((mark) => mark.moment);
  return step > 0
    ? starts.find((start) => start > moment)
    : starts.findLast((start) => start < moment);
}

/** Milliseconds as a clock writes them: 12:05. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours ? [hours, pad(minutes)] : [minutes];
  return [...parts, pad(seconds % 60)].join(":");
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
