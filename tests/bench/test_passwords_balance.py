"""What a study of Mots de passe adds up, and how the worst ring is looked for."""

from __future__ import annotations

from bench.balance.passwords.notes import SHARE, Notes, watch
from bench.balance.passwords.rings import common_words, descent, look
from bench.balance.passwords.tables import by_start, in_general, of_gems, of_rings
from bench.balance.playing import Study, played

from trousseau.games.passwords.pieces import DECKS

SEED = bytes(32)


def study(games: int) -> Notes:
    return played(Study("passwords", 3, ("novice",), games, SEED), watch, Notes, workers=1)


def test_every_win_and_every_turn_is_counted_once() -> None:
    notes = study(4)
    assert notes.games == notes.turns.total() == 4
    assert notes.wins.total() == 4 * SHARE
    assert notes.left.total() == 4 * 3
    turns = sum(length * many for length, many in notes.turns.items())
    assert notes.gems.total() == turns - 4  # nobody passed; the last turns of games are left out


def test_the_same_seed_gives_the_same_notes() -> None:
    assert study(2) == study(2)
    assert study(2) != study(3)


def test_tables_have_a_line_for_all_there_is() -> None:
    studies = {("fr", 3): study(2)}
    assert len(by_start(studies)) == len(in_general(studies)) == 2 + 1
    assert len(of_gems({"novice": studies["fr", 3].gems})) == 2 + 1
    assert len(of_rings({"en": look("en", 2, 0, SEED)})) == 2 + 1


def test_a_descent_ends_at_a_ring_that_is_worse_than_where_it_began() -> None:
    """A small deck, so that there are few swaps."""
    deck = "EAIRSTN" + "HVG"
    ring, words = descent("fr", deck)
    assert words == common_words("fr", ring) < common_words("fr", deck[:7])
    assert sorted(ring) != sorted(deck[:7])
    assert set(deck) <= {card.letter for card in DECKS["fr"]}
