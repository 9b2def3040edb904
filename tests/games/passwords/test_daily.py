"""The ring of the day: for one player, the same for everybody on a date."""

from __future__ import annotations

from tests.games.passwords.secrets import SECRETS
from tests.games.passwords.table import Played

from trousseau.games.passwords.daily import GAME, TURNS
from trousseau.games.passwords.shapes import Struck
from trousseau.games.passwords.state import Passwords
from trousseau.kernel import SeededDice
from trousseau.testing.suite import promises

TestRingOfTheDay = promises(GAME, secrets=SECRETS, small=None, steps=40)


def day(seed: int) -> Passwords:
    state = GAME.new(1, GAME.options({}), SeededDice(bytes([seed] * 32)))
    assert isinstance(state, Passwords)
    return state


def test_it_is_over_after_six_turns_and_not_before() -> None:
    """Neither passes nor wrong words end a day."""
    game = Played(day(1))
    for _ in range(TURNS - 1):
        game.skip()
    assert game.state.result is None
    game.skip()
    assert game.state.result is not None
    assert game.state.result.why == "last_turn"


def test_a_probable_clash_is_refused_as_there_is_nobody_to_ask() -> None:
    game = Played(day(1))
    deck = [game.state.card(number).letter for number in range(52)]
    game.state.ring[0] = deck.index("F")
    game.say("fleuve", "F").say("fluvial", "F")
    assert game.told[1] == Struck(0, "fluvial", "family", "fleuve", 0)
