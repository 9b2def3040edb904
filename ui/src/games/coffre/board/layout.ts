/**
 * Where things lie on the table, for any size of the window: the others round the velvet in
 * seating order, clockwise from my left; the centre's two slots; my own card over the tray, which
 * is below the table, or beside it on a phone that lies.
 */
import { around, clamp, middle, overlap, within, type Box, type Point, type Size } from "../../parts/geometry";
import { othersOf } from "../../parts/seats/order";
import { bubblePlaces, type BubblePlace, type Speaker } from "../../parts/talk/bubbles";
import type { Spot } from "../choosing/choices";
import { LOW, trayFor, type Tray } from "../hand/tray";

/** `box` is what a finger may touch; at the right the card lies left of the avatar. */
export interface SeatPlace extends Speaker {
  /** The most that the name takes, under avatar and card: a little more than their width. */
  name: Box;
}

export interface SlotPlace {
  /** Card and title. */
  box: Box;
  card: Box;
  /** What is written under the card; it may be a little wider. */
  title: Box;
}

export interface Layout {
  room: Box;
  /** The wooden frame of the velvet; `corner` is its radius, or null for an oval. */
  table: Box;
  corner: number | null;
  tray: Tray | null;
  /** The places of all seats but one's own. */
  seats: SeatPlace[];
  slots: [SlotPlace, SlotPlace];
  own: Box | null;
  /** The card beside the avatar is too small to stand alone: it is a badge at its corner. */
  badges: boolean;
  /** No larger than on a phone: small words, little between things. */
  small: boolean;
  bubbles: BubblePlace[];
}

export interface Wishes {
  /** The size of text against the usual one. */
  text?: number;
  /** No tray: the living room. */
  big?: boolean;
  /** The height of what stands in for the controls; 0 if there is nothing for a tray. */
  tray?: number | null;
}

const CARD = { width: 200, height: 280 };
const SHAPE = CARD.width / CARD.height;
const EDGE = 8;
const SMALL = 640;
/** How wide a name may be, against face and card over it. */
const NAME = 1.14;
/** How wide they are at least on a phone, so that names of some length are whole. */
const NAMED = 51;
/** How wide titles are in the centre, and what is between them. */
const TITLE = 47;
const BETWEEN_TITLES = 6;
/** Too little for an avatar and a card beside it on both sides of the slots. */
const NARROW = 350;
const LEAST_SLOT = 56;
/** The smallest face where there is room for it, and where many sit at a low table. */
const FACE = 44;
const LEAST_FACE = 32;
/** How much larger words in bubbles are, seen from the sofa. */
const FAR = 1.5;
/** How far the slots may lie above or below the middle, the nearest first. */
const OFF_MIDDLE = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 56, -56, 72, -72];
export const GAP = 8;
/** What is left between titles and players where many sit at a small table: a line may run there. */
const LANE = 20;

export function layout(
  seats: number,
  me: number | null,
  width: number,
  height: number,
  { text = 1, big = false, tray: given = null }: Wishes = {},
): Layout {
  const none = big || (me === null && given === 0);
  const tray = none ? null : trayFor({ width, height }, me !== null, text, given);
  const room = {
    x: 0,
    y: 0,
    width: tray?.beside ? tray.box.x : width,
    height: tray && !tray.beside ? tray.box.y : height,
  };
  const own = tray?.own ?? null;
  const small = room.width <= SMALL || height < LOW;
  const upright = small || room.width < room.height * 1.25;
  const others = othersOf(me, seats);
  const badges = small && (seats >= 7 || room.width < NARROW);
  const far = big && !small;
  const measure = measured(room, others.length, { upright, small, badges, big: far }, text);
  const free = freeRoom(room, own, measure, !upright, small);
  const points = me === null ? allRound(seats, upright, free) : acrossFrom(others.length, upright);
  const places = others.map((seat, i) => seatAt(seat, points[i] as Point, free, measure, badges));
  const slots = centre(room, places, own, measure, { between: small ? 12 : 30, lane: badges ? LANE : 0 });
  const table = velvetOf(room, places, upright, small);
  const inTheWay = [
    ...slots.map(({ card }) => ({ box: card, cost: small ? 2 : 30 })),
    ...(own ? [{ box: own, cost: 6 }] : []),
  ];
  const spoken = text * (far ? FAR : 1);
  return {
    room,
    ...table,
    tray,
    seats: places,
    slots,
    own,
    badges,
    small,
    bubbles: bubblePlaces(room, places, inTheWay, {
      width: small ? clamp(96, room.width * 0.32, 132) : 190 * spoken,
      height: (small ? 38 : 46) * spoken,
    }),
  };
}

interface Measure {
  avatar: number;
  card: Size;
  name: number;
  box: Size;
  slot: Size;
  title: Size;
}

/** How large things are, from the room that there is for them. */
function measured(
  room: Box,
  others: number,
  { upright, small, badges, big }: Pick<Layout, "small" | "badges"> & { upright: boolean; big: boolean },
  text: number,
): Measure {
  const crowd = others > 5 ? 0.88 : others > 4 ? 0.95 : 1;
  const most = big ? 132 : 104;
  const flat = room.width > room.height * 1.1;
  const byHeight = room.height * (flat ? 0.142 : 0.112);
  const byWidth = room.width * (upright ? 0.128 : 0.064);
  const name = Math.round((small ? 20 : 26) * text * (big ? 1.35 : 1));
  const rows = others > 5 ? 3 : 2;
  // Rows are not quite evenly apart: a little more than the gap between them.
  const fits = (room.height - 2 * EDGE - (rows - 1) * (GAP + 3)) / rows - name - 5;
  const wanted = clamp(FACE, Math.min(byHeight, byWidth) * crowd, most);
  const avatar = Math.round(small ? Math.min(wanted, Math.max(LEAST_FACE, fits)) : wanted);
  const height = badges ? Math.round(avatar * 0.78) : Math.round(avatar * (avatar < 56 ? 1.06 : 1.28));
  const card = { width: Math.round(height * SHAPE), height };
  const box = badges
    ? { width: Math.max(avatar + Math.round(card.width * 0.72), Math.round(NAMED * text)), height: avatar + name + 4 }
    : { width: avatar + 6 + height, height: Math.max(avatar, height) + name + 5 };
  const share = !flat ? 0.31 : small ? 0.4 : 0.34;
  const tall = Math.min(room.height * share, room.width * 0.42, big ? 330 : 236);
  const title = {
    width: Math.round(TITLE * text * (small ? 1 : 1.2)),
    height: Math.round((small ? 42 : 52) * text * (big ? 1.3 : 1)),
  };
  return { avatar, card, name, box, title, slot: { width: Math.round(tall * SHAPE), height: Math.round(tall) } };
}

/** Where the middles of seats may be. */
function freeRoom(room: Box, own: Box | null, { box }: Measure, oval: boolean, small: boolean): Box {
  const margin = small ? EDGE : 14;
  const reach = oval ? Math.max(640, room.height * 0.95) : 480;
  const sides = Math.max(margin, room.width / 2 - reach);
  const under = own && own.y < room.height && oval ? Math.min(20, room.height - own.y) : 0;
  return {
    x: sides + box.width / 2,
    y: margin + box.height / 2,
    width: room.width - 2 * sides - box.width,
    height: room.height - 2 * margin - box.height - under,
  };
}

/** Shares of the free room: left side from below, the top, and down the right side. */
const UPRIGHT: Record<number, Point[]> = {
  3: [at(0, 0.76), at(0.5, 0), at(1, 0.76)],
  4: [at(0, 0.86), at(0.14, 0), at(0.86, 0), at(1, 0.86)],
  5: [at(0, 0.94), at(0, 0.26), at(0.5, 0), at(1, 0.26), at(1, 0.94)],
  6: [at(0, 0.96), at(0, 0.48), at(0.2, 0), at(0.8, 0), at(1, 0.48), at(1, 0.96)],
  7: [at(0, 1), at(0, 0.52), at(0.03, 0.03), at(0.5, 0), at(0.97, 0.03), at(1, 0.52), at(1, 1)],
};

/** How far round from the bottom the first of the others sits, in degrees. */
const FIRST_ANGLE: Record<number, number> = { 3: 82, 4: 64, 5: 54, 6: 50, 7: 46 };

function at(x: number, y: number): Point {
  return { x, y };
}

function acrossFrom(others: number, upright: boolean): Point[] {
  if (upright) return UPRIGHT[others] ?? [];
  const first = FIRST_ANGLE[others] ?? 60;
  const step = (360 - 2 * first) / (others - 1);
  return Array.from({ length: others }, (_, i) => onOval(first + step * i));
}

function allRound(seats: number, upright: boolean, free: Box): Point[] {
  if (upright) return [at(0.5, 1), ...(UPRIGHT[seats - 1] ?? []).map(raised)];
  return evenly(seats, free);
}

/** As far from each other along the oval, whatever its shape; the first at the bottom. */
function evenly(many: number, { width, height }: Size): Point[] {
  const points = Array.from({ length: 361 }, (_, degrees) => onOval(degrees));
  let length = 0;
  const walked = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    length += Math.hypot((point.x - before.x) * width, (point.y - before.y) * height);
    return length;
  });
  return Array.from({ length: many }, (_, i) => {
    const reached = walked.findIndex((way) => way >= (length * i) / many);
    return points[reached] as Point;
  });
}

/** With somebody at the bottom too, the sides keep clear of that corner. */
function raised({ x, y }: Point): Point {
  return at(x, y > 0.85 ? y * 0.9 : y);
}

/** Clockwise from the bottom, as seen from above. */
function onOval(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return at(0.5 - Math.sin(angle) / 2, 0.5 + Math.cos(angle) / 2);
}

function seatAt(seat: number, share: Point, free: Box, measure: Measure, badge: boolean): SeatPlace {
  const point = at(free.x + share.x * free.width, free.y + share.y * free.height);
  const box = rounded(around(point, measure.box));
  const right = share.x > 0.52;
  const { avatar: size, card, name } = measure;
  const high = box.height - name - (badge ? 4 : 5);
  const far = box.width - size;
  const avatar = { x: box.x + (right ? far : 0), y: box.y + (high - size) / 2, width: size, height: size };
  const aside = badge
    ? at(right ? box.x + card.width * 0.42 : box.x + box.width - card.width * 0.42, box.y + high - card.height / 2 + 2)
    : at(right ? box.x + card.height / 2 : box.x + box.width - card.height / 2, box.y + high / 2);
  return {
    seat,
    box,
    avatar,
    card: around(aside, card),
    name: around({ x: middle(box).x, y: box.y + box.height - name / 2 }, { width: box.width * NAME, height: name }),
    right,
  };
}

/** The two slots, as large as the seats and the own card leave room for. */
function centre(
  room: Box,
  seats: readonly SeatPlace[],
  own: Box | null,
  { slot, title }: Measure,
  { between, lane }: { between: number; lane: number },
): [SlotPlace, SlotPlace] {
  const others = [...seats.map(({ box }) => box), ...(own ? [{ ...own, y: own.y - 14 }] : [])];
  const free = (places: [SlotPlace, SlotPlace]) =>
    places.every(({ box, title }) => within(box, room) && !others.some((other) => overlap(box, other, GAP) || overlap(title, other, lane)));
  for (let tall = Math.round(slot.height); tall > LEAST_SLOT; tall -= 4) {
    for (const off of OFF_MIDDLE) {
      const places = slotsOf(tall, off, room, others, title, between);
      if (free(places)) return places;
    }
  }
  return slotsOf(LEAST_SLOT, 0, room, others, title, between);
}

/** Side by side, about midway between what lies above and below the middle of the room. */
function slotsOf(
  tall: number,
  off: number,
  room: Box,
  others: readonly Box[],
  title: Size,
  between: number,
): [SlotPlace, SlotPlace] {
  const card = { width: Math.round(tall * SHAPE), height: tall };
  const x = room.width / 2;
  const half = Math.max(between, title.width + BETWEEN_TITLES - card.width) / 2;
  const column = others.filter((box) => box.x < x && box.x + box.width > x);
  const above = column.filter((box) => middle(box).y < room.height / 2);
  const below = column.filter((box) => middle(box).y >= room.height / 2);
  const top = Math.max(0, ...above.map((box) => box.y + box.height));
  const bottom = Math.min(room.height, ...below.map((box) => box.y));
  const y = Math.round(top + (bottom - top - tall - title.height) / 2) + off;
  const one = (left: number): SlotPlace => {
    const box = { x: Math.round(left), y, width: card.width, height: tall + title.height };
    const under = { x: middle(box).x, y: y + tall + title.height / 2 };
    return { box, card: { ...box, height: tall }, title: around(under, { ...title, width: Math.max(card.width, title.width) }) };
  };
  return [one(x - half - card.width), one(x + half)];
}

/** The velvet runs under the seats, so that avatars sit on its edge. */
function velvetOf(
  room: Box,
  seats: readonly SeatPlace[],
  upright: boolean,
  small: boolean,
): Pick<Layout, "table" | "corner"> {
  const left = Math.min(...seats.map(({ avatar }) => avatar.x + avatar.width * 0.28));
  const right = Math.max(...seats.map(({ avatar }) => avatar.x + avatar.width * 0.72));
  const top = Math.min(...seats.map(({ avatar }) => avatar.y + avatar.height * (upright ? 0.55 : 0.05)));
  const x = Math.max(upright ? 6 : 20, left);
  const width = Math.min(room.width - (upright ? 12 : 40), right) - x;
  const table = { x, y: Math.max(6, top), width, height: 0 };
  table.height = room.height - table.y - (small ? 6 : 8);
  return { table, corner: upright ? Math.min(width, table.height) * (small ? 0.3 : 0.42) : null };
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width, height };
}

/** Where the card of a spot lies. */
export function cardBox(laid: Layout, spot: Spot): Box {
  return placeOf(laid, spot)?.card ?? laid.own ?? laid.room;
}

/** All of it. */
export function wholeBox(laid: Layout, spot: Spot): Box {
  return placeOf(laid, spot)?.box ?? laid.own ?? laid.room;
}

function placeOf(laid: Layout, spot: Spot): SeatPlace | SlotPlace | undefined {
  return "slot" in spot ? laid.slots[spot.slot] : laid.seats.find(({ seat }) => seat === spot.seat);
}
