/** Where cards lie in a fan, as turns round the hand that holds them. */
const BETWEEN = 15.5;
const WIDEST = 124;

/** The turn of each card in degrees, from the left. */
export function fanned(cards: number): number[] {
  const step = stepOf(cards);
  return Array.from({ length: cards }, (_, card) => (card - (cards - 1) / 2) * step);
}

/** The card under a finger that is so far right of and below the hand; none below it. */
export function cardUnder(right: number, below: number, cards: number): number | null {
  if (below >= 0 || cards === 0) return null;
  const turn = (Math.atan2(right, -below) * 180) / Math.PI;
  const card = Math.round(turn / stepOf(cards) + (cards - 1) / 2);
  return Math.max(0, Math.min(cards - 1, card));
}

function stepOf(cards: number): number {
  return cards > 1 ? Math.min(BETWEEN, WIDEST / (cards - 1)) : BETWEEN;
}
