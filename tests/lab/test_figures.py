from __future__ import annotations

import pytest

from trousseau.lab.figures import Share, figures
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import Run, simulate
from trousseau.words import Words


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_intervals_are_wilson_s(hits: int, trials: int, low: float, high: float) -> None:
    assert Share("", hits, trials).interval == pytest.approx((low, high), abs=5e-5)


def test_no_trials_tell_nothing() -> None:
    nothing = Share("", 0, 0)
    assert nothing.share == 0
    assert nothing.interval == (0, 1)


def test_a_game_with_roles_has_a_figure_for_them() -> None:
    setup = set_up("coffre", 4)
    tally = simulate(Run(setup, 50, seed_of("figures")))
    shown = figures(setup, tally, Words("en", "trousseau.games.coffre"))
    assert [figure.title for figure in shown] == [
        "How games ended",
        "Wins by the card held at the end",
        "Wins by seat",
        "Moves played",
    ]
    assert "the Treasure" in [share.label for share in shown[1].shares]


def test_a_game_without_roles_has_none() -> None:
    game = "trousseau.testing.games.leduc"
    setup = set_up(game, 2)
    tally = simulate(Run(setup, 50, seed_of("figures")))
    assert len(figures(setup, tally, Words("en", game))) == 3
