/** How hands are drawn: fingers as thick lines, the same in every pose for all; each kind of animal has its own ends. */

export const POSES = ["down", "up", "point", "open", "closed", "fist", "leaf", "scissors", "well"] as const;
export type Pose = (typeof POSES)[number];

/** A finger from the palm to its end; `bend` curves it to its left. */
type Finger = readonly [fromX: number, fromY: number, toX: number, toY: number, bend?: number];

interface Hand {
  palm: readonly [x: number, y: number, rx: number, ry: number];
  /** Behind the palm, and folded over it. */
  fingers: readonly Finger[];
  folded: readonly Finger[];
  /** The fingers meet something: they keep their length, whoever's they are. */
  grips?: boolean;
}

/** What is at a finger's end. */
export type End = "round" | "claw" | "hoof" | "feather" | "bulb" | "shell";

interface Kind {
  width: number;
  /** How much longer than a paw's the fingers are. */
  reach: number;
  end: End;
  webbed?: boolean;
}

interface DrawnFinger {
  path: string;
  end: string;
}

const SPREAD: readonly Finger[] = [
  [30, 80, 20, 48],
  [48, 68, 45, 29],
  [72, 68, 75, 29],
  [90, 80, 100, 48],
];
const PALM = [60, 86, 42, 38] as const;
const KNUCKLES: readonly Finger[] = [
  [36, 122, 36, 121],
  [84, 122, 84, 121],
  [60, 128, 60, 127],
];

export const HANDS: Record<Pose, Hand> = {
  down: { palm: PALM, fingers: SPREAD, folded: [] },
  up: { palm: PALM, fingers: SPREAD, folded: [] },
  leaf: {
    palm: [60, 90, 36, 36],
    fingers: [[36, 74, 34, 28], [52, 66, 51, 14], [68, 66, 69, 14], [84, 74, 86, 28]],
    folded: [[34, 104, 14, 78]],
  },
  fist: {
    palm: [60, 84, 40, 34],
    fingers: [[30, 66, 29, 62], [50, 58, 49, 53], [71, 58, 72, 53], [90, 66, 91, 62]],
    folded: [[30, 100, 64, 106, -8]],
  },
  point: {
    palm: [60, 88, 38, 34],
    fingers: [[46, 70, 40, 2], [68, 64, 69, 58], [86, 70, 88, 65]],
    folded: [[96, 90, 90, 96], [34, 104, 68, 108, -8]],
  },
  scissors: {
    palm: [60, 90, 36, 34],
    fingers: [[46, 70, 26, 6], [72, 70, 92, 6]],
    folded: [[86, 98, 76, 100], [34, 106, 58, 108, -6]],
  },
  well: {
    palm: [60, 104, 34, 28],
    fingers: [[34, 104, 57, 30, 34], [86, 104, 63, 30, -34]],
    folded: [],
    grips: true,
  },
  open: {
    palm: [60, 108, 44, 32],
    fingers: [[34, 110, 12, 34, 34], [86, 110, 108, 34, -34]],
    folded: KNUCKLES,
    grips: true,
  },
  closed: {
    palm: [60, 108, 44, 32],
    fingers: [[34, 110, 44, 40, 44], [86, 110, 76, 40, -44]],
    folded: KNUCKLES,
    grips: true,
  },
};

const PAW: Kind = { width: 34, reach: 1, end: "claw" };
const HOOF: Kind = { width: 31, reach: 1.05, end: "hoof" };
const WING: Kind = { width: 27, reach: 1.25, end: "feather" };
const FLIPPER: Kind = { width: 34, reach: 1.1, end: "round", webbed: true };

const KINDS: Record<string, Kind> = {
  renard: PAW,
  ours: PAW,
  blaireau: PAW,
  chat: PAW,
  ecureuil: PAW,
  lievre: { ...PAW, end: "round" },
  cerf: HOOF,
  mouton: HOOF,
  cochon: HOOF,
  hibou: WING,
  corbeau: WING,
  coq: WING,
  phoque: FLIPPER,
  grenouille: { width: 17, reach: 1.3, end: "bulb", webbed: true },
  crabe: { width: 29, reach: 1.15, end: "shell" },
  poulpe: { width: 26, reach: 1.35, end: "round" },
};

/** A tiger's paw, which anybody may pull over their own. */
export const MITTEN = PAW;

export function kindOf(avatar: string): Kind {
  return KINDS[avatar] ?? FLIPPER;
}

/** The line of a finger, and where its end is drawn, upwards and 30 wide before it is scaled. */
export function drawn([fromX, fromY, toX, toY, bend = 0]: Finger, reach: number, width: number): DrawnFinger {
  const endX = fromX + (toX - fromX) * reach;
  const endY = fromY + (toY - fromY) * reach;
  const length = Math.hypot(endX - fromX, endY - fromY);
  const turnX = (fromX + endX) / 2 + (bend * (endY - fromY)) / length;
  const turnY = (fromY + endY) / 2 - (bend * (endX - fromX)) / length;
  const angle = (Math.atan2(endX - turnX, turnY - endY) * 180) / Math.PI;
  return {
    path: `M${near(fromX)} ${near(fromY)}Q${near(turnX)} ${near(turnY)} ${near(endX)} ${near(endY)}`,
    end: `translate(${near(endX)} ${near(endY)}) rotate(${near(angle)}) scale(${near(width / 30)})`,
  };
}

/** The skin between fingers: from the palm to most of the way along each. */
export function web({ fingers }: Hand, reach: number): string {
  const along = fingers.map(([fromX, fromY, toX, toY]) => {
    const share = reach * 0.86;
    return `${near(fromX + (toX - fromX) * share)} ${near(fromY + (toY - fromY) * share)}`;
  });
  return `M24 96L${along.join("L")}L96 96z`;
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}
