/** What people wear in l'anomalie: eight things in six kinds and four colours, each told by shape and pattern too. */

export const SLOTS = ["hat", "glasses", "scarf", "watch", "badge", "hair", "bag", "shoes"] as const;
export type Slot = (typeof SLOTS)[number];

export const KINDS = 6;
export const COLOURS = 4;

export interface Worn {
  slot: Slot;
  /** 0 to 5. */
  kind: number;
  /** 0 to 3: plain red and striped orange, which are alike; dotted blue and checked green, which are too. */
  colour: number;
}

/** What a piece is made of: the thing's own colour, or something that is the same in all colours. */
type Stuff = "own" | "dark" | "pale" | "metal" | "line";
type Piece = readonly [stuff: Stuff, path: string];

function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

const BRIDGE: Piece = ["line", "M-4-1q4-3 8 0M-18-1l-8-3M18-1l8-3"];
const STRAP: Piece = ["dark", "M-7-12h14v24H-7z"];

/**
 * Hats stand on (0, 0), glasses look through (-11, 0) and (11, 0), watches and badges lie round (0, 0), a bag hangs
 * down from (0, 0), hair falls from the crown at (0, 0), and shoes are a right one, its sole on y = 0.
 */
export const PIECES: Record<Slot, readonly (readonly Piece[])[]> = {
  hat: [
    [["own", "M-25 2C-31-16-10-22 2-22s30 6 23 24q-25-7-50 0z"], ["dark", ring(3, -23, 3)]],
    [["own", "M-16 0v-30h32V0z"], ["dark", "M-16-9h32v7h-32z"], ["own", "M-27 0q27-7 54 0v5h-54z"]],
    [["own", "M-21 2q0-25 21-25T21 2z"], ["own", "M8-4q24-2 28 8-20 2-36-1z"], ["metal", ring(0, -23, 3)]],
    [["own", "M-16 3L0-38 16 3q-16 6-32 0z"], ["pale", ring(0, -39, 5)]],
    [["own", "M-23 3v-27l12 12L0-30l11 18 12-12V3q-23 6-46 0z"], ["pale", `${ring(-12, -3, 2.6)}${ring(0, -4, 3)}${ring(12, -3, 2.6)}`]],
    [["own", "M-34 3q34-14 68 0-8 8-34 8T-34 3z"], ["own", "M-17 0q-1-22 17-22T17 0q-17 5-34 0z"], ["dark", "M-17-5q17 5 34 0v5q-17 5-34 0z"]],
  ],
  glasses: [
    [["own", `${ring(-11, 0, 8.5)}${ring(11, 0, 8.5)}`], BRIDGE],
    [["own", "M-20-7h17v14h-17zM3-7h17v14H3z"], BRIDGE],
    [["own", "M-11 9l-9-9q-2-8 4-9 4 0 5 4 1-4 5-4 6 1 4 9zM11 9l-9-9q-2-8 4-9 4 0 5 4 1-4 5-4 6 1 4 9z"], BRIDGE],
    [["dark", "M-24-10h48v20h-18l-6-5-6 5h-18z"], ["own", "M-20-7h40V6H8L0 0l-8 6h-12z"]],
    [["line", "M-28-9L24 8"], ["own", "M-20-7q9-4 18 0 0 15-9 15t-9-15z"]],
    [["own", "M-11-11l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1zM11-11l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z"], BRIDGE],
  ],
  scarf: [
    [["own", "M8 4l12 34-13 4L-3 8z"], ["own", "M-26-5q26 12 52 0l2 11q-28 13-56 0z"], ["line", "M10 38l2 4M15 37l2 4"]],
    [["own", "M0 3L-20-8v23zM0 3L20-8v23z"], ["own", ring(0, 3, 5)]],
    [["own", "M-7-3H7L4 6l8 27L0 43l-12-10L-4 6z"], ["line", "M-4 6h8"]],
    [["own", `${ring(-21, 0, 5)}${ring(-13, 6, 5.4)}${ring(-4, 9, 5.8)}${ring(6, 9, 5.8)}${ring(15, 6, 5.4)}${ring(22, 0, 5)}`]],
    [["own", "M-27-6q27 10 54 0L0 32z"], ["line", "M-22-2q22 8 44 0"]],
    [["own", "M-29 2q3-12 9-6 3-11 10-5 4-9 10-3 6-6 10 3 7-6 10 5 6-6 9 6-2 12-10 8-3 9-9 3-5 8-10 1-5 7-10-1-6 6-9-3-8 4-10-8z"]],
  ],
  watch: [
    [STRAP, ["own", ring(0, 0, 10)], ["line", "M0-5v5l4 3"]],
    [STRAP, ["own", "M-9-9H9V9H-9z"], ["line", "M-4-3h3v6M3-3v6h3"]],
    [["own", `${ring(-9, 2, 5)}${ring(0, 6, 5)}${ring(9, 2, 5)}${ring(-6, -6, 4.5)}${ring(6, -6, 4.5)}`]],
    [["own", "M-10-7h20V7h-20z"], ["metal", "M-8-7l3-8 3 8zM2-7l3-8 3 8zM-8 7l3 8 3-8zM2 7l3 8 3-8z"]],
    [["own", "M0 0l-12-9v18zM0 0l12-9v18z"], ["dark", ring(0, 0, 4)]],
    [STRAP, ["metal", "M-9-11H9v4H-9zM-9 7H9v4H-9z"], ["own", "M-8-7H8L1 0l7 7H-8l7-7z"]],
  ],
  badge: [
    [["own", "M0-13l4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1z"]],
    [["dark", "M-7 6l-4 14 7-3 4 5 4-5 7 3-4-14z"], ["own", ring(0, 0, 11)], ["pale", ring(0, 0, 4)]],
    [["own", "M-11-10q11-6 22 0 2 18-11 24-13-6-11-24z"], ["line", "M-9 0H9M0-11v22"]],
    [["own", `${ring(0, -8, 6)}${ring(8, -1, 6)}${ring(5, 8, 6)}${ring(-5, 8, 6)}${ring(-8, -1, 6)}`], ["pale", ring(0, 1, 4)]],
    [["own", "M0 13l-12-12q-4-10 4-13 6-1 8 5 2-6 8-5 8 3 4 13z"]],
    [["own", "M4-13A14 14 0 1 0 4 13 15 15 0 0 1 4-13z"]],
  ],
  hair: [
    [["own", "M-32 2q6-10 12-2-4 8-2 14-6 4-2 10-6 4-2 10-5 5-8 0-6-6 0-12-6-4 0-10-3-6 2-10zM32 2q-6-10-12-2 4 8 2 14 6 4 2 10 6 4 2 10 5 5 8 0 6-6 0-12 6-4 0-10 3-6-2-10z"]],
    [["own", `${ring(-31, 6, 8)}${ring(-35, 18, 8)}${ring(-31, 30, 8)}${ring(31, 6, 8)}${ring(35, 18, 8)}${ring(31, 30, 8)}`]],
    [["own", "M-24-6q-18 12-14 46l10 4q2-28 12-44zM24-6q18 12 14 46l-10 4Q26 16 16 0z"]],
    [["own", "M0 34q-6-7-13-4-8 5-14-1 2 12 13 11 9-1 14-6 5 5 14 6 11 1 13-11-6 6-14 1-7-3-13 4z"]],
    [["own", "M-20 34q4 6 12 6 8-5 16 0 8 0 12-6 2 24-20 34-22-10-20-34z"]],
    [["own", "M-24 2Q-50-20-48 8t26 4zM24 2Q50-20 48 8t-26 4z"], ["dark", `${ring(-24, 4, 4)}${ring(24, 4, 4)}`]],
  ],
  bag: [
    [["line", "M-9 4q0-16 9-16t9 16"], ["own", "M-16 4h32l4 24h-40z"], ["metal", "M-4 10h8v6h-8z"]],
    [["line", "M-15 4Q0-24 15 4"], ["own", "M-17 4h34l-5 28h-24z"], ["pale", "M-17 2q17 6 34 0-17-6-34 0z"]],
    [["line", "M4 6L44-58"], ["own", "M-18 2h34v26h-34z"], ["dark", "M-18 2h34v11q-17 8-34 0z"]],
    [["line", "M-7 6v-8H7v8"], ["own", "M-20 6h40v24h-40z"], ["metal", "M-20 14h7v7h-7zM13 14h7v7h-7z"]],
    [["line", "M0 6v-14"], ["own", "M-6 6H6q16 6 13 18-4 10-19 10T-19 24Q-22 12-6 6z"], ["dark", "M-7 3H7v6H-7z"]],
    [["line", "M-14 6Q0-22 14 6M-18 14h36M-16 22h32"], ["own", "M-19 6h38q0 26-19 26T-19 6z"], ["pale", "M4 6l8-16 6 4-6 12z"]],
  ],
  shoes: [
    [["own", "M-8 0v-24h16v12q14 2 14 12z"], ["dark", "M-10 0h33v4h-33z"]],
    [["own", "M-8-9q8-5 14 0l26 9q2 5-4 5h-36q-4-6 0-14z"], ["line", "M6-5l14 8M2-4l8 7"]],
    [["own", "M-10-8q10 6 16-4 18 0 17 14-16 4-33 0z"], ["pale", ring(0, -6, 2.6)]],
    [["own", "M-9-10q8-5 14 0 16 0 17 11-15 3-31 0z"], ["pale", ring(14, -9, 6)]],
    [["own", "M-8-2v-18h15v8q13 2 14 10z"], ["metal", "M-10-2h33v3h-33z"], ["dark", `${ring(-3, 4, 4)}${ring(15, 4, 4)}`]],
    [["own", "M-9-9q8-5 14 0 14 0 20-9 12-2 7 6-4 5-8 1-4 14-18 14-12 2-16 0z"], ["metal", ring(30, -10, 3)]],
  ],
};

/** Whether it is a moustache or a beard: that hair is not round the head. */
export function isOnChin({ slot, kind }: Worn): boolean {
  return slot === "hair" && (kind === 3 || kind === 4);
}
