/**
 * Which part of the mall is seen. A frame loses something by what it does not show; the best one loses
 * least, and staying where one is counts for a little, so that the floor moves only for a reason.
 */
import { overlap, clamp, type Box, type Point, type Size } from "../../parts/geometry";
import { SIDE, type Tile } from "./plan";

/** The point of the mall in the middle of the stage, in squares, and how many pixels a square has. */
export interface Frame extends Point {
  zoom: number;
}

/** Pixels of a square: by itself on narrow stages, by hand, and where all of the mall is shown. */
export const ZOOM = { small: 30, usual: 42, least: 34, most: 52, pinched: 24, spread: 80, wide: 72, whole: 12 } as const;
/** How near to an edge the chosen pawn may come, in pixels. */
export const MARGIN = 60;
/** Round the mall as a whole, in pixels. */
const BORDER = 18;

export interface Scene {
  stage: Size;
  /** What lies over the stage, in its pixels; and how much of its top and its foot is covered all along. */
  covers: readonly Box[];
  top: number;
  foot: number;
  tiles: readonly Tile[];
  /** Middles of squares: the chosen pawn, where it may go, and the other pawns. */
  pawn: Point | null;
  lit: readonly Point[];
  others: readonly Point[];
  /** North-west corners of tiles that may be laid next. */
  ghosts: readonly Point[];
}

/** The box round all tiles, and those that may be laid next, in squares. */
export function boundsOf(tiles: readonly Tile[], ghosts: readonly Point[] = []): Box {
  const corners = [...tiles.map(([, x, y]) => ({ x, y })), ...ghosts];
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return { x: left, y: top, width: right - left + SIDE, height: bottom - top + SIDE };
}

/** From a point of the mall to one of the stage, and back. */
export function onStage({ x, y }: Point, frame: Frame, stage: Size): Point {
  return { x: stage.width / 2 + (x - frame.x) * frame.zoom, y: stage.height / 2 + (y - frame.y) * frame.zoom };
}

export function inMall({ x, y }: Point, frame: Frame, stage: Size): Point {
  return { x: frame.x + (x - stage.width / 2) / frame.zoom, y: frame.y + (y - stage.height / 2) / frame.zoom };
}

/** All of the mall. */
export function whole({ stage, tiles, ghosts, top, foot }: Scene, most: number = ZOOM.wide): Frame {
  const bounds = boundsOf(tiles, ghosts);
  const high = stage.height - top - foot;
  const zoom = clamp(ZOOM.whole, Math.min((stage.width - 2 * BORDER) / bounds.width, (high - 2 * BORDER) / bounds.height), most);
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 + (foot - top) / 2 / zoom, zoom };
}

/** The frame that shows most of what matters: all of the mall where squares are large enough, else what is round the pawn. */
export function framed(scene: Scene, now: Frame | null, wide: boolean): Frame {
  const { pawn } = scene;
  const bounds = boundsOf(scene.tiles, scene.ghosts);
  const all = whole(scene, wide ? ZOOM.wide : ZOOM.most);
  if (!pawn) return all;
  if (all.zoom >= (wide ? ZOOM.small : ZOOM.usual) && lost(scene, all, bounds) < PAWN_LOST) return now && isAsGood(now, all, scene, bounds) ? now : all;
  const zooms = [ZOOM.most, ZOOM.usual, ZOOM.least];
  let best: { frame: Frame; cost: number } | null = null;
  const here = now && now.zoom >= ZOOM.pinched ? [now] : []; // in a frame of all, squares may be too small to read
  for (const frame of [...here, ...zooms.flatMap((zoom) => nearby(pawn, zoom, scene.stage))]) {
    const cost = lost(scene, frame, bounds) + moved(frame, now) + 0.4 * Math.abs(frame.zoom - ZOOM.usual);
    if (!best || cost < best.cost) best = { frame, cost };
  }
  return best?.frame ?? all;
}

/** So many squares are seen round the pawn where all of the mall is looked at elsewhere. */
const ROUND = 5;

/** What is round the chosen pawn, and nothing but that. */
export function roundPawn(scene: Scene): Frame {
  const { pawn, stage } = scene;
  return pawn ? { ...pawn, zoom: Math.min(ZOOM.spread, Math.min(stage.width, stage.height) / ROUND) } : whole(scene);
}

/** All of the mall is in this frame too, and hardly smaller: then the floor stays. */
function isAsGood(now: Frame, all: Frame, { stage, top, foot }: Scene, { x, y, width, height }: Box): boolean {
  const [from, to] = [onStage({ x, y }, now, stage), onStage({ x: x + width, y: y + height }, now, stage)];
  const isWhole = from.x >= 0 && from.y >= top && to.x <= stage.width && to.y <= stage.height - foot;
  return isWhole && now.zoom >= 0.8 * all.zoom;
}

const PAWN_LOST = 1_000;
/** How far frames that are tried lie from each other, in squares. */
const STEP = 0.75;

/** Frames in which the chosen pawn is somewhere on the stage. */
function nearby({ x, y }: Point, zoom: number, { width, height }: Size): Frame[] {
  const [across, down] = [width, height].map((length) => Math.max(0, Math.floor((length / 2 - MARGIN) / zoom / STEP)));
  const frames: Frame[] = [];
  for (let i = -(across ?? 0); i <= (across ?? 0); i++) for (let j = -(down ?? 0); j <= (down ?? 0); j++) frames.push({ x: x + i * STEP, y: y + j * STEP, zoom });
  return frames;
}

/** What a frame does not show, by how much it would be missed. */
function lost(scene: Scene, frame: Frame, bounds: Box): number {
  const { pawn, lit, others, ghosts, stage, covers } = scene;
  const isSeen = (point: Point, margin: number): boolean => {
    const at = onStage(point, frame, stage);
    const inside = at.x >= margin && at.y >= margin && at.x <= stage.width - margin && at.y <= stage.height - margin;
    const half = Math.min(margin, frame.zoom / 2);
    return inside && !covers.some((box) => overlap(box, { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half }));
  };
  const missing = (points: readonly Point[], margin: number) => points.filter((point) => !isSeen(point, margin)).length;
  const tiles = ghosts.flatMap(({ x, y }) => [{ x: x + 0.5, y: y + 0.5 }, { x: x + SIDE - 0.5, y: y + 0.5 }, { x: x + 0.5, y: y + SIDE - 0.5 }, { x: x + SIDE - 0.5, y: y + SIDE - 0.5 }]);
  return (
    (pawn && !isSeen(pawn, Math.min(MARGIN, stage.height / 4)) ? PAWN_LOST : 0) +
    40 * missing(lit, frame.zoom / 2) +
    6 * missing(tiles, 0) +
    9 * missing(others, frame.zoom / 2) +
    8 * emptiness(stage, frame, bounds)
  );
}

/** The share of the stage on which there is nothing. */
function emptiness(stage: Size, frame: Frame, bounds: Box): number {
  const from = onStage(bounds, frame, stage);
  const width = Math.min(stage.width, from.x + bounds.width * frame.zoom) - Math.max(0, from.x);
  const height = Math.min(stage.height, from.y + bounds.height * frame.zoom) - Math.max(0, from.y);
  return 1 - (Math.max(0, width) * Math.max(0, height)) / (stage.width * stage.height);
}

/** A move of the floor is a cost: small, for what little it would win. */
function moved(frame: Frame, now: Frame | null): number {
  return now ? Math.min(3, Math.hypot(frame.x - now.x, frame.y - now.y) * 0.4) + (frame.zoom === now.zoom ? 0 : 2) : 0;
}

/** Moved by hand: the mall never leaves the stage altogether. */
export function held(frame: Frame, tiles: readonly Tile[]): Frame {
  const bounds = boundsOf(tiles);
  return {
    x: clamp(bounds.x, frame.x, bounds.x + bounds.width),
    y: clamp(bounds.y, frame.y, bounds.y + bounds.height),
    zoom: clamp(ZOOM.whole, frame.zoom, ZOOM.spread),
  };
}

/** The same point of the mall stays under the fingers while squares grow. */
export function zoomed(frame: Frame, zoom: number, at: Point, stage: Size): Frame {
  const under = inMall(at, frame, stage);
  const next = { ...frame, zoom: clamp(ZOOM.pinched, zoom, ZOOM.spread) };
  const then = inMall(at, next, stage);
  return { ...next, x: next.x + under.x - then.x, y: next.y + under.y - then.y };
}
