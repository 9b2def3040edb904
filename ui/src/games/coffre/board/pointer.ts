/** Where the brass pointer lies to point at a seat: close to it, over no card and no other seat. */
import { around, middle, shared, type Box, type Point } from "../../parts/geometry";
import type { Layout } from "./layout";

export interface Aim extends Point {
  /** Where it points, in radians; 0 is to the right. */
  angle: number;
}

const AWAY = 5;

export function pivotOf({ slots: [left, right] }: Layout): Point {
  return { x: (middle(left.card).x + middle(right.card).x) / 2, y: middle(left.card).y };
}

export function aimAt(laid: Layout, seat: number, size: number): Aim {
  const place = laid.seats.find((one) => one.seat === seat);
  if (!place) return atOwn(laid, size);
  const taken = [
    ...laid.slots.map(({ card }) => card),
    ...laid.seats.filter((one) => one !== place).map(({ box }) => box),
    ...(laid.own ? [laid.own] : []),
  ];
  const cost = (aim: Aim): number => {
    const box = around(aim, { width: size * 0.8, height: size * 0.8 });
    return taken.reduce((sum, other) => sum + shared(box, other), 0) + outside(box, laid.room);
  };
  return choices(place.box, pivotOf(laid), size).reduce((one, other) => (cost(other) < cost(one) ? other : one));
}

/** First on the line from the centre, then at the corners that are nearer to it. */
function choices(box: Box, pivot: Point, size: number): Aim[] {
  const goal = middle(box);
  const [dx, dy] = [goal.x - pivot.x, goal.y - pivot.y];
  const length = Math.hypot(dx, dy) || 1;
  const half = edge(box.width / 2 + AWAY, box.height / 2 + AWAY, dx / length, dy / length) + size / 2;
  const straight = { x: goal.x - (dx / length) * half, y: goal.y - (dy / length) * half };
  const inner = dx > 0 ? box.x : box.x + box.width;
  const reach = size * 0.38;
  const corners = [box.y - reach, box.y + box.height + reach].map((y) => ({ x: inner - Math.sign(dx) * reach * 0.3, y }));
  return [straight, ...corners].map((point) => ({ ...point, angle: Math.atan2(goal.y - point.y, goal.x - point.x) }));
}

/** One's own turn: the pointer lies at the lower edge of the table, where one sits. */
function atOwn({ own, room }: Layout, size: number): Aim {
  const over = own && own.y < room.height && own.x > room.width / 4 && own.x < room.width;
  const x = over ? middle(own).x : room.width / 2;
  const top = over ? own.y - 14 : room.height;
  return { x, y: top - size / 2 - AWAY, angle: Math.PI / 2 };
}

/** From the middle of a box to its edge, in that direction. */
function edge(wide: number, high: number, dx: number, dy: number): number {
  return Math.min(wide / Math.max(1e-6, Math.abs(dx)), high / Math.max(1e-6, Math.abs(dy)));
}

function outside(box: Box, room: Box): number {
  return box.width * box.height - shared(box, room);
}

const STEPS = 14;

/** Places on the way from one aim to the next, clockwise round the pivot, as the turn passes. */
export function sweep(from: Aim, to: Aim, pivot: Point): Aim[] {
  const [start, end] = [polar(from, pivot), polar(to, pivot)];
  const way = clockwise(end.angle - start.angle);
  const turn = nearest(to.angle - from.angle, way);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = 1 - (1 - i / STEPS) ** 3;
    const angle = start.angle + way * part;
    const radius = start.radius + (end.radius - start.radius) * part;
    return {
      x: pivot.x + Math.cos(angle) * radius,
      y: pivot.y + Math.sin(angle) * radius,
      angle: from.angle + turn * part,
    };
  });
}

function polar({ x, y }: Point, pivot: Point): { angle: number; radius: number } {
  return { angle: Math.atan2(y - pivot.y, x - pivot.x), radius: Math.hypot(x - pivot.x, y - pivot.y) };
}

function clockwise(angle: number): number {
  const whole = 2 * Math.PI;
  return ((angle % whole) + whole) % whole;
}

/** The same turn with whole circles more or less, as near to `wish` as can be. */
function nearest(angle: number, wish: number): number {
  const whole = 2 * Math.PI;
  return angle + Math.round((wish - angle) / whole) * whole;
}
