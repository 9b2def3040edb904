"""What `promises` makes of what an author says."""

from __future__ import annotations

from typing import Any

import pytest
from tests.testing import broken

from trousseau.kernel import AnyGame
from trousseau.testing.fingerprint import address_of, fingerprint
from trousseau.testing.games import leduc, tictactoe
from trousseau.testing.games.leduc import LeducGame
from trousseau.testing.imagining import imagined_worlds_are_not_the_truth
from trousseau.testing.posterior import imagined_worlds_have_their_exact_chances, p_value
from trousseau.testing.secrecy import secrets_stay_secret
from trousseau.testing.suite import (
    FOR_EVERY_NUMBER_OF_SEATS,
    ON_THE_SMALL_VARIANT,
    ONCE,
    Case,
    Small,
    promises,
)


def case(game: AnyGame[Any], **said: Any) -> Case[Any]:
    options = game.options()
    told = {"secrets": None, "hides": True, "levels": {}, "small": None, "steps": 60, **said}
    return Case(game=game, seats=game.seats[0], options=options, **told)


def test_there_is_a_test_for_every_promise_and_number_of_seats() -> None:
    tests = promises(broken.SOUND)
    for promise in FOR_EVERY_NUMBER_OF_SEATS:
        assert numbers(tests, promise.__name__) == [2, 3, 4]
    for promise in ONCE + ON_THE_SMALL_VARIANT:
        assert numbers(tests, promise.__name__) == [2]


def test_without_a_small_variant_there_is_no_test_of_exact_chances() -> None:
    names = {promise.__name__ for promise in ON_THE_SMALL_VARIANT}
    assert all(hasattr(promises(broken.SOUND), f"test_{name}") for name in names)
    assert not any(hasattr(promises(broken.SOUND, small=None), f"test_{name}") for name in names)


def numbers(tests: type, promise: str) -> list[int]:
    test = getattr(tests, f"test_{promise}")
    assert test.__doc__
    (mark,) = test.pytestmark
    assert mark.args[0] == "seats"
    return list(mark.args[1])


def test_a_game_that_hides_nothing_has_to_say_so() -> None:
    with pytest.raises(AssertionError, match="nothing was tested"):
        secrets_stay_secret(case(tictactoe.GAME))
    with pytest.raises(AssertionError, match="every imagined world was the true one"):
        imagined_worlds_are_not_the_truth(case(tictactoe.GAME))


def test_a_game_that_hides_something_can_t_deny_it() -> None:
    with pytest.raises(AssertionError, match="nothing is hidden, yet"):
        imagined_worlds_are_not_the_truth(case(leduc.GAME, hides=False))


def test_a_variant_may_be_too_large_to_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trousseau.testing.posterior.MOST_BEGINNINGS", 100)
    with pytest.raises(AssertionError, match="more than 100 ways to begin"):
        imagined_worlds_have_their_exact_chances(case(leduc.GAME, small=Small()))


def by_scipy(counts: list[int], expected: list[float]) -> float:
    from scipy.stats import chisquare  # noqa: PLC0415 - each worker would load it for half a second

    return float(chisquare(counts, expected).pvalue)


def test_the_chi_squared_test_is_pearson_s() -> None:
    counts, expected = [18, 30, 52], [20.0, 30.0, 50.0]
    assert p_value(counts, expected) == pytest.approx(by_scipy(counts, expected))


def test_rare_worlds_are_counted_together() -> None:
    together = by_scipy([6, 94], [7.0, 93.0])
    assert p_value([1, 2, 3, 94], [2.0, 2.0, 3.0, 93.0]) == pytest.approx(together)
    assert p_value([3, 4, 3], [3.0, 3.0, 4.0]) == 1.0  # what is left over joins the rest


def test_where_only_one_world_is_possible_there_is_no_doubt() -> None:
    assert p_value([2000], [2000.0]) == 1.0


def test_fingerprints_differ_where_games_do() -> None:
    assert fingerprint(leduc.GAME, 5) == fingerprint(leduc.GAME, 5)
    assert fingerprint(leduc.GAME, 5) != fingerprint(leduc.GAME, 6)


def test_another_process_finds_a_game_by_its_name_in_a_module() -> None:
    assert address_of(leduc.GAME) == "trousseau.testing.games.leduc:GAME"
    with pytest.raises(LookupError, match="leduc has no name in"):
        address_of(LeducGame())
