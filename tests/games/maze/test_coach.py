"""The coach looks back at the lesson's game, where much time passes twice."""

from __future__ import annotations

from typing import Final

from tests.games.lessons import Taught

from trousseau.games.maze.coach import TOLD, WORTH_TELLING, advice
from trousseau.games.maze.lesson import CHLOE, DIEGO, YOU
from trousseau.games.maze.pieces import ACTIONS, HEROES
from trousseau.games.maze.shapes.seen import MazeView

[(STEPS, _)] = Taught("maze").paths
STORY: Final = [step.moment for step in STEPS]
ADVICE: Final = advice(STORY)


def view_at(moment: int) -> MazeView:
    view = STORY[moment].view
    assert isinstance(view, MazeView)
    return view


def test_the_parts_of_the_game_take_all_its_sand() -> None:
    assert [stretch.part for stretch in ADVICE.stretches] == ["exploring", "items", "escape"]
    last = view_at(-1)
    assert sum(stretch.spent for stretch in ADVICE.stretches) == last.last - last.began


def test_the_longest_wait_is_that_for_the_learner_until_the_sand_runs_low() -> None:
    longest = max(ADVICE.waits, key=lambda wait: wait.spent)
    assert (longest.seat, longest.hero, longest.action) == (YOU, "barbarian", "east")


def test_a_wait_is_for_the_one_who_alone_has_what_is_needed_while_the_pawn_stands_still() -> None:
    for wait in ADVICE.waits:
        asked, last = view_at(wait.moment), view_at(wait.until - 1)
        hero = HEROES.index(wait.hero)
        assert asked.owners[ACTIONS.index(wait.action)] == (wait.seat,)
        assert asked.pawns[hero] == last.pawns[hero]
        assert view_at(wait.until).last - asked.last == wait.spent


def test_few_waits_are_told_of_and_none_that_hands_need() -> None:
    assert 0 < len(ADVICE.waits) <= TOLD
    assert all(wait.spent >= WORTH_TELLING for wait in ADVICE.waits)


def test_flips_are_told_with_what_they_gave() -> None:
    assert [flip.seat for flip in ADVICE.flips] == [YOU, YOU]
    assert all(flip.before + flip.after == 180_000 for flip in ADVICE.flips)


def test_suspicions_are_told_as_all_saw_them() -> None:
    told = [(one.sign, one.seat, one.whom) for one in ADVICE.suspicions]
    assert told == [
        ("stare", YOU, (DIEGO,)),
        ("nudge", YOU, (DIEGO,)),
        ("accusation", DIEGO, (CHLOE,)),
        ("accusation", YOU, (DIEGO,)),
    ]
