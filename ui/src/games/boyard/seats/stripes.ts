/** The stripes of a lifebuoy, by the player's colour: how many, how wide, and whether a line runs through. */

interface Pattern {
  /** How many stripes there are. */
  many: number;
  /** Which share of the way from one to the next is coloured, in pieces from its middle. */
  pieces: readonly (readonly [from: number, to: number])[];
}

const PATTERNS: readonly Pattern[] = [
  { many: 4, pieces: [[-0.25, 0.25]] },
  { many: 8, pieces: [[-0.25, 0.25]] },
  { many: 3, pieces: [[-0.28, 0.28]] },
  { many: 4, pieces: [[-0.3, -0.06], [0.06, 0.3]] },
  { many: 6, pieces: [[-0.3, 0.3]] },
  { many: 3, pieces: [[-0.34, -0.18], [-0.08, 0.08], [0.18, 0.34]] },
];
const OUTER = 50;
const INNER = 32;

/** Each stripe as a path, in a square of 100 round the middle. */
export function stripesOf(colour: number): string[] {
  const { many, pieces } = PATTERNS[colour % PATTERNS.length] as Pattern;
  return Array.from({ length: many }, (_, i) => pieces.map(([from, to]) => arc((i + from) / many, (i + to) / many))).flat();
}

/** Between two shares of the way round, clockwise from the top. */
function arc(from: number, to: number): string {
  const at = (share: number, far: number) => {
    const angle = share * 2 * Math.PI;
    return `${(far * Math.sin(angle)).toFixed(2)} ${(-far * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}z`;
}
