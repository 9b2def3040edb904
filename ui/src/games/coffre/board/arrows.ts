/** Lines from one player to another: curves that keep off names and titles. */
import type { Box, Point } from "../../parts/geometry";
import type { Layout } from "./layout";

/** A curve from `from` to `to`, drawn towards `via`. */
export interface Curve {
  from: Point;
  via: Point;
  to: Point;
}

/** How far curves may bow, as a share of the way, those that are liked best first. */
const BENDS = [0.16, -0.16, 0.06, -0.06, 0.28, -0.28, 0.42, -0.42, 0.6, -0.6, 0.8, -0.8, 1, -1];
/** Names lie over a line that has to pass there, and faces may be passed; no line runs over a title or off the table. */
const DEAR = 100;
/** Points of a curve that are looked at. */
const STEPS = 48;
/** A line is so thick, with the shade under it. */
const THICK = 4;
/** Room that a head leaves before the face it points at. */
const HEAD = 8;

/** From one player to another, past names, faces and titles if there is a way. */
export function arrow(laid: Layout, seat: number, target: number): Curve {
  const ends = [
    { at: laid.anchors[seat] as Point, off: radius(laid, seat) },
    { at: laid.anchors[target] as Point, off: radius(laid, target) + HEAD },
  ] as const;
  const bounds = holding(laid.room, laid.anchors);
  const others = laid.seats.filter((place) => place.seat !== seat && place.seat !== target);
  const inTheWay = [...laid.seats.map(({ name }) => name), ...others.map(({ avatar }) => avatar)];
  const ways = BENDS.map((bend) => bow(...ends, bend)).map((curve) => ({
    curve,
    cost: crossed(curve, inTheWay) + DEAR * (crossed(curve, titles(laid)) + strayed(curve, bounds)),
  }));
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).curve;
}

interface End {
  at: Point;
  /** How far from there the line begins or ends. */
  off: number;
}

/** A curve from one point to another that leaves both some room. */
export function bow(one: End, other: End, bend: number): Curve {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const most = (Math.hypot(dx, dy) || 1) / 3;
  const via = { x: one.at.x + dx / 2 - dy * bend, y: one.at.y + dy / 2 + dx * bend };
  return {
    from: towards(one.at, via, Math.min(one.off, most)),
    via,
    to: towards(other.at, via, Math.min(other.off, most)),
  };
}

export function pathOf({ from, via, to }: Curve): string {
  return `M${from.x} ${from.y}Q${via.x} ${via.y} ${to.x} ${to.y}`;
}

/** How many points of a curve lie on something. */
export function crossed(curve: Curve, things: readonly Box[]): number {
  return along(curve).filter((point) => things.some((box) => inside(point, box, THICK))).length;
}

/** What the two places in the centre are called. */
export function titles({ slots }: Layout): Box[] {
  return slots.map(({ box, card }) => ({
    x: box.x,
    y: card.y + card.height,
    width: box.width,
    height: box.height - card.height,
  }));
}

/** How many points of a curve lie off the table. */
function strayed(curve: Curve, bounds: Box): number {
  return along(curve).filter((point) => !inside(point, bounds, 1)).length;
}

/** The table, and what lies beside it of these points. */
function holding({ x, y, width, height }: Box, points: readonly Point[]): Box {
  const right = Math.max(x + width, ...points.map((point) => point.x));
  const bottom = Math.max(y + height, ...points.map((point) => point.y));
  return { x, y, width: right - x, height: bottom - y };
}

export function radius(laid: Layout, seat: number): number {
  const place = laid.seats.find((one) => one.seat === seat);
  return place ? place.avatar.width * 0.62 : 26;
}

function along({ from, via, to }: Curve): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: at(from.x, via.x, to.x), y: at(from.y, via.y, to.y) };
  });
}

function towards(a: Point, b: Point, by: number): Point {
  const whole = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * by) / whole, y: a.y + ((b.y - a.y) * by) / whole };
}

function inside({ x, y }: Point, box: Box, more: number): boolean {
  return x > box.x - more && x < box.x + box.width + more && y > box.y - more && y < box.y + box.height + more;
}
