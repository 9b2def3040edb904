# compiled: mypyc
"""What a seat sees of the fort: its view, built from nothing; and the table laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from trousseau.games.boyard.cards import NAMES
from trousseau.games.boyard.shapes import BoyardView, Keys, LaidOpen, Player, SmallView
from trousseau.kernel.state import Space

if TYPE_CHECKING:
    from trousseau.games.boyard.state import Boyard

NOBODY: Final = -1


def view_of(table: Boyard, seat: int | None) -> BoyardView:
    return _look(table, seat, None if table.on is None else table.on.view(seat))


def laid_open(table: Boyard) -> BoyardView:
    view = _look(table, None, None if table.on is None else table.on.laid_open())
    hidden = LaidOpen(
        chest=tuple(table.chest.notes),
        purses=tuple(table.chest.purses),
        box=tuple(table.chest.box),
        pack=tuple(table.riddles),
        own_riddles=tuple(table.preparing.riddles),
    )
    return replace(view, hidden=hidden)


def _look(table: Boyard, seat: int | None, on: SmallView | None) -> BoyardView:
    moves = _moves(table, seat)
    ready = () if seat is None else tuple([table.ready(seat, move) for move in moves])
    own = table.preparing.riddles
    return BoyardView(
        seat=seat,
        seats=table.seats,
        waiting=table.waiting() if on is None else on.waiting,
        due=_due(table, on),
        result=table.result,
        moves=tuple(moves),
        free=_free(table, seat, on),
        ready=ready,
        chat=table.chat(seat),
        options=table.options,
        phase=table.phase,
        until=table.until,
        last=table.last,
        players=tuple([_player(table, player) for player in range(table.seats)]),
        first_rolls=tuple(table.first_roll.rolled),
        first=_seat(table.first),
        turn=_seat(table.turn),
        round=table.round,
        cells=tuple([Keys(cell.black, cell.red) for cell in table.keyrings.cells]),
        die=table.die,
        chest=len(table.chest.notes),
        purse=() if seat is None else table.chest.purses[seat],
        riddles=len(table.riddles),
        used=f"{table.used:x}",
        fan=len(table.fan()) if table.phase == "fan" else 0,
        lifted=_seat(table.lifted),
        resting=NAMES[table.resting] if table.resting else None,
        own_riddles=tuple([written.seat for written in own]),
        asked_own=table.asked_own,
        written=tuple([written for written in own if written.seat == seat]),
        own_trials=tuple(table.preparing.trials),
        on=on,
        began=0 if table.on is None else table.on.began,
        opened=table.chest.opened,
        slot=table.chest.slot,
        give=table.keyrings.give,
        purses=None if table.result is None else tuple(table.chest.purses),
    )


def _player(table: Boyard, seat: int) -> Player:
    guest = table.preparing.guests[seat]
    return Player(
        space=table.pawns[seat],
        keys=Keys(table.keyrings.black[seat], table.keyrings.red[seat]),
        notes=len(table.chest.purses[seat]),
        mark=guest.mark,
        unhurried=guest.unhurried,
        prepared=guest.prepared,
        here=guest.here,
        hands=table.hands[seat],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _moves(table: Boyard, seat: int | None) -> list[Any]:
    """What may be done, where that can be listed."""
    moves = [] if seat is None else table.moves(seat)
    return [] if isinstance(moves, Space) else moves


def _free(table: Boyard, seat: int | None, on: SmallView | None) -> tuple[str, ...]:
    if on is not None:
        return on.free
    if table.phase != "prepare" or seat not in table.waiting():
        return ()
    return table.preparing.free()


def _due(table: Boyard, on: SmallView | None) -> int | None:
    """What is due, as far as everybody may know it."""
    if table.on is None or on is None:
        return table.due
    return None if on.due is None else table.on.began + on.due
