/** How cards travel: on arcs, landing with a small overshoot. Transform properties only. */
import { clamp, middle, type Box, type Point } from "../geometry";

const STEPS = 14;
/** How far an arc bows out, as a share of its length. */
const BOW = 0.22;

/** How wide the thing is drawn, and for how many milliseconds it flies. */
interface Flight {
  base: number;
  time: number;
}

/** Moves a thing from one place to another on an arc that bows to its left. */
export function flyArc(mover: Element, scaler: Element, from: Box, to: Box, { base, time }: Flight): void {
  const [start, end] = [middle(from), middle(to)];
  mover.animate(arc(start, end), { duration: time, easing: "linear" });
  const [small, large] = [from.width / base, to.width / base];
  const lifted = Math.max(small, large) * 1.06;
  scaler.animate(
    [{ scale: small }, { scale: lifted, offset: 0.55 }, { scale: large }],
    { duration: time, easing: "ease-in-out" },
  );
}

function arc(start: Point, end: Point): Keyframe[] {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = landing(i / STEPS);
    const bow = BOW * 4 * clamp(0, part, 1) * (1 - clamp(0, part, 1));
    const x = start.x + dx * part - dy * bow;
    const y = start.y + dy * part + dx * bow;
    return { translate: `${x}px ${y}px` };
  });
}

/** Slow, fast, a little too far, back. */
function landing(time: number): number {
  const smooth = time * time * (3 - 2 * time);
  return smooth + 0.05 * Math.sin(Math.PI * time) * time * 2 * (time > 0.6 ? 1 : time / 0.6) * (1 - time) * 4;
}
