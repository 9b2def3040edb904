"""What a study of balance notes adds up."""

from __future__ import annotations

from bench.balance.fourkeys.notes import SHARE, Notes, watch
from bench.balance.fourkeys.tables import by_card, by_pile, by_room, by_start, card_name, in_general
from bench.balance.playing import Study, played

from trousseau.games.fourkeys.pieces import CARDS_EACH, PILE_CARDS

SEED = bytes(32)
TAKEN_EACH = CARDS_EACH - 1


def study(games: int) -> Notes:
    return played(Study("fourkeys", 3, ("random",), games, SEED), watch, Notes, workers=1)


def test_every_win_and_every_card_is_counted_once() -> None:
    notes = study(6)
    assert notes.games == 6
    assert notes.wins.total() == 6 * SHARE
    assert notes.taken.total() == notes.laid.total() == 6 * 3 * TAKEN_EACH
    assert notes.taken_from.total() == notes.taken.total()
    assert notes.coins.total() == notes.totals.total() == 6 * 3
    assert all(notes.offered[card] >= many for card, many in notes.taken.items())


def test_the_same_seed_gives_the_same_notes() -> None:
    assert study(3) == study(3)
    assert study(3) != study(4)


def test_tables_have_a_line_for_all_there_is() -> None:
    notes = study(40)
    studies = {3: notes}
    assert len(by_start(studies)) == len(in_general(studies)) == 3
    assert len(by_pile(studies)) == 2 + 4
    assert len(by_room(studies)) > 2 + 5
    names = {card_name(card) for pile in PILE_CARDS for card in pile}
    assert len(by_card(notes)) == 2 + len(names)
