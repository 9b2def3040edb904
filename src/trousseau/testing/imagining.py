"""Promise 3, first half: imagined worlds are worlds that the seat can't tell from the true one."""

from __future__ import annotations

import msgspec

from trousseau.kernel import M
from trousseau.testing.case import Case, difference, name_of, seen_by
from trousseau.testing.walk import Walk

DRAWS = 2


def imagined_worlds_give_the_same_view(case: Case[M]) -> None:
    """A world imagined from a view gives that view, byte for byte; acting, waiting or watching."""
    for walk in case.walks():
        for _ in walk:
            for seat in case.observers():
                _check_draws(case, walk, seat)
        for seat in case.observers():
            _check_draws(case, walk, seat)


def _check_draws(case: Case[M], walk: Walk[M], seat: int | None) -> None:
    worlds = case.game.imagine(walk.state.view(seat))
    view = seen_by(walk.state, seat)
    dice = walk.dice(f"imagined by {seat}")
    for _ in range(DRAWS):
        imagined = {"view": seen_by(worlds.draw(dice), seat)}
        unlike = difference({"view": view}, imagined)
        assert not unlike, f"{walk}, {name_of(seat)}: an imagined world looks different: {unlike}"


def imagined_worlds_play_on(case: Case[M]) -> None:
    """They end as games do, leave each other alone, and come from the view as it is written."""
    for walk, _ in case.each_step():
        seats = case.observers()
        _check_future(case, walk, seats[walk.dice("who").below(len(seats))])


def _check_future(case: Case[M], walk: Walk[M], seat: int | None) -> None:
    where = f"{walk}, {name_of(seat)}: an imagined world"
    view = walk.state.view(seat)
    worlds = case.game.imagine(view)
    world = worlds.draw(walk.dice("draw"))
    packed = world.pack()
    case.play_out(world, walk.dice("future"), dawdle=3, at=walk.at)
    assert world.result is not None, f"{where} is over without a result"
    again = worlds.draw(walk.dice("draw"))
    assert again.pack() == packed, f"{where} was changed by playing another one"
    written = msgspec.json.decode(msgspec.json.encode(view), type=case.game.view_type)
    apart = case.game.imagine(written).draw(walk.dice("draw"))
    assert apart.pack() == packed, f"{where} comes out differently from the view read from JSON"


def imagined_worlds_are_not_the_truth(case: Case[M]) -> None:
    """Where things are hidden, what is imagined is not always true; where nothing is, it is."""
    astray = False
    for walk, _ in case.each_step():
        for seat in case.observers():
            view = walk.state.view(seat)
            dice = walk.dice(f"imagined by {seat}")
            world = case.game.imagine(view).draw(dice)
            astray = astray or world != walk.state
    where = f"{case.game.name}, {case.seats} seats"
    if case.hides:
        assert astray, f"{where}: every imagined world was the true one"
    else:
        assert not astray, f"{where}: nothing is hidden, yet imagined worlds differ from the truth"
