"""Cards stay secret in games that get as far as thefts, confessions, turned camps and guesses.

The shared suite plays at random, which seldom does. No byte of a view, no instant and no order may
differ for a seat that can't know which of two deals is true.
"""

from __future__ import annotations

import pytest
from tests.games.maze.heists import Heist
from tests.games.maze.secrets import SECRETS

from trousseau.games.maze.game import GAME
from trousseau.games.maze.shapes.facts import (
    Eliminated,
    Flipped,
    Guessed,
    LowSand,
    MissionDone,
    MissionLost,
    Stolen,
    Turned,
    Verdict,
)
from trousseau.testing.secrecy import Watcher
from trousseau.testing.suite import Case
from trousseau.testing.walk import After

SOON: tuple[type, ...] = (Stolen, Flipped, LowSand, Verdict, Eliminated, MissionDone, MissionLost)
REACHED: dict[int, tuple[type, ...]] = {3: SOON, 4: (*SOON, Turned), 5: (*SOON, Turned, Guessed)}


@pytest.mark.parametrize(
    ("level", "seats", "seeds"), [(3, 4, (2, 16, 22)), (4, 5, (21, 28)), (5, 6, (10, 23, 31))]
)
def test_a_heist_betrays_no_card(level: int, seats: int, seeds: tuple[int, ...]) -> None:
    """The seeds are those of short games in which much happens."""
    options: dict[str, object] = {"scenario": 4, "level": level}
    case = Case(GAME, seats, GAME.options(options), SECRETS, hides=True, levels={}, small=None)
    reached: set[type] = set()
    for seed in seeds:
        watchers = [Watcher(case, seat) for seat in (seed % seats, None)]
        heist = Heist(seats, options, seed)
        for step in heist:
            truth = After.of(heist.state, step, heist.dice("chance"))
            reached.update(type(event.fact) for _, event in truth.told)
            for watcher in watchers:
                if heist.cut:
                    watcher.forget()
                watcher.follow(heist, step, truth)
        assert all(watcher.compared for watcher in watchers)
    assert reached >= set(REACHED[level]), "nothing was tested of the rest"
