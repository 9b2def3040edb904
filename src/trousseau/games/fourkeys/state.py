# compiled: mypyc
"""The rules of 4Keys.

Everything lies open but the order of the piles below their top cards (R1). Tiles are numbers: a
seat's Adventurer is twice the seat, its Acolyte one more. A pile is a list that never changes, and
how many of its cards are left: the last of those is on top.
"""

from __future__ import annotations

from typing import Final

from trousseau.games.fourkeys.dungeon import COLUMNS, MIDDLE, STRIDE, Dungeon
from trousseau.games.fourkeys.moves import (
    ALL_FULL,
    CHOICES,
    COLUMN_OF,
    LAY,
    LAYS,
    RENEW,
    ROW_OF,
    TAKE,
    WAYS,
)
from trousseau.games.fourkeys.pieces import (
    CARDS_EACH,
    CHOOSE,
    COINS,
    DOORS,
    MOST_SEATS,
    NOTHING,
    OVER,
    PILES,
    PLACES,
    START,
)
from trousseau.games.fourkeys.pieces import LAY as LAYING
from trousseau.games.fourkeys.scoring import gold
from trousseau.games.fourkeys.shapes import (
    Counted,
    FourKeysOptions,
    FourKeysView,
    Laid,
    Opened,
    Pushed,
    Refilled,
    Renewed,
    RoundOver,
    Skipped,
    Took,
)
from trousseau.games.fourkeys.views import TILES, laid_open, or_none, view_of
from trousseau.kernel.dice import Dice
from trousseau.kernel.fields import pack_fields
from trousseau.kernel.state import Event, Events, Illegal, State
from trousseau.kernel.structs import Result

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
NO_SEAT: Final[tuple[int, ...]] = ()
ALL_SEATS: Final = (1 << MOST_SEATS) - 1
STARTS: Final = ("first", "second", "third", "fourth")


def set_out(seats: int, options: FourKeysOptions, stock: tuple[range, ...], dice: Dice) -> FourKeys:
    """Shuffle the piles, draw the order of turns and deal a start door to each."""
    piles = [list(cards) for cards in stock]
    for pile in piles:
        dice.shuffle(pile)
    order = list(range(seats))
    dice.shuffle(order)
    doors = list(START)
    dice.shuffle(doors)
    dungeons = [Dungeon() for _ in range(seats)]
    for seat in range(seats):
        dungeons[seat].lay(MIDDLE, doors[seat], 0)
    table = FourKeys(options, tuple(order), piles, [len(pile) for pile in piles], dungeons)
    table.line = line_up(order)
    return table


def line_up(first: list[int]) -> list[int]:
    """With two players, the Acolytes follow the Adventurers in the same order."""
    tiles = [2 * seat for seat in first]
    return tiles + [tile + 1 for tile in tiles] if len(first) == 2 else tiles


class FourKeys(State[int]):
    """The mat with its piles and tiles, and the dungeons."""

    def __init__(
        self,
        options: FourKeysOptions,
        first: tuple[int, ...],
        piles: list[list[int]],
        left: list[int],
        dungeons: list[Dungeon],
    ) -> None:
        self.options = options
        self.seats = len(first)
        self.first = first  # the seats in the order in which they began
        self.piles = piles
        self.left = left
        self.removed: list[tuple[int, ...]] = [()] * PLACES
        self.line: list[int] = []  # the tiles that have still to act, the next one first
        self.places = [NOTHING] * PLACES  # the tiles in the choice line
        self.coins = [COINS] * self.seats
        self.dungeons = dungeons
        self._shared = 0  # dungeons that a copy has too, as bits
        self.phase = CHOOSE
        self.round = 1
        self.idle = True  # nobody has taken a card in this round
        self.hand = NOTHING
        self.outcome: Result | None = None

    def copy(self) -> FourKeys:
        """Piles and dungeons are shared until one of the two needs to change its own."""
        twin = FourKeys(
            self.options, self.first, self.piles.copy(), self.left.copy(), self.dungeons.copy()
        )
        twin.removed = self.removed.copy()
        twin.line = self.line.copy()
        twin.places = self.places.copy()
        twin.coins = self.coins.copy()
        twin._shared = self._shared = ALL_SEATS
        twin.phase = self.phase
        twin.round = self.round
        twin.idle = self.idle
        twin.hand = self.hand
        twin.outcome = self.outcome
        return twin

    def pack(self) -> tuple[object, ...]:
        """What is left of the piles: not what they were."""
        now = self.copy()
        now.piles = [self.piles[pile][: self.left[pile]] for pile in range(PLACES)]
        return pack_fields(now)

    # The mat.

    def top(self, pile: int) -> int:
        """The card on a pile, or NOTHING."""
        left = self.left[pile]
        return self.piles[pile][left - 1] if left else NOTHING

    def below(self, pile: int) -> list[int]:
        """The cards under the top one, the next one last."""
        return self.piles[pile][: max(0, self.left[pile] - 1)]

    def all_full(self) -> bool:
        """No pile is empty, as nearly always."""
        return 0 not in self.left

    @property
    def turn(self) -> int:
        """The seat that acts."""
        return self.line[0] >> 1

    def pays(self) -> bool:
        """R3: only an Adventurer spends coins."""
        tile = self.line[0]
        return tile & 1 == 0 and self.coins[tile >> 1] > 0

    def dungeon_of(self, seat: int) -> Dungeon:
        """To lay a card in: a copy has its own from here on."""
        if (self._shared >> seat) & 1:
            self._shared ^= 1 << seat
            self.dungeons[seat] = self.dungeons[seat].copy()
        return self.dungeons[seat]

    # Who may do what.

    def waiting(self) -> tuple[int, ...]:
        return NO_SEAT if self.phase == OVER else ALONE[self.line[0] >> 1]

    def moves(self, seat: int) -> list[int]:
        if self.phase == OVER or seat != self.line[0] >> 1:
            return []
        if self.phase == LAYING:
            return ways_to_lay(self.dungeons[seat], self.hand)
        return self._choices().copy()

    def _choices(self) -> list[int]:
        first, second, third, fourth = self.places
        vacant = (first < 0) + 2 * (second < 0) + 4 * (third < 0) + 8 * (fourth < 0)
        full = ALL_FULL
        if not self.all_full():
            full = sum([1 << pile for pile in range(PLACES) if self.left[pile]])
        return CHOICES[full][vacant][1 if self.pays() else 0]

    # What happens.

    def play(self, seat: int, move: int, at: int, dice: Dice) -> Events:
        if self.phase == OVER:
            raise Illegal("over")
        if seat != self.line[0] >> 1:
            raise Illegal("not_your_turn", turn=self.turn)
        told: list[Event] = []
        if self.phase == LAYING:
            if move < LAY:
                raise Illegal("lay_first")
            self._lay(seat, move, told)
        elif move >= LAY:
            raise Illegal("take_first")
        elif move == RENEW:
            self._renew(seat, dice, told)
        else:
            self._take(seat, (move - TAKE) // WAYS, (move - TAKE) % WAYS - 1, dice, told)
        return tuple(told)

    def _renew(self, seat: int, dice: Dice, told: list[Event]) -> None:
        """R5: the top card of every pile goes; what ran out is refilled afterwards."""
        self._check_coin(seat)
        gone = [self.top(pile) for pile in range(PLACES) if self.left[pile]]
        if not gone:
            raise Illegal("nothing_to_renew")
        self.coins[seat] -= 1
        for pile in range(PLACES):
            if self.left[pile]:
                self.removed[pile] += (self.top(pile),)
                self.left[pile] -= 1
        refilled = [self._refill(pile, dice) for pile in range(PLACES) if self._ran_out(pile)]
        shown = [or_none(self.top(pile)) for pile in range(PLACES)]
        told.append(Event(Renewed(seat, tuple(gone), tuple(shown))))
        told += refilled
        if not self._choices():
            # Whose last coin this was may need one to push, and so have no pile to choose.
            self._next_turn(told)

    def _ran_out(self, pile: int) -> bool:
        return not self.left[pile] and len(self.removed[pile]) > 0

    def _refill(self, pile: int, dice: Dice) -> Event:
        """R5: an empty pile is made anew from its own removed cards, if there are any."""
        # Shuffled from one same order: in which order they were removed must not matter.
        fresh = sorted(self.removed[pile])
        dice.shuffle(fresh)
        self.piles[pile] = fresh
        self.left[pile] = len(fresh)
        self.removed[pile] = ()
        return Event(Refilled(PILES[pile], len(fresh)))

    def _take(self, seat: int, pile: int, push_to: int, dice: Dice, told: list[Event]) -> None:
        card = self.top(pile)
        if card == NOTHING:
            raise Illegal("empty_pile")
        if push_to != NOTHING or self.places[pile] != NOTHING:
            self._push(seat, pile, push_to, told)
        tile = self.line[0]
        self.places[pile] = tile
        self.left[pile] -= 1
        self.hand = card
        self.phase = LAYING
        self.idle = False
        refilled = self._refill(pile, dice) if self._ran_out(pile) else None
        told.append(Event(Took(seat, tile & 1 == 1, PILES[pile], card, or_none(self.top(pile)))))
        if refilled is not None:
            told.append(refilled)

    def _push(self, seat: int, pile: int, push_to: int, told: list[Event]) -> None:
        """R4: a pushed tile takes nothing and keeps its new place."""
        other = self.places[pile]
        if other == NOTHING:
            raise Illegal("nobody_to_push")
        if push_to == NOTHING:
            raise Illegal("place_taken", target=other >> 1)
        if self.places[push_to] != NOTHING:
            raise Illegal("push_to_taken", target=self.places[push_to] >> 1)
        self._check_coin(seat)
        self.coins[seat] -= 1
        self.places[push_to] = other
        told.append(Event(Pushed(seat, TILES[other], PILES[pile], PILES[push_to])))

    def _check_coin(self, seat: int) -> None:
        """R3: an Acolyte has none."""
        if self.line[0] & 1:
            raise Illegal("acolyte")
        if not self.coins[seat]:
            raise Illegal("no_coin")

    def _lay(self, seat: int, move: int, told: list[Event]) -> None:
        card, square, side = self.hand, (move - LAY) >> 1, move & 1
        if side and DOORS[card]:
            raise Illegal("door_up")
        self.dungeons[seat].check(square)
        dungeon = self.dungeon_of(seat)
        opened = dungeon.lay(square, card, side)
        self.hand = NOTHING
        told.append(Event(Laid(seat, card, ROW_OF[square], COLUMN_OF[square], side == 1)))
        if opened:
            cards = [dungeon.at[door] >> 1 for door in opened]
            told.append(Event(Opened(seat, tuple(cards), len(cards))))
        self.line.pop(0)
        self._next_turn(told)

    def _next_turn(self, told: list[Event]) -> None:
        """The next tile acts. R5: one that can take no card skips, to the leftmost free place."""
        self.phase = CHOOSE
        while True:
            if not self.line and not self._next_round(told):
                return
            tile = self.line[0]
            if self.dungeons[tile >> 1].many == CARDS_EACH:
                self.line.pop(0)  # an Acolyte whose owner has all cards stays out
            elif self.all_full() or self._choices():
                return  # a place is free whenever a tile acts
            else:
                self.line.pop(0)
                place = self.places.index(NOTHING)
                self.places[place] = tile
                told.append(Event(Skipped(tile >> 1, tile & 1 == 1, PILES[place])))

    def _next_round(self, told: list[Event]) -> bool:
        """Tiles slide back in their order; those of finished dungeons stay out (R5)."""
        line: list[int] = []
        for tile in self.places:
            if tile != NOTHING and self.dungeons[tile >> 1].many < CARDS_EACH:
                line.append(tile)
        self.places = [NOTHING] * PLACES
        if self.idle or not line:
            self.line = []
            told.append(self._finish())
            return False
        self.line = line
        self.round += 1
        self.idle = True
        told.append(Event(RoundOver(tuple([TILES[tile] for tile in line]))))
        return True

    def _finish(self) -> Event:
        """The Adventurers fill the last squares. R7: most gold wins, and ties share."""
        self.phase = OVER
        for seat in range(self.seats):
            dungeon = self.dungeon_of(seat)
            dungeon.settle(dungeon.last_square())
        totals = [gold(self.dungeons[seat], self.coins[seat]) for seat in range(self.seats)]
        most = max(totals)
        winners = tuple([seat for seat in range(self.seats) if totals[seat] == most])
        share = 1.0 / len(winners)
        scores = tuple([share if total == most else 0.0 for total in totals])
        self.outcome = Result(winners, scores, "most_gold" if len(winners) == 1 else "tie")
        return Event(Counted(tuple(totals)))

    # What is seen.

    @property
    def result(self) -> Result | None:
        return self.outcome

    def roles(self) -> tuple[str, ...]:
        """In which order they began."""
        return tuple([STARTS[self.first.index(seat)] for seat in range(self.seats)])

    def view(self, seat: int | None) -> FourKeysView:
        return view_of(self, seat)

    def laid_open(self) -> FourKeysView:
        return laid_open(self)


def ways_to_lay(dungeon: Dungeon, card: int) -> list[int]:
    """Every square that is free for it; with either face, if it is a key."""
    lays = LAYS[0 if DOORS[card] else 1]
    row = dungeon.top - 1 if dungeon.top else 0
    free = dungeon.free >> (STRIDE * row)
    moves: list[int] = []
    while free:
        moves += lays[row][free & COLUMNS]
        free >>= STRIDE
        row += 1
    return moves


def rebuilt(at: list[int]) -> Dungeon:
    """A dungeon from its squares."""
    dungeon = Dungeon()
    for square, code in enumerate(at):
        dungeon.restore(square, code)
    return dungeon
