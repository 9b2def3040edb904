/**
 * The room of nez à nez as it is shown: the holder on the left, the candidate on the right. The rules have it the other
 * way round, so whatever goes across is turned here, and nowhere else.
 */
import type { NezView } from "../../../../types/boyard";
import type { Spot, Square } from "../../stage/types";
import { UNIT, type Noses, type Point, type Way } from "../balance";
import numbers from "../balance.numbers.json";
import { within } from "../trace";

const [WIDE = 0, HIGH = 0] = numbers.ROOM;
const [COLUMNS = 0, ROWS = 0] = numbers.SQUARES;
const PAD = 1000;

export function spotOf([x, y]: Point): Spot {
  return { x: WIDE - x / UNIT, y: y / UNIT };
}

/** Where a pad's knob points to, in units of the rules. */
export function pointedAt({ x, y }: Spot): [number, number] {
  return [Math.round(WIDE - (x * WIDE) / PAD), Math.round((y * HIGH) / PAD)];
}

/** Where something in the room is on the pad. */
export function onPad({ x, y }: Spot): Spot {
  return { x: (x * PAD) / WIDE, y: (y * PAD) / HIGH };
}

export const turned = (way: Way): Way => ({ up: "up", down: "down", left: "right", right: "left" } as const)[way];

export function squareShown([column, row]: Point): Square {
  return { column: COLUMNS - 1 - column, row };
}

/** The square in which something is that goes about freely. */
export function squareOf([x, y]: Point): Square {
  const part = (at: number, most: number, parts: number) => within(Math.floor((at / UNIT / most) * parts), 0, parts - 1);
  return squareShown([part(x, WIDE, COLUMNS), part(y, HIGH, ROWS)]);
}

/** The needle's share where the calm ends on its dial. */
const CALM = 0.53;

/** How steady one is, from -1 to 1: what counts at this stage, against how much of it is allowed. */
export function needle(before: Noses, { nose, box, stage }: Noses, reach: number): number {
  const far = minus(nose, box);
  const [way, most] =
    stage === "meet"
      ? [minus(far, minus(before.nose, before.box)), numbers.GENTLE]
      : stage === "follow"
        ? [far, numbers.NEAR]
        : [minus(box, before.box), numbers.QUIET];
  const much = (CALM * Math.hypot(...way)) / ((most * UNIT * reach) / 100);
  return within(way[0] > 0 ? -much : much, -1, 1);
}

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];

/** How near the table's hand seems to come to the box, in units: it has none, so it is drawn at its ease. */
export function drawnAside({ stage, stage_beats }: NezView): number {
  if (stage !== "meet") return 0;
  const [beats = 1] = numbers.STAGE_BEATS;
  return 90 + 320 * Math.max(0, 1 - stage_beats / beats);
}
