"""Players who now and then let the moment pass, so that the table's own acts come to pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from trousseau.kernel import AnyGame, Dice, M
from trousseau.testing.case import Case, Secrets
from trousseau.testing.secrecy import secrets_stay_secret
from trousseau.testing.walk import Step, Walk

PATIENT = 3
"""Before one step in this many everybody waits for what is due."""


class PatientWalk(Walk[M]):
    def _choose_in_time(self, dice: Dice) -> Step[M] | None:
        due = self.state.due
        if due is not None and dice.below(PATIENT) == 0:
            return Step(due)
        return super()._choose_in_time(dice)


class PatientCase(Case[M]):
    def walks(self) -> Iterator[Walk[M]]:
        return self._walks(PatientWalk)


def with_patience(
    promises: type, game: AnyGame[M], secrets: Secrets[Any], seats: Sequence[int], steps: int
) -> type:
    """The same promises; that of secrets is tried by patient players.

    For a game in which the first hand that acts ends all waiting: among players in haste nothing
    hidden would ever outlast a step, and there would be nothing to compare.
    """

    @pytest.mark.parametrize("number", seats)
    def test(self: object, number: int) -> None:
        options = game.options({"by_hand": True})
        case = PatientCase(game, number, options, secrets, True, {}, None, steps)
        secrets_stay_secret(case)

    test.__doc__ = secrets_stay_secret.__doc__
    return type(promises.__name__, (promises,), {"test_secrets_stay_secret": test})
