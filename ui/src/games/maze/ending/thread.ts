/** The thread of a game that is over: its turning points, on a line in time. */
import type { Hero, MazeView } from "../../../types/maze";

export type Knot =
  | { kind: "flip" | "talk" | "theft"; at: number; seat: number | null }
  | { kind: "case"; at: number; seat: number; seats: number[]; validated: boolean }
  | { kind: "turned"; at: number; seat: number }
  | { kind: "out"; at: number; seat: number; hero: Hero };

/** In the order in which it happened. */
export function knotsOf(view: MazeView): Knot[] {
  const { past, stolen, out } = view;
  const knots: Knot[] = [
    ...past.flips.map((at): Knot => ({ kind: "flip", at, seat: null })),
    ...past.closed.map(([seat, at]): Knot => ({ kind: "talk", at, seat })),
    ...past.cases.filter(({ verdict }) => verdict !== "lapsed").map(({ by, seats, at, verdict }): Knot => ({ kind: "case", at, seat: by, seats, validated: verdict === "validated" })),
    ...(view.fates ?? []).flatMap(({ card }, seat): Knot[] => {
      const at = turnedAt(view, card, seat);
      return at === null ? [] : [{ kind: "turned", at, seat }];
    }),
    ...(stolen ? [{ kind: "theft", at: stolen.at, seat: stolen.by } as const] : []),
    ...out.map(({ hero, by, at }): Knot => ({ kind: "out", at, seat: by, hero })),
  ];
  return knots.sort((one, other) => one.at - other.at);
}

/** As near as that, two labels would lie on each other. */
const NEAR = 0.09;
const SPOKEN: readonly Knot["kind"][] = ["theft", "case", "flip", "out"];

/** Those with words at them: what counts most first, and of those who leave together the last one. */
export function labelledOf(view: Pick<MazeView, "began" | "last">, knots: readonly Knot[]): ReadonlySet<Knot> {
  const labelled: Knot[] = [];
  for (const kind of SPOKEN) {
    for (const knot of knots.filter((one) => one.kind === kind).reverse()) {
      if (labelled.every((other) => Math.abs(along(view, other.at) - along(view, knot.at)) >= NEAR)) labelled.push(knot);
      if (kind === "out") break;
    }
  }
  return new Set(labelled);
}

/** When a variable card turned its holder; null if it did not, or is another card. */
export function turnedAt({ began, past }: Pick<MazeView, "began" | "past">, card: string | null, seat: number): number | null {
  if (!card?.startsWith("V")) return null;
  const at = past.turns[Number(card.slice(1)) - 1]?.[seat] ?? -1;
  return at >= began ? at : null;
}

/** How far along the line an instant is, 0 to 1. */
export function along({ began, last }: Pick<MazeView, "began" | "last">, at: number): number {
  return Math.min(1, Math.max(0, (at - began) / Math.max(1, last - began)));
}

/** "7:19" since the sand was turned. */
export function timeOf({ began }: Pick<MazeView, "began">, at: number): string {
  const seconds = Math.max(0, Math.floor((at - began) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
