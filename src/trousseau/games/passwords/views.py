# compiled: mypyc
"""What a seat sees of the table: its view, built from nothing; and the table laid open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.passwords.hearing import ABSTAINS, NOBODY, OPEN, Hearing
from trousseau.games.passwords.highlights import highlights
from trousseau.games.passwords.lexicon.families import DOUBT
from trousseau.games.passwords.shapes import (
    Ballot,
    Heard,
    PasswordsView,
    Phase,
    Unknown,
)
from trousseau.kernel.state import Space
from trousseau.kernel.structs import Off, Refusal

if TYPE_CHECKING:
    from trousseau.games.passwords.state import Passwords

PHASES: Final[tuple[Phase, ...]] = ("announce", "contest", "vote", "over")
SPOKEN: Final = ("announce", "pass")
BALLOTS: Final[dict[int, Ballot]] = {OPEN: "open", ABSTAINS: "abstains"}


def view_of(table: Passwords, seat: int | None) -> PasswordsView:
    return _look(table, seat, False)


def laid_open(table: Passwords) -> PasswordsView:
    """The pile in its order, all ballots, and the word that somebody tried in vain."""
    return _look(table, None, True)


def _look(table: Passwords, seat: int | None, everything: bool) -> PasswordsView:
    moves = [] if seat is None else table.moves(seat)
    told_unknown = table.tried and (everything or seat == table.turn)
    return PasswordsView(
        seat=seat,
        seats=table.seats,
        waiting=table.waiting(),
        due=table.due,
        result=table.outcome,
        moves=() if isinstance(moves, Space) else tuple(moves),
        free=SPOKEN if isinstance(moves, Space) else (),
        off=() if seat is None else _off(table, seat),
        options=table.options,
        phase=PHASES[table.phase],
        first=table.first,
        turn=table.turn,
        turns=table.turns,
        last_turn=None if table.last_turn < 0 else table.last_turn,
        ring=tuple([table.safe(place) for place in range(len(table.ring))]),
        pile=len(table.pile),
        order=tuple(table.pile) if everything else None,
        hands=tuple(table.hands),
        closed=tuple(table.closed),
        used=table.used,
        rulings=table.rulings,
        passes=table.passes,
        dry=table.dry,
        tried=table.tried,
        unknown=_unknown(table) if told_unknown else None,
        heard=None if table.heard is None else _heard(table, table.heard, seat, everything),
        highlights=highlights(table.used, table.outcome),
    )


def _unknown(table: Passwords) -> Unknown:
    return Unknown(table.unknown, table.lexicon().near(table.unknown))


def _heard(table: Passwords, heard: Hearing, seat: int | None, everything: bool) -> Heard:
    """R6: who voted is seen, how only with the verdict; but a contest is a vote that all know."""
    seats = range(table.seats)
    shown = [everything or voter in (seat, heard.contested_by) for voter in seats]
    return Heard(
        seat=table.turn,
        word=heard.word,
        lemma=heard.lemma,
        rare=heard.rare,
        steps=heard.steps,
        tier="doubt" if heard.tier == DOUBT else "probable",
        clash=heard.clash,
        contested_by=None if heard.contested_by == NOBODY else heard.contested_by,
        ballots=tuple([BALLOTS.get(ballot, "voted") for ballot in heard.ballots]),
        votes=tuple([heard.votes[voter] if shown[voter] else None for voter in seats]),
    )


def _off(table: Passwords, seat: int) -> tuple[Off, ...]:
    if table.outcome is not None or seat in table.waiting():
        return ()
    if table.heard is None:
        return (Off("*", Refusal("not_your_turn", {"turn": table.turn})),)
    return (Off("*", Refusal("no_vote_here")),)
