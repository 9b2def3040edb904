/**
 * Lines between players, and from a player to a card. They begin and end beside a player, where no
 * name is, go round names, faces and the titles of the centre, and turn in curves.
 */
import { middle, type Box, type Point } from "../../parts/geometry";
import type { Layout, SeatPlace } from "./layout";
import { crosses, shortestWay, type Obstacle, type Stop } from "./ways";

/** A line from `from` to `to`, with its turns in between. */
export interface Line {
  from: Point;
  turns: Turn[];
  to: Point;
}

/** A curve that bows towards a corner. */
interface Turn {
  enter: Point;
  corner: Point;
  leave: Point;
}

/** Where a line may begin or end, and where it has its first or last turn. */
interface Port extends Stop {
  tip: Point;
}

/** What lines keep off words: half of a line with its shade, and some air. */
const CLEAR = 4;
/** How far from a thing a line begins or ends; how long it points at it, if it can and if it must. */
const OFF = 5;
const POINTS = [14, 6];
/** How far from things lines turn if they can, and if they must. */
const BERTH = 14;
const AWAY = [BERTH, 0.5];
/** How many pixels one would rather go round than over words, over somebody, over a card of the centre, or close past them. */
const FORBIDDEN = 10_000;
const RUDE = 600;
const UNTIDY = 40;
const CLOSE = 25;
/** How much of the way to the next corner a turn may take, the widest first. */
const WIDTHS = [0.5, 0.42, 0.34, 0.26, 0.18, 0.1, 0.05];
/** Straight pieces that a turn is looked at by. */
const PIECES = 12;
/** "Only you see it" is written over the upper edge of one's own card. */
const TAG = 14;

const LEFT = { x: -1, y: 0 };
const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };

/** From one player to another. It leaves higher than it would come in, so that two may point at each other. */
export function arrow(laid: Layout, seat: number, target: number): Line {
  return between(laid, portsOf(laid, seat, 0.36), portsOf(laid, target, 0.64));
}

/** From a player to a card of the centre. */
export function gaze(laid: Layout, seat: number, slot: 0 | 1): Line {
  return between(laid, portsOf(laid, seat, 0.5), portsOfCard(laid.slots[slot].card));
}

export function pathOf({ from, turns, to }: Line): string {
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return [`M${at(from)}`, ...turns.map(({ enter, corner, leave }) => `L${at(enter)}Q${at(corner)} ${at(leave)}`), `L${at(to)}`].join("");
}

/** What no line may run over: everybody's name, and what the two places in the centre are called. */
export function wordsOn({ seats, slots }: Layout): Box[] {
  return [...seats.map(({ name }) => name), ...slots.map(({ title }) => title)];
}

/** Whether a line runs over one of these. */
export function runsOver({ from, turns, to }: Line, things: readonly Box[]): boolean {
  return hits([from, ...turns.flatMap(pointsOf), to], things);
}

function between(laid: Layout, begin: readonly Port[], end: readonly Port[]): Line {
  const table = grown(laid.room, -CLEAR);
  const words = wordsOn(laid).map((box) => grown(box, CLEAR));
  const things = [...laid.seats.map(wholeOf), ...laid.slots.map(({ title }) => title)].map((box) => grown(box, CLEAR));
  const corners = AWAY.flatMap((by) => things.flatMap((box) => cornersOf(grown(box, by))));
  const free = (point: Point) => inside(point, table) && !things.some((box) => inside(point, box));
  const open = (ports: readonly Port[]) => ports.filter(({ at }) => inside(at, table));
  const way = shortestWay(open(begin), open(end), corners.filter(free), [
    ...priced(words, FORBIDDEN),
    ...priced(laid.seats.map(bodyOf), RUDE),
    ...priced(laid.slots.map(({ card }) => card), UNTIDY),
    ...priced(things.map((box) => grown(box, BERTH - 2)), CLOSE),
  ]);
  const tipOf = (ports: readonly Port[], stop?: Stop) => ports.find((port) => port === stop)?.tip ?? middle(laid.room);
  const [from, to] = [tipOf(begin, way.at(0)), tipOf(end, way.at(-1))];
  return { from, turns: rounded([from, ...way.map(({ at }) => at), to], words), to };
}

/** Each corner of a way as a turn, as wide as it can be without running over words. */
function rounded(way: readonly Point[], words: readonly Box[]): Turn[] {
  return way.slice(1, -1).map((corner, i) => {
    const [before, after] = [way[i] ?? corner, way[i + 2] ?? corner];
    const turns = WIDTHS.map((part) => ({ enter: towards(corner, before, part), corner, leave: towards(corner, after, part) }));
    return turns.find((turn) => !hits(pointsOf(turn), words)) ?? { enter: corner, corner, leave: corner };
  });
}

function portsOf(laid: Layout, seat: number, share: number): Port[] {
  const place = laid.seats.find((one) => one.seat === seat);
  return place ? portsOfSeat(place, share) : portsOfOwn(laid);
}

/** Beside face and card, clear of the name below them, or above; `share` is how far down, or across. */
function portsOfSeat(place: SeatPlace, share: number): Port[] {
  const { name } = place;
  const body = bodyOf(place);
  const y = body.y + body.height * share;
  return [
    ...ports({ x: name.x, y }, LEFT),
    ...ports({ x: name.x + name.width, y }, RIGHT),
    ...ports({ x: body.x + body.width * share, y: body.y }, UP),
  ];
}

function portsOfCard(card: Box): Port[] {
  const { x, y } = middle(card);
  return [...ports({ x: card.x, y }, LEFT), ...ports({ x: card.x + card.width, y }, RIGHT), ...ports({ x, y: card.y }, UP)];
}

/** At one's own card if it lies on the table; if not, anywhere along the edge of the table towards it. */
function portsOfOwn({ own, room, tray }: Layout): Port[] {
  const shares = [0.5, 0.4, 0.6, 0.33, 0.67, 0.26, 0.74, 0.2, 0.8];
  if (own && own.y < room.height && own.x < room.width) return shares.flatMap((share) => ports({ x: own.x + own.width * share, y: own.y - TAG }, UP));
  if (tray?.beside) return shares.flatMap((share) => ports({ x: room.width, y: room.height * share }, LEFT));
  return shares.flatMap((share) => ports({ x: room.width * share, y: room.height }, UP));
}

function ports({ x, y }: Point, out: Point): Port[] {
  const off = (by: number) => ({ x: x + out.x * by, y: y + out.y * by });
  return POINTS.map((length) => ({ tip: off(OFF), at: off(OFF + length), out }));
}

/** All of somebody, with the most that the name takes. */
function wholeOf({ box, name }: SeatPlace): Box {
  return { ...box, x: name.x, width: name.width };
}

/** Face and card of somebody, without the name. */
function bodyOf({ box, name }: SeatPlace): Box {
  return { ...box, height: name.y - box.y };
}

function priced(boxes: readonly Box[], cost: number): Obstacle[] {
  return boxes.map((box) => ({ box, cost }));
}

function pointsOf({ enter, corner, leave }: Turn): Point[] {
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const t = i / PIECES;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: at(enter.x, corner.x, leave.x), y: at(enter.y, corner.y, leave.y) };
  });
}

function hits(points: readonly Point[], boxes: readonly Box[]): boolean {
  return points.slice(1).some((point, i) => boxes.some((box) => crosses(points[i] ?? point, point, box)));
}

function towards(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })));
}

function inside({ x, y }: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
