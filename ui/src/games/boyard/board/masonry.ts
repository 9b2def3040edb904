/** The fort's lines as paths: its outline with the surf round it, walls, slabs, bars and flagstones. */
import type { Point } from "../../parts/geometry";
import { SPACES, type Fort } from "./geometry";

const SAMPLES = 6;

/** All round the fort, so far from the middle of the walk; rough where it is water. */
export function outline(fort: Fort, out: number, rough: (part: number) => number = () => 0): string {
  const count = SPACES * SAMPLES;
  return closed(Array.from({ length: count }, (_, i) => fort.at(i / SAMPLES, out + rough(i / SAMPLES))));
}

/** Waves of a few lengths over each other; the same ones each time, so that nothing jumps. */
export function surf(height: number, seed: number): (part: number) => number {
  const waves = [3, 7, 13, 19].map((times, i) => ({ times, phase: seed * (i + 1) * 1.7, high: height / (i + 1.4) }));
  return (part) => {
    const angle = (part / SPACES) * 2 * Math.PI;
    return waves.reduce((sum, { times, phase, high }) => sum + high * Math.sin(times * angle + phase), 0);
  };
}

/** A piece of the ring, between two parts of the walk and two distances. */
function piece(fort: Fort, from: number, to: number, inner: number, outer: number): string {
  const along = Array.from({ length: SAMPLES + 1 }, (_, i) => from + ((to - from) * i) / SAMPLES);
  return closed([...along.map((part) => fort.at(part, outer)), ...along.reverse().map((part) => fort.at(part, inner))]);
}

/** A gap between slabs, in spaces. */
const JOINT = 0.016;
/** The wall round a cell, in depths. */
const CELL_WALL = 0.07;

export function slab(fort: Fort, space: number): string {
  return piece(fort, space - 0.5 + JOINT, space + 0.5 - JOINT, -fort.depth / 2, fort.depth / 2);
}

export function cell(fort: Fort, space: number): string {
  const side = (CELL_WALL * fort.depth) / fort.pitch;
  return piece(fort, space - 0.5 + side, space + 0.5 - side, -fort.depth * 1.5, -fort.depth * (0.5 + CELL_WALL));
}

const BARS = [-0.36, -0.22, -0.08, 0.08, 0.22, 0.36];

/** The bars of a tiger's cage. */
export function bars(fort: Fort, space: number): string {
  return BARS.map((bar) => line(fort.at(space + bar, -fort.depth * 1.5), fort.at(space + bar, -fort.depth * 0.57))).join("");
}

const STAIRS = [0.7, 0.9, 1.1, 1.3];

/** Behind the start, stairs lead up to the walk. */
export function stairs(fort: Fort, space: number): string[] {
  return STAIRS.map((down) => piece(fort, space - 0.34, space + 0.34, -fort.depth * (down + 0.09), -fort.depth * down));
}

/** The parapet's middle line, for its merlons. */
export function merlons(fort: Fort): string {
  return outline(fort, fort.depth / 2 + fort.parapet * 0.6);
}

/** The outer wall: the fort's outline, drawn down. */
export function wall(fort: Fort): string {
  const rim = fort.depth / 2 + fort.parapet;
  const count = SPACES * SAMPLES;
  const points = Array.from({ length: count }, (_, i) => fort.at(i / SAMPLES, rim));
  const lower = points.map(({ x, y }) => ({ x, y: y > fort.centre.y ? y + fort.wall : y }));
  return closed(lower);
}

/** Loopholes in the part of the wall that is seen. */
export function loopholes(fort: Fort): Point[] {
  const rim = fort.depth / 2 + fort.parapet;
  const parts = Array.from({ length: SPACES * 2 }, (_, i) => i / 2 + 0.25);
  return parts
    .filter((part) => fort.outward(part).y > 0.3)
    .map((part) => {
      const { x, y } = fort.at(part, rim);
      return { x, y: y + fort.wall * (0.3 + 0.24 * fort.outward(part).y) };
    });
}

/** Rocks on which the fort stands, where the sea has not covered them. */
export function rocks(fort: Fort): string {
  const rim = fort.depth / 2 + fort.parapet;
  const size = fort.depth * 0.13;
  return Array.from({ length: 44 }, (_, i) => {
    const part = (i * SPACES) / 44 + Math.sin(i * 12.9) * 0.3;
    const { y: down } = fort.outward(part);
    const { x, y } = fort.at(part, rim + size * 0.3);
    const low = y + (down > 0 ? fort.wall * 0.96 : 0);
    const big = size * (0.6 + 0.5 * Math.abs(Math.sin(i * 4.3)));
    return `M${xy({ x: x - big, y: low + big * 0.6 })}l${big * 0.5} ${-big}l${big * 0.7} ${-big * 0.2}l${big * 0.8} ${big * 1.1}z`;
  }).join("");
}

const RINGS = [1.66, 2.12, 2.62, 3.16, 3.74] as const;

/** The floor of the yard: rings of flagstones, each cut in its own places. */
export function flagstones(fort: Fort): string {
  const { depth, yard } = fort;
  // Farther in than the corners reach, rings would cross themselves.
  const most = Math.min(yard.box.width, yard.box.height) * 0.3 + depth * RINGS[0];
  const rings = RINGS.filter((far) => far * depth < most).map((far) => -far * depth);
  const cuts = rings.slice(0, -1).flatMap((out, i) =>
    Array.from({ length: SPACES }, (_, part) => {
      const at = part + (i % 2) * 0.5;
      return line(fort.at(at, out), fort.at(at, rings[i + 1] ?? out));
    }),
  );
  return [...rings.slice(1).map((out) => outline(fort, out)), ...cuts].join("");
}

function closed(points: readonly Point[]): string {
  return `M${points.map(xy).join("L")}z`;
}

function line(from: Point, to: Point): string {
  return `M${xy(from)}L${xy(to)}`;
}

function xy({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
