"""How much a slow line costs, and what a cheat gains, in whole duels of people at their pages."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.boyard.trials.lines import FAR, NEAR, Person, share, shortened
from tests.games.boyard.trials.stage import Stage, kinds

from trousseau.games.boyard.constants import JITTER, REACTION
from trousseau.games.boyard.trials.patte import GAME as PATTE
from trousseau.games.boyard.trials.patte.shapes import Call, Pounce
from trousseau.games.boyard.trials.reaction import noted
from trousseau.games.boyard.trials.shapes import Hands
from trousseau.games.boyard.trials.signal_shapes import OnGuard


@pytest.mark.long
@pytest.mark.parametrize("trial", ["chaude", "pince"])
def test_a_slow_line_changes_a_candidates_chance_by_less_than_three_points(trial: str) -> None:
    near, far = share(trial, Person(NEAR)), share(trial, Person(FAR))
    assert 25 < near < 45
    assert abs(near - far) < 3


@pytest.mark.long
def test_a_slow_line_changes_the_chance_of_neither_in_a_race_by_three_points() -> None:
    near = share("patte", Person(NEAR), Person(NEAR))
    assert 45 < near < 55
    assert abs(share("patte", Person(FAR), Person(NEAR)) - near) < 3
    assert abs(share("patte", Person(NEAR), Person(FAR)) - near) < 3


@pytest.mark.long
@pytest.mark.parametrize("trial", ["chaude", "pince"])
@pytest.mark.parametrize("by", [JITTER, 150, 180])
def test_who_only_shortens_claims_does_no_better_than_who_is_quicker_by_the_jitter(
    trial: str, by: int
) -> None:
    """A line is at times better than usual, which may add a little."""
    cheat = share(trial, Person(claims=shortened(by)))
    assert cheat < share(trial, Person(quicker=JITTER)) + 3


@pytest.mark.long
@pytest.mark.parametrize("trial", ["chaude", "pince"])
def test_to_pretend_a_line_slower_than_400_ms_gains_nothing_more(trial: str) -> None:
    """Nobody can claim less than what would be a false start: why more may be believed of lines."""
    shares = [
        share(trial, Person(claims=shortened(by), echoes_late=late))
        for late in (360, 660)
        for by in (180, 230)
    ]
    assert max(shares) - min(shares) < 0.5


def test_a_program_that_always_taps_alike_is_remarked_on_in_its_fifth_race() -> None:
    """Five races of one trial, or of a whole game: hands are remembered."""
    stage = Stage(PATTE, 6, dict.fromkeys(range(6), "hand"))
    chance = Random(1)
    remarks = []
    for sign in "+-+-+":
        stage.pass_until(OnGuard)
        opponent, claimed = stage.state.opponent, 200 + chance.randrange(8)
        stage.act(stage.state.signaller(), Call(), 1_000)
        stage.act(opponent, Pounce(400 if sign == "+" else 150), 420)
        remarks.append("remarkably_even" in kinds(stage.act(0, Pounce(claimed))))
    assert remarks == [False] * 4 + [True]


def test_people_are_hardly_ever_remarked_on() -> None:
    chance, hands, remarks = Random(2), Hands(), 0
    for _ in range(20_000):
        before = hands.even
        hands = noted(hands, round(chance.gauss(*REACTION["good"])))
        remarks += hands.even and not before
    assert remarks <= 2
