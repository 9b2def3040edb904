/** Heads from the front without eyes and mouths, and where those are, on the grid of the avatars. */
const DRAWINGS = import.meta.glob<string>("./heads/*.svg", { eager: true, query: "?url", import: "default" });

interface Head {
  /** The middles of both eyes, and how large they are. */
  eyes: readonly [left: number, right: number, y: number, radius: number];
  mouth: readonly [x: number, y: number, scale: number];
  /** Where a hat sits. */
  crown: number;
}

const GUARDIAN = "gardien";

const HEADS: Record<string, Head> = {
  blaireau: { eyes: [22.5, 41.5, 30, 4.4], mouth: [32, 50.5, 0.8], crown: 14 },
  cerf: { eyes: [24.5, 39.5, 32, 4.4], mouth: [32, 51.5, 0.8], crown: 19 },
  chat: { eyes: [21.5, 42.5, 31, 6], mouth: [32, 47, 1], crown: 14 },
  cochon: { eyes: [20, 44, 27, 5], mouth: [32, 49.5, 1], crown: 14 },
  coq: { eyes: [22.5, 41.5, 26, 5.6], mouth: [32, 44.5, 0.75], crown: 9 },
  corbeau: { eyes: [21.5, 42.5, 29, 6.2], mouth: [32, 51, 0.8], crown: 13 },
  crabe: { eyes: [25, 39, 17, 7.4], mouth: [32, 45, 1.2], crown: 9 },
  ecureuil: { eyes: [21.5, 42.5, 27, 5.2], mouth: [32, 44.5, 1], crown: 13 },
  gardien: { eyes: [22, 42, 28, 4.8], mouth: [32, 52, 0.9], crown: 6 },
  grenouille: { eyes: [16, 48, 17, 8.8], mouth: [32, 45, 1.4], crown: 16 },
  hibou: { eyes: [22.5, 41.5, 30, 9], mouth: [32, 48.5, 0.9], crown: 14 },
  lievre: { eyes: [23, 41, 33, 5], mouth: [32, 48, 1], crown: 21 },
  mouton: { eyes: [25, 39, 31, 4.8], mouth: [32, 49, 0.9], crown: 8 },
  ours: { eyes: [23.5, 40.5, 28, 4.8], mouth: [32, 46, 1], crown: 12 },
  phoque: { eyes: [20.5, 43.5, 26, 5.8], mouth: [32, 46.5, 1], crown: 6 },
  poulpe: { eyes: [22, 42, 25, 7.8], mouth: [32, 39, 1], crown: 1 },
  renard: { eyes: [22.5, 41.5, 30, 5], mouth: [32, 51, 0.9], crown: 17 },
};

/** The fort's walrus for a name we don't know: the guardian plays under none of the avatars. */
function known(avatar: string): string {
  return avatar in HEADS ? avatar : GUARDIAN;
}

export function headOf(avatar: string): Head {
  return HEADS[known(avatar)] as Head;
}

export function headAddress(avatar: string): string {
  return DRAWINGS[`./heads/${known(avatar)}.svg`] ?? "";
}

/** A figure wears its head larger than the avatars do, and over its shoulders. */
export const ON_FIGURE = { x: 22, y: 2, scale: 76 / 72 };

/** From the grid of heads to that of figures. */
export function onFigure(axis: "x" | "y", value: number): number {
  return axis === "x" ? ON_FIGURE.x + (value + 4) * ON_FIGURE.scale : ON_FIGURE.y + (value + 10) * ON_FIGURE.scale;
}
