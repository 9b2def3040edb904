"""What moves at a table of `coffre`."""

from __future__ import annotations

from tests.browser.tables import Table

from bench.page.stage import Act, Scene, mover

ONE_ROUND = {"round_limit": 1}


def moving(kind: str) -> Act:
    """A move of somebody else."""

    def act(table: Table) -> None:
        seat = mover(table)
        moves = table.view(seat)["moves"]
        table.play(seat, next(one for one in moves if one["do"] == kind))

    return act


def end_turn(table: Table) -> None:
    table.play(mover(table), {"do": "end_turn"})


def all_but_the_last_turn(table: Table) -> None:
    for _ in range(5):
        table.play(mover(table), {"do": "pass"})
        end_turn(table)
    table.play(mover(table), {"do": "pass"})


SCENES = [
    Scene("observe, six seats", "coffre", 6, moving("observe"), options=ONE_ROUND),
    Scene("exchange, six seats", "coffre", 6, moving("exchange"), options=ONE_ROUND),
    Scene("force, six seats", "coffre", 6, moving("force"), options=ONE_ROUND),
    # The chest stays shut, and all cards turn up.
    Scene("the reveal, six seats", "coffre", 6, end_turn, all_but_the_last_turn, ONE_ROUND),
]
