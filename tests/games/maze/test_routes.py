from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import takewhile

import pytest
from tests.games.maze.drawn import Drawing
from tests.games.maze.planner import Outing
from tests.games.maze.test_mall import some_mall

from trousseau.games.maze.mall import CENTRE, Mall
from trousseau.games.maze.pieces import DWARF, ELF, ESCALATOR, MAGE, NORTH, NOWHERE, SOUTH
from trousseau.games.maze.pieces import VORTEX as JUMP
from trousseau.games.maze.routes import FAR, GAITS, Gait, Routes
from trousseau.games.maze.tiles import NONE, VORTEX
from trousseau.kernel import SeededDice
from trousseau.lab.seeds import seed_of


def looked_up(drawing: Drawing, start: int, hero: int, taken: set[int]) -> dict[int, int]:
    """The least number of actions to every square, by the drawing."""
    distances = {start: 0}
    found = deque([start])
    while found:
        square = found.popleft()
        for line in drawing.lines(square, hero):
            for at in takewhile(lambda at: at not in taken, line):
                if at not in distances:
                    distances[at] = distances[square] + 1
                    found.append(at)
    return distances


@pytest.mark.parametrize("hero", [ELF, DWARF])
def test_no_shorter_way_is_in_the_drawing(hero: int) -> None:
    mall = some_mall("one")
    drawing = Drawing(mall)
    dice = SeededDice(seed_of("pawns"))
    squares = [square for square, kind in enumerate(mall.kinds) if kind != NONE]
    for _ in range(3):
        dice.shuffle(squares)
        start, taken = squares[0], squares[1:4]
        routes = Routes(mall, start, GAITS[hero], taken)
        expected = looked_up(drawing, start, hero, {*taken})
        reached = {at: far for at, far in enumerate(routes.distances) if far < FAR}
        assert reached == expected


def test_the_actions_lead_where_they_say() -> None:
    mall = some_mall("two")
    taken = CENTRE[1:]
    vortexes = mall.squares_of(VORTEX, DWARF)
    routes = Routes(mall, CENTRE[0], GAITS[DWARF], taken, vortexes)
    for goal, far in enumerate(routes.distances):
        if far == FAR:
            assert routes.to(goal) == []
            continue
        actions = routes.to(goal)
        assert len(actions) == far
        walked = [CENTRE[0]]
        for action, end, squares in actions:
            walked += ended(mall, walked[-1], action, end, squares)
        assert walked[-1] == goal
        assert walked[1:] == routes.trail(goal)
        assert not {*taken} & {*walked}


def ended(mall: Mall, at: int, action: int, end: int, squares: int) -> list[int]:
    """The squares that this action of the dwarf passes."""
    if action in (JUMP, ESCALATOR):
        assert squares == 0
        expected = mall.squares_of(VORTEX, DWARF) if action == JUMP else [mall.escalators[at]]
        assert end in expected
        return [end]
    passed = [at]
    for _ in range(squares):
        passed.append(mall.orange_steps[action][passed[-1]])
    assert passed[-1] == end
    return passed[1:]


def test_the_nearest_goal_is_the_first_of_equals() -> None:
    routes = Routes(Mall.start(0), 5, GAITS[MAGE], [6])
    assert routes.nearest([6, 1]) == NOWHERE
    assert routes.nearest([13, 9]) == 9
    assert routes.nearest([]) == NOWHERE


def test_small_steps_take_more_of_them() -> None:
    # tile 1b, its east side from north to south: four squares in a line
    mall = Mall.start(1)
    assert Routes(mall, 3, GAITS[ELF]).to(15) == [(SOUTH, 15, 3)]
    small = Gait(ELF)
    small.longest[SOUTH] = 2
    assert [squares for _, _, squares in Routes(mall, 3, small).to(15)] == [2, 1]


def test_a_skater_stops_at_an_obstacle_or_where_it_is_useful() -> None:
    mall = Mall.start(1)
    skater = Gait(ELF)
    skater.skates[SOUTH] = True
    assert Routes(mall, 3, skater).to(7) == [(SOUTH, 15, 3), (NORTH, 7, 2)]
    assert Routes(mall, 3, skater, taken=[11]).to(7) == [(SOUTH, 7, 1)]
    skater.useful = {7}
    assert Routes(mall, 3, skater).to(7) == [(SOUTH, 7, 1)]


@pytest.mark.parametrize(("last", "times"), [(1, 8), (2, 4), (3, 1)])
def test_what_four_pawns_reach_together_the_planner_reaches(last: int, times: int) -> None:
    """Wherever three others stand in the way, on one to three tiles; never in fewer actions."""
    dice = SeededDice(seed_of("in the way"))
    mall = some_mall("one", last)
    fewest_actions = joint_search(Drawing(mall))
    squares = [square for square, kind in enumerate(mall.kinds) if kind != NONE]
    for _ in range(times):
        outing = Outing(9, dice)
        outing.mall, outing.stolen = mall, True  # no vortexes
        blocked: list[int] = []
        while not blocked:
            dice.shuffle(squares)
            outing.pawns = dict(enumerate(squares[:4]))
            distances = outing.routes(ELF).distances
            blocked = [square for square in squares[4:] if distances[square] == FAR]
        goal = dice.choice(blocked)
        others = frozenset(at for hero, at in outing.pawns.items() if hero != ELF)
        fewest = fewest_actions(outing.pawns[ELF], others, goal)
        outing.bring(ELF, goal)
        assert outing.pawns[ELF] == goal
        assert 1 < fewest <= outing.actions


def joint_search(drawing: Drawing) -> Callable[[int, frozenset[int], int], int]:
    """Of all pawns: without orange walls the three others are alike."""
    lines = {square: drawing.lines(square, ELF) for square in drawing.places}

    def reached(square: int, taken: frozenset[int]) -> Iterator[int]:
        for line in lines[square]:
            yield from takewhile(lambda at: at not in taken, line)

    def fewest_actions(start: int, others: frozenset[int], goal: int) -> int:
        distances = {(start, others): 0}
        found = deque(distances)
        while found:
            state = here, them = found.popleft()
            if here == goal:
                return distances[state]
            after = [(at, them) for at in reached(here, them)]
            for one in them:
                rest = them - {one}
                after += [(here, rest | {at}) for at in reached(one, rest | {here})]
            for new in after:
                if new not in distances:
                    distances[new] = distances[state] + 1
                    found.append(new)
        raise AssertionError("out of reach")

    return fewest_actions
