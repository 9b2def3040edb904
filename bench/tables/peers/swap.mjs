// The rules of bench/tables/swap.py, for servers that run on Node: works on plain arrays and on
// anything that behaves like them.

export const HAND = 5;
export const SQUARES = 16;
const CARDS = 2 * HAND + SQUARES;
const UNSEEN = 255;

export function deal() {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  for (let i = CARDS - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const hand = (first) => ({
    cards: cards.slice(first, first + HAND),
    seen: new Array(HAND).fill(UNSEEN), // what everybody knows of it
  });
  return { hands: [hand(0), hand(HAND)], board: cards.slice(2 * HAND), played: 0 };
}

/** Whether the move was legal; then it is made, otherwise nothing changes. */
export function play(table, seat, place, square) {
  if (seat !== table.played % 2) return false;
  if (!within(place, HAND) || !within(square, SQUARES)) return false;
  const { cards, seen } = table.hands[seat];
  const taken = table.board[square];
  table.board[square] = cards[place];
  cards[place] = taken;
  seen[place] = taken;
  table.played += 1;
  return true;
}

/** All that a seat may know. */
export function view(table, seat) {
  return {
    hands: table.hands.map((hand, owner) => (owner === seat ? hand.cards : hand.seen)),
    board: table.board,
    played: table.played,
  };
}

const within = (number, end) => Number.isInteger(number) && number >= 0 && number < end;
