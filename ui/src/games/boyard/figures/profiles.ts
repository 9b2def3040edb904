/** Heads from the side, facing right, the nose's tip at the same spot; where their eyes are. */
const DRAWINGS = import.meta.glob<string>("./profiles/*.svg", { eager: true, query: "?url", import: "default" });

const GUARDIAN = "gardien";

type Eye = readonly [x: number, y: number, radius: number];

const EYES: Record<string, Eye> = {
  blaireau: [104, 140, 14],
  cerf: [106, 138, 15],
  chat: [122, 142, 18],
  cochon: [122, 142, 15],
  coq: [116, 138, 19],
  corbeau: [104, 136, 18],
  crabe: [140, 66, 22],
  ecureuil: [118, 144, 17],
  gardien: [108, 136, 14],
  grenouille: [114, 90, 26],
  hibou: [120, 152, 30],
  lievre: [128, 148, 17],
  mouton: [118, 144, 15],
  ours: [116, 140, 14],
  phoque: [114, 132, 17],
  poulpe: [116, 134, 24],
  renard: [112, 140, 15],
};

export function eyeOf(avatar: string): Eye {
  return EYES[avatar] ?? (EYES[GUARDIAN] as Eye);
}

export function profileAddress(avatar: string): string {
  return DRAWINGS[`./profiles/${avatar in EYES ? avatar : GUARDIAN}.svg`] ?? "";
}
