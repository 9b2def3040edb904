"""The promises that every game keeps, as tests for pytest.

An author writes one line,

    TestLeduc = promises(GAME)

and gets a test for each promise and each number of seats. Seeds are fixed; a failure says which
game, seats, seed and step it met.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from trousseau.bots import AnyLevels, RandomBot
from trousseau.kernel import AnyGame
from trousseau.testing.case import STEPS, Case, Secrets, Small
from trousseau.testing.determined import (
    another_process_plays_the_same,
    no_clock_and_no_dice_of_its_own,
)
from trousseau.testing.freedom import views_name_what_is_free
from trousseau.testing.honesty import bots_are_honest
from trousseau.testing.imagining import (
    imagined_worlds_are_not_the_truth,
    imagined_worlds_give_the_same_view,
    imagined_worlds_play_on,
)
from trousseau.testing.openness import laid_open_leaves_nothing_to_guess
from trousseau.testing.playing import (
    every_line_tells_everybody_something,
    illegal_moves_change_nothing,
    legal_moves_apply,
    moves_wait_until_they_are_ready,
    random_play_ends,
    talk_only_says,
)
from trousseau.testing.posterior import imagined_worlds_have_their_exact_chances
from trousseau.testing.returning import (
    copies_go_their_own_way,
    records_replay,
    what_is_written_reads_back,
)
from trousseau.testing.secrecy import (
    known_to_stands_for_the_view,
    nothing_is_told_beyond_the_view,
    secrets_stay_secret,
)

__all__ = ["Case", "Secrets", "Small", "promises"]

Promise = Callable[[Case[Any]], None]

FOR_EVERY_NUMBER_OF_SEATS: tuple[Promise, ...] = (
    random_play_ends,
    legal_moves_apply,
    illegal_moves_change_nothing,
    moves_wait_until_they_are_ready,
    every_line_tells_everybody_something,
    talk_only_says,
    copies_go_their_own_way,
    records_replay,
    what_is_written_reads_back,
    views_name_what_is_free,
    no_clock_and_no_dice_of_its_own,
    secrets_stay_secret,
    nothing_is_told_beyond_the_view,
    known_to_stands_for_the_view,
    laid_open_leaves_nothing_to_guess,
    imagined_worlds_give_the_same_view,
    imagined_worlds_play_on,
    imagined_worlds_are_not_the_truth,
    bots_are_honest,
)
ONCE: tuple[Promise, ...] = (another_process_plays_the_same,)
ON_THE_SMALL_VARIANT: tuple[Promise, ...] = (imagined_worlds_have_their_exact_chances,)

SMALL = Small()


def promises(  # noqa: PLR0913 - all that an author may say, each with its default
    game: AnyGame[Any],
    *,
    secrets: Secrets[Any] | None = None,
    hides: bool = True,
    levels: AnyLevels | None = None,
    small: Small | None = SMALL,
    options: Mapping[str, object] = {},
    seats: Sequence[int] = (),
    steps: int = STEPS,
) -> type:
    """A class of tests for pytest.

    `secrets` says what is hidden from whom; without it, second worlds come from `imagine`,
    which finds less (see `secrecy`). `hides=False` is for games in which everybody sees
    everything. `levels` are the game's bots, `options` those of a variant. `small` is the
    variant whose worlds can all be listed; None if there is none. `seats` are the numbers of
    them that are tried, if not all that the game allows. More `steps` find more.
    """

    def case(number: int) -> Case[Any]:
        return Case(
            game=game,
            seats=number,
            options=game.options(options),
            secrets=secrets,
            hides=hides,
            levels={"random": RandomBot} if levels is None else levels,
            small=small,
            steps=steps,
        )

    numbers = seats or game.seats
    once = ONCE + ON_THE_SMALL_VARIANT if small else ONCE
    tests = {promise: _test(promise, case, numbers) for promise in FOR_EVERY_NUMBER_OF_SEATS}
    tests |= {promise: _test(promise, case, numbers[:1]) for promise in once}
    return type("Promises", (), {f"test_{promise.__name__}": tests[promise] for promise in tests})


def _test(promise: Promise, case: Callable[[int], Case[Any]], numbers: Sequence[int]) -> object:
    def test(self: object, seats: int) -> None:
        promise(case(seats))

    test.__doc__ = promise.__doc__
    return pytest.mark.parametrize("seats", numbers)(test)
