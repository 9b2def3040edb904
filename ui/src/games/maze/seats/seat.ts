/** What is seen of somebody at the table: what they can do, what lies before them, what they are doing. */
import type { Action, Hero, MazeView } from "../../../types/maze";
import type { Speech } from "../../../words/sentences";
import type { Sitter } from "../../game";
import { othersOf } from "../../parts/seats/order";
import { sittingLine } from "../../parts/seats/sitting";
import { HEROES } from "../mall/plan";

export interface SeatShown {
  seat: number;
  /** What is on each of their tiles. */
  tiles: readonly (readonly Action[])[];
  status: MazeView["status"][number];
  /** Their role, once it lies face up. */
  card: string | null;
  pushed: boolean;
  eyed: boolean;
  accused: boolean;
  /** Before the start: has said so. */
  ready: boolean;
  /** In two or three words. */
  line: string;
  label: string;
}

/** How long it is told that somebody has moved a pawn, in milliseconds. */
const LATELY = 1_200;

export function seatShown(seat: number, view: MazeView, now: number, looks: number | null, sitter: Sitter | undefined, speech: Speech): SeatShown {
  const tiles = (view.hands[seat] ?? []).map((tile) => view.plates[tile] ?? []);
  const shown = {
    seat,
    tiles,
    status: view.status[seat] ?? "in",
    card: view.cards[seat] ?? null,
    pushed: view.nudge?.seat === seat,
    eyed: view.eye?.seat === seat,
    accused: view.accusation?.seats.includes(seat) ?? false,
    ready: view.phase === "brief" && (view.prepared[seat] ?? false),
  };
  const line = lineOf(shown, view, now, looks, sitter, speech);
  return { ...shown, line, label: labelOf(shown, line, sitter, speech) };
}

type Known = Omit<SeatShown, "line" | "label">;

/** The first of these that there is to say. */
function lineOf({ seat, tiles, status, accused, pushed, eyed, ready }: Known, view: MazeView, now: number, looks: number | null, sitter: Sitter | undefined, speech: Speech): string {
  if (status === "out") return speech.say(view.options.level > 1 ? "seats.confessed" : "seats.unmasked");
  if (status === "ghost") return speech.say("seats.ghost");
  if (accused) return speech.say("seats.accused");
  if (looks !== null) return speech.say("seats.looks", { whom: looks });
  const moved = movedLately(seat, view, now);
  if (moved) return speech.say("seats.moved", { hero: moved });
  if (view.phase === "brief") return speech.say(ready ? "seats.ready" : "seats.not_ready");
  if (pushed) return speech.say("seats.pushed");
  if (eyed) return speech.say("seats.eyed");
  if (sitter?.away) return speech.say("seats.away");
  if (tiles.length > 1) return speech.say("seats.tiles", { count: tiles.length });
  return sitter?.bot ? speech.say("seats.bot") : actionsOf(tiles, speech);
}

/** All of it, for those who listen. */
function labelOf({ tiles, pushed, eyed, card }: Known, line: string, sitter: Sitter | undefined, speech: Speech): string {
  const marks = [pushed && speech.say("seats.pushed"), eyed && speech.say("seats.eyed")].filter((mark) => mark && mark !== line);
  const parts = [sitter?.name, line, card && speech.name("card", card), actionsOf(tiles, speech), ...marks, sitter && sittingLine(sitter, speech)];
  return [...new Set(parts.filter(Boolean))].join(", ");
}

function actionsOf(tiles: SeatShown["tiles"], speech: Speech): string {
  return tiles.flat().map((action) => speech.say(`pad.${action}`)).join(", ");
}

function movedLately(seat: number, { past }: MazeView, now: number): Hero | null {
  const place = past.hands.findIndex((hand, hero) => hand === seat && (past.touched[hero] ?? 0) > 0 && now - (past.touched[hero] ?? 0) < LATELY);
  return HEROES[place] ?? null;
}

/** The others in two columns: one's left neighbour at the bottom left, clockwise from there. */
export function columns(me: number | null, seats: number): { left: number[]; right: number[] } {
  const others = othersOf(me, seats);
  const half = Math.ceil(others.length / 2);
  return { left: others.slice(0, half).reverse(), right: others.slice(half) };
}
