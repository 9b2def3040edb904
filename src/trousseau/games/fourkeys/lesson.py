"""The lesson: two to three minutes with Chloé and Diego, the first rounds of a game and its last.

The learner lays a key so that it opens two doors at once, pushes Chloé out of the way,
and, some rounds later, fills the last squares. The whole game is written down as turns; the piles
are stacked so that the cards come as the turns ask. Cards are found by what is printed on them.

Spots to point at: `hand`, `pile.NAME`, `place.NAME` (under a pile), `line`, `coins`, `dungeon`,
`square.ROW.COLUMN` of the learner's dungeon, `seat.N`, and `do.TAG` for a control.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final, NamedTuple

from trousseau.games.fourkeys.pieces import (
    CARDS,
    NEAR,
    PILE_CARDS,
    PILES,
    PLACES,
    SPOT,
    SPOTS,
    START,
    Card,
    Room,
    pile_of,
)
from trousseau.games.fourkeys.shapes import Lay, Renew, Take
from trousseau.lessons import Act, Again, Choose, Later, Lesson, Say, Story, Way, stacked

SEATS: Final = 3
YOU, CHLOE, DIEGO = range(SEATS)
DOORS_1, KEYS_1, DOORS_2, KEYS_2 = range(PLACES)
RIGHTMOST: Final = PLACES - 1

Square = tuple[int, int]
"""Row and column, counted from the start door: here the upper left corner of the box."""


# The cards that the story speaks of.


class Album:
    """All cards of the piles; each can be picked out once."""

    def __init__(self) -> None:
        self.left = [list(cards) for cards in PILE_CARDS]

    def pick(self, piles: Sequence[int], fits: Callable[[Card], bool]) -> int:
        found = next(card for pile in piles for card in self.left[pile] if fits(CARDS[card]))
        self.left[pile_of(found)].remove(found)
        return found


def opened_by(door: Card, key: Card) -> bool:
    """Whether the front of this key alone is enough for a door."""
    return all(have >= need for have, need in zip(key.faces[0], door.needs, strict=True))


def only(symbol: int) -> tuple[int, ...]:
    return tuple([int(symbol == other) for other in range(len(CARDS[0].needs))])


def better_in_corner(room: Room | None) -> bool:
    """Whether its place counts: more in the lower right corner, and not in the middle."""
    corner, middle = (1 << SPOTS["corners"][-1], 1 << SPOTS["centre"][-1])
    return room is not None and room.kind == SPOT and room.where & (corner | middle) == corner


def better_beside(room: Room | None) -> bool:
    """Whether it is worth more beside the Adventurer."""
    return room is not None and room.kind == NEAR


ALBUM: Final = Album()
PLACED: Final = ALBUM.pick([DOORS_1, DOORS_2], lambda card: better_in_corner(card.room))
PLACED_KEY: Final = ALBUM.pick([KEYS_2], lambda key: opened_by(CARDS[PLACED], key))
NEIGHBOUR: Final = ALBUM.pick([DOORS_1, DOORS_2], lambda card: better_beside(card.room))
NEIGHBOUR_KEY: Final = ALBUM.pick([KEYS_2], lambda key: opened_by(CARDS[NEIGHBOUR], key))
RICHES: Final = [
    ALBUM.pick([DOORS_1], lambda card: opened_by(card, CARDS[NEIGHBOUR_KEY])),
    ALBUM.pick([DOORS_1], lambda card: opened_by(card, CARDS[PLACED_KEY])),
]
"""Two more doors that these keys open."""

PAIR: Final = ALBUM.pick([DOORS_1], lambda card: sorted(card.needs) == [0, 0, 1, 1])
"""A door that asks for two different symbols; one of them opens the start door too."""

SHARED, OTHER = [symbol for symbol, many in enumerate(CARDS[PAIR].needs) if many]
START_DOOR: Final = next(card for card in START if CARDS[card].needs == only(SHARED))
SHARED_KEY: Final = ALBUM.pick([KEYS_1], lambda key: key.faces[0] == only(SHARED))
OTHER_KEY: Final = ALBUM.pick([KEYS_1], lambda key: key.faces[1] == only(OTHER))
"""The face that helps is on its other side."""


# The game, turn by turn.


class Turn(NamedTuple):
    """Somebody takes the top card of a pile and lays it."""

    seat: int
    pile: int
    square: Square
    card: int | None = None
    """None where it does not matter which one comes."""

    turned: bool = False
    push_to: int | None = None


def take(turn: Turn) -> Take:
    return Take(PILES[turn.pile], turn.push_to)


def lay(turn: Turn) -> Lay:
    return Lay(*turn.square, turn.turned)


def acts(*turns: Turn) -> tuple[Act, ...]:
    return tuple([Act(turn.seat, move) for turn in turns for move in (take(turn), lay(turn))])


SNAKE: Final[list[Square]] = [
    (row, column if row % 2 == 0 else 3 - column) for row in range(4) for column in range(4)
]
"""How the others fill their boxes: Chloé line by line, Diego column by column."""


def theirs(seat: int, number: int, pile: int) -> Turn:
    """The others' turn of a round; which card they get matters to nobody."""
    row, column = SNAKE[number]
    return Turn(seat, pile, (row, column) if seat == CHLOE else (column, -row))


ROUND_1: Final = (
    Turn(YOU, DOORS_1, (0, 1), PAIR),
    theirs(CHLOE, 1, KEYS_1),
    theirs(DIEGO, 1, DOORS_2),
)
ROUND_2: Final = (
    Turn(YOU, KEYS_1, (1, 1), OTHER_KEY, turned=True),
    theirs(CHLOE, 2, DOORS_1),
    theirs(DIEGO, 2, KEYS_2),
)
ROUND_3: Final = (
    theirs(CHLOE, 3, KEYS_1),
    Turn(YOU, KEYS_1, (0, 2), SHARED_KEY, push_to=RIGHTMOST),
    theirs(DIEGO, 3, DOORS_2),
)

YOURS_LATER: Final = (
    Turn(YOU, pile_of(NEIGHBOUR), (1, 2), NEIGHBOUR),
    Turn(YOU, KEYS_2, (1, 3), NEIGHBOUR_KEY),
    Turn(YOU, DOORS_1, (0, 3), RICHES[0]),
    Turn(YOU, KEYS_2, (2, 3)),
    Turn(YOU, DOORS_1, (2, 1)),
    Turn(YOU, KEYS_1, (2, 0)),
    Turn(YOU, DOORS_2, (3, 1)),
    Turn(YOU, KEYS_2, (3, 2), PLACED_KEY),
    Turn(YOU, DOORS_1, (3, 0), RICHES[1]),
)
"""Three squares are left then: the corner, one in the middle, and one at the left."""

CORNER: Final = (3, 3)
MIDDLE: Final = (2, 2)
ASIDE: Final = (1, 0)


def later() -> list[Turn]:
    """Rounds 4 to 12. The others take other piles, so nobody is pushed."""
    turns: list[Turn] = []
    order = [YOU, DIEGO, CHLOE]
    for number, yours in enumerate(YOURS_LATER, len((ROUND_1, ROUND_2, ROUND_3)) + 1):
        others = [pile for pile in range(PLACES) if pile != yours.pile]
        chloe, diego = others[number % 3], others[(number + 1) % 3]
        this_round = (yours, theirs(CHLOE, number, chloe), theirs(DIEGO, number, diego))
        turns += sorted(this_round, key=lambda turn: order.index(turn.seat))
        order = [turn.seat for turn in sorted(this_round, key=lambda turn: turn.pile)]
    return turns


LATER: Final = later()

LAST_BUT_ONE: Final = (
    Turn(YOU, pile_of(PLACED), CORNER, PLACED),
    theirs(CHLOE, 13, KEYS_1),
    theirs(DIEGO, 13, KEYS_2),
)
LAST: Final = (
    Turn(YOU, KEYS_1, ASIDE),
    theirs(CHLOE, 14, DOORS_1),
    theirs(DIEGO, 14, DOORS_2),
)
CHLOE_FIRST: Final = pile_of(PLACED) > KEYS_1
"""In the last round she is before you if her pile was further to the left."""


# The story.

OPENING: Final[Story] = (
    Say("your_door", "square.0.0"),
    Say("your_box", "dungeon"),
    Choose("take", (Way(take(ROUND_1[0])),), f"pile.{PILES[DOORS_1]} do.take"),
    Choose("lay", (Way(lay(ROUND_1[0])),), "square.0.1 do.lay"),
    *acts(*ROUND_1[1:]),
    Say("order", "line"),
)

SECOND_CARD: Final[Story] = (
    Choose("key", (Way(take(ROUND_2[0])),), f"pile.{PILES[KEYS_1]} do.take"),
    Choose("turn", (Way(lay(ROUND_2[0])),), "do.turn square.1.1 do.lay"),
    Say("half", "square.0.1"),
    *acts(*ROUND_2[1:]),
)

THIRD_CARD: Final[Story] = (
    *acts(ROUND_3[0]),
    Choose("push", (Way(take(ROUND_3[1])),), f"pile.{PILES[KEYS_1]} places do.take"),
    Choose("both", (Way(lay(ROUND_3[1])),), "square.0.2 do.lay"),
    Say("opened", "square.0.0 square.0.1"),
    *acts(ROUND_3[2]),
)

BETTER_SQUARE: Final[Story] = (
    Later(acts(*LATER)),
    Say("later", "dungeon"),
    Choose("renew", (Way(Renew()),), "do.renew"),
    Choose("spot", (Way(take(LAST_BUT_ONE[0])),), f"pile.{PILES[pile_of(PLACED)]} do.take"),
    Choose(
        "where",
        (
            Way(lay(LAST_BUT_ONE[0])),
            Way(Lay(*MIDDLE), (Say("not_there", "dungeon"), Again("where"))),
            Way(Lay(*ASIDE), (Say("not_there", "dungeon"), Again("where"))),
        ),
        "hand do.lay",
    ),
    Say("worth_more", f"square.{CORNER[0]}.{CORNER[1]}"),
    *acts(*LAST_BUT_ONE[1:]),
)

NEAR_THE_TILE: Final = "square.1.2"
EITHER_SQUARE: Final = f"square.{ASIDE[0]}.{ASIDE[1]} square.{MIDDLE[0]}.{MIDDLE[1]}"

LAST_CARD: Final[Story] = (
    *acts(*LAST[1 : 1 + CHLOE_FIRST]),
    Choose("last_card", (Way(take(LAST[0])),), f"pile.{PILES[KEYS_1]} do.take"),
    Choose(
        "last_square",
        (
            *[Way(Lay(*ASIDE, turned)) for turned in (False, True)],
            *[
                Way(Lay(*MIDDLE, turned), (Say("too_far", NEAR_THE_TILE), Again("last_square")))
                for turned in (False, True)
            ],
        ),
        f"{NEAR_THE_TILE} {EITHER_SQUARE} do.lay",
    ),
    *acts(*LAST[1 + CHLOE_FIRST :]),
    Say("counted"),
    Say("farewell"),
)


def piles() -> list[list[int]]:
    """From the bottom to the top, so that every turn finds its card."""
    drawn: list[list[int | None]] = [[] for _ in range(PLACES)]
    for turn in (*ROUND_1, *ROUND_2, *ROUND_3, *LATER):
        drawn[turn.pile].append(turn.card)
    for pile in drawn:
        pile.append(None)  # the learner renews
    for turn in (*LAST_BUT_ONE, *LAST):
        drawn[turn.pile].append(turn.card)
    return [filled(cards, pile) for cards, pile in zip(drawn, PILE_CARDS, strict=True)]


def filled(drawn: list[int | None], pile: range) -> list[int]:
    """Cards that don't matter come from all over the pile, so that they look like any deal."""
    others = sorted(set(pile) - set(drawn), key=lambda card: (card * 11 % 29, card))
    top_first = [others.pop() if card is None else card for card in drawn]
    return [*others, *reversed(top_first)]


DOORS: Final = [START_DOOR, *[card for card in START if card != START_DOOR]]

LESSON: Final = Lesson(
    seats=SEATS,
    learner=YOU,
    throws=(
        *chain.from_iterable(map(stacked, PILE_CARDS, piles())),
        *stacked(range(SEATS), (YOU, CHLOE, DIEGO)),
        *stacked(START, DOORS),
    ),
    story=(*OPENING, *SECOND_CARD, *THIRD_CARD, *BETTER_SQUARE, *LAST_CARD),
)
