"""The coach looks back at the games of the lesson's second and third table."""

from __future__ import annotations

from typing import Final

from tests.games.lessons import Taught

from trousseau.games.maze.coach import TOLD, WORTH_TELLING, advice
from trousseau.games.maze.lesson import CHLOE, DIEGO, YOU
from trousseau.games.maze.pieces import ACTIONS, HEROES
from trousseau.games.maze.shapes.seen import MazeView
from trousseau.kernel import Moment


def stories() -> list[list[Moment]]:
    """What happens at each table of the lesson, told apart by what is played there."""
    [(steps, _)] = Taught("maze").paths
    tables: list[list[Moment]] = []
    for moment in (step.moment for step in steps):
        view = seen(moment)
        before = seen(tables[-1][-1]) if tables else None
        if before is None or (view.options, view.seats) != (before.options, before.seats):
            tables.append([])
        tables[-1].append(moment)
    return tables


def seen(moment: Moment) -> MazeView:
    assert isinstance(moment.view, MazeView)
    return moment.view


_, OTHERS, STORY = stories()
ADVICE: Final = advice(STORY)
AMONG_OTHERS: Final = advice(OTHERS)


def test_the_parts_of_the_game_take_all_its_sand() -> None:
    assert [stretch.part for stretch in ADVICE.stretches] == ["exploring", "items", "escape"]
    spent = sum(stretch.spent for stretch in ADVICE.stretches)
    assert spent == seen(STORY[-1]).last - seen(STORY[0]).last  # that table is begun by others


def test_the_longest_wait_is_that_for_the_learner_until_the_sand_runs_low() -> None:
    longest = max(AMONG_OTHERS.waits, key=lambda wait: wait.spent)
    assert (longest.seat, longest.hero, longest.action) == (YOU, "barbarian", "east")


def test_a_wait_is_for_the_one_who_alone_has_what_is_needed_while_the_pawn_stands_still() -> None:
    for wait in ADVICE.waits:
        asked, last = seen(STORY[wait.moment]), seen(STORY[wait.until - 1])
        hero = HEROES.index(wait.hero)
        assert asked.owners[ACTIONS.index(wait.action)] == (wait.seat,)
        assert asked.pawns[hero] == last.pawns[hero]
        assert seen(STORY[wait.until]).last - asked.last == wait.spent


def test_few_waits_are_told_of_and_none_that_hands_need() -> None:
    assert 0 < len(ADVICE.waits) <= TOLD
    assert all(wait.spent >= WORTH_TELLING for wait in ADVICE.waits)


def test_flips_are_told_with_what_they_gave() -> None:
    flips = (*AMONG_OTHERS.flips, *ADVICE.flips)
    assert [flip.seat for flip in flips] == [YOU, YOU]
    assert all(flip.before + flip.after == 180_000 for flip in flips)


def test_suspicions_are_told_as_all_saw_them() -> None:
    signs = (*AMONG_OTHERS.suspicions, *ADVICE.suspicions)
    told = [(one.sign, one.seat, one.whom) for one in signs]
    assert told == [
        ("stare", YOU, (DIEGO,)),
        ("nudge", YOU, (DIEGO,)),
        ("accusation", DIEGO, (CHLOE,)),
        ("accusation", YOU, (DIEGO,)),
    ]
