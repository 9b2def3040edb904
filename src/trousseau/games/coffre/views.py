# compiled: mypyc
"""What a seat sees of the table: its view, built from nothing; and the table laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.coffre.moves import ACTIONS, CLAIM, REMARKS
from trousseau.games.coffre.pieces import (
    ACT,
    CLOSE,
    FACES,
    MOST_SEATS,
    NOBODY,
    OVER,
    PHASES,
    SLOTS,
    TREASURE,
)
from trousseau.games.coffre.shapes import Card, Claim, CoffreView, Face
from trousseau.kernel.structs import Off, Refusal

if TYPE_CHECKING:
    from trousseau.games.coffre.state import Coffre

ACTION_TAGS: Final = ("observe", "exchange", "force", "pass")
TALK_TAGS: Final = ("claim_hand", "claim_slot", "believe", "doubt")
NAMING: Final = tuple([Off(do, Refusal("name_now")) for do in (*ACTION_TAGS, "designate")])
ACTED: Final = tuple([Off(do, Refusal("already_acted")) for do in ACTION_TAGS])


def view_of(table: Coffre, seat: int | None) -> CoffreView:
    return _look(table, seat, known_cards(table, seat), table.phase == OVER)


def laid_open(table: Coffre) -> CoffreView:
    """Every card turned up, also those that left the game."""
    return _look(table, None, every_card(table), True)


def _look(table: Coffre, seat: int | None, known: int, all_shown: bool) -> CoffreView:
    """The table with the faces of the cards that are `known`, as bits."""
    cards = [_card(table, card, known) for card in table.places]
    beyond = table.faces[table.seats + SLOTS :]
    return CoffreView(
        seat=seat,
        seats=table.seats,
        waiting=table.waiting(),
        due=table.due,
        result=table.outcome,
        moves=() if seat is None else tuple([ACTIONS[move] for move in table.moves(seat)]),
        free=() if seat is None or table.phase == OVER else TALK_TAGS,
        off=() if seat is None else _off(table, seat),
        options=table.options,
        phase=PHASES[table.phase],
        first=table.first,
        turn=table.turn,
        turns=table.turns,
        hands=tuple(cards[: table.seats]),
        centre=(cards[table.seats], cards[table.seats + 1]),
        out=tuple([FACES[face] for face in beyond]) if all_shown else None,
        locks=tuple([_lock(table, other) for other in range(table.seats)]),
        treasure=_or_none(table.treasure),
        designated=_or_none(table.designated),
        named=tuple(table.named),
        claims=tuple([_claim(table, spoken) for spoken in table.claims]),
    )


def known_cards(table: Coffre, seat: int | None) -> int:
    """The cards whose faces a seat knows, as bits: seen, open to all, or the only ones left.

    Nothing more can be deduced: the unseen cards were shuffled, and no rule treats one of
    them differently from another before the end, but for what `shown` already holds.
    """
    known = table.shown if seat is None else table.shown | table.seen[seat]
    left = {table.faces[card] for card in range(len(table.faces)) if not (known >> card) & 1}
    return known if len(left) > 1 else every_card(table)


def every_card(table: Coffre) -> int:
    return (1 << len(table.faces)) - 1


def _card(table: Coffre, card: int, known: int) -> Card:
    face: Face | None = FACES[table.faces[card]] if (known >> card) & 1 else None
    seen_by = [seat for seat in range(table.seats) if (table.seen[seat] >> card) & 1]
    return Card(card, face, tuple(seen_by))


def _off(table: Coffre, seat: int) -> tuple[Off, ...]:
    """Why a control is off; nothing here depends on a card but the seat's own."""
    if table.phase == OVER:
        return ()
    if seat != table.turn:
        return (Off("*", Refusal("not_your_turn", {"turn": table.turn})),)
    if table.phase == ACT:
        return _off_actions(table, seat)
    if table.phase == CLOSE:
        if table.holds(seat) == TREASURE:
            return ACTED
        return (*ACTED, Off("designate", Refusal("not_the_treasure")))
    return NAMING


def _off_actions(table: Coffre, seat: int) -> tuple[Off, ...]:
    off = [Off("designate", Refusal("act_first"))]
    if table.is_locked(seat):
        off.append(Off("exchange", Refusal("locked")))
    for target in range(table.seats):
        if target != seat and table.is_locked(target):
            off.append(Off("force", Refusal("target_locked", {"target": target})))
    return tuple(off)


def _lock(table: Coffre, seat: int) -> int:
    if not table.is_locked(seat):
        return 0
    return 2 if (table.fresh >> seat) & 1 else 1


def _claim(table: Coffre, spoken: tuple[int, int, int, int]) -> Claim:
    """A claim is about a card: it names the place to which that has moved."""
    seat, what, turn, card = spoken
    if card == NOBODY:
        return Claim(seat, REMARKS[what], turn, None)
    place = table.places.index(card)
    about = place if place < table.seats else MOST_SEATS + place - table.seats
    return Claim(seat, REMARKS[CLAIM + about * 8 + what], turn, card)


def _or_none(number: int) -> int | None:
    return None if number == NOBODY else number
