"""The server benchmark: its game keeps every promise, and the report says what was measured."""

from __future__ import annotations

from pathlib import Path

from bench.tables.contenders import CONTENDERS, TROUSSEAU
from bench.tables.hands import GAME as HANDS
from bench.tables.hands import Hands
from bench.tables.hands.bots import LEVELS as WALKERS
from bench.tables.measuring import Load
from bench.tables.report import busy_table, middle
from bench.tables.swap import BOARD, GAME, HAND, SwapState

from trousseau.kernel import Dice
from trousseau.testing.suite import promises


class SwapSecrets:
    """The cards of a hand that never lay on the board, from all but their owner."""

    def hidden(self, state: SwapState, seat: int | None) -> dict[str, int]:
        return {f"card {place}": state.cards[place] for place in self._places(state, seat)}

    def swapped(self, state: SwapState, seat: int | None, dice: Dice) -> SwapState:
        places = self._places(state, seat)
        cards = [state.cards[place] for place in places]
        dice.shuffle(cards)
        world = state.copy()
        for place, card in zip(places, cards, strict=True):
            world.cards[place] = card
        return world

    def _places(self, state: SwapState, seat: int | None) -> list[int]:
        return [
            place
            for place in range(BOARD)
            if place // HAND != seat and not state.seen[place // HAND] >> place % HAND & 1
        ]


class HandsSecrets:
    """Who is the traitor, from all others until the end."""

    def hidden(self, state: Hands, seat: int | None) -> dict[str, int]:
        return {} if state.over or seat == state.traitor else {"traitor": state.traitor}

    def swapped(self, state: Hands, seat: int | None, dice: Dice) -> Hands:
        world = state.copy()
        if self.hidden(state, seat):
            world.traitor = dice.choice([other for other in range(state.seats) if other != seat])
        return world


TestHands = promises(
    HANDS,
    secrets=HandsSecrets(),
    levels=WALKERS,
    small=None,
    options={"end": 5_000},
    steps=60,
)
TestSwap = promises(GAME, secrets=SwapSecrets(), small=None, options={"length": 12}, steps=100)


def load(rate: float) -> Load:
    return Load(rate, cost=1e6 / rate, median=1, p99=2, longest=3, server=1.0, driver=0.5)


def test_ours_is_compared_with_the_others_round_by_round() -> None:
    loads = {
        TROUSSEAU.name: [load(100), load(200), load(900)],
        "boardgame.io, in memory": [load(50), load(50), load(900)],
    }
    lines = busy_table(500, loads).splitlines()
    assert lines[0] == "### 500 busy tables"
    assert lines[-2:] == [
        "| Trousseau | on disk, synced | 200 | 1.00 × | 5000 µs | 50% |",
        "| boardgame.io, in memory | in memory | 50 | 2.00 × | 20000 µs | 50% |",
    ]


def test_each_figure_is_the_middle_one_of_its_rounds() -> None:
    assert middle([load(10), load(1000), load(100)]) == load(100)


def test_every_contender_gets_its_port_and_its_folder(tmp_path: Path) -> None:
    for contender in CONTENDERS:
        words = contender.command(4321, tmp_path)
        assert "4321" in words
        assert not any("{" in word for word in words)
