"""No byte that is sent to a seat, or to those who watch, depends on what is hidden from them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from tests.games.boyard.riddles.secrets import RiddleSecrets
from tests.games.boyard.secrets import SECRETS as BOYARD
from tests.games.boyard.trials.secrets import TRIALS
from tests.proof.room import Clock, OneGame, Room, house_with, leave_nothing_to_chance
from tests.proof.twins import Twins, swapped_game
from tests.proof.visiting import connections
from tests.testing.secrets import LeducSecrets, RaceSecrets, RoshamboSecrets
from tests.web.client import Visitor
from tests.web.server import Server

from trousseau import games
from trousseau.kernel import SeededDice
from trousseau.tables.core import current_game
from trousseau.testing.case import Secrets, name_of

SEEDS = (1, 2, 3)
MORE_SEEDS = range(1, 31)
ENOUGH = 12
"""A trial is short, and by chance nobody has a secret in it."""


class Hiding(NamedTuple):
    """A game that hides something, and what that is."""

    module: str
    seats: int
    secrets: Secrets[Any]
    options: Mapping[str, object] = {}
    steps: int | None = None
    """Play on for so many, and let secrets that come up in mid-game be otherwise too."""

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.module.removeprefix(f"{TRIAL}."), f"{self.seats}", *chosen])


def found(name: str) -> Hiding:
    """A game of ours brings its secrets for the promises' sake, and the variant that has any."""
    told = import_module(f"tests.games.{name}.secrets")
    least = games.get(name).seats[0]
    return Hiding(name, *getattr(told, "HIDING", (least, told.SECRETS)))


SAMPLE = "trousseau.testing.games"
TRIAL = "trousseau.games.boyard.trials"
BY_HAND = {"by_hand": True}
HIDING = [
    *[found(name) for name in games.own()],
    Hiding(f"{SAMPLE}.leduc", 2, LeducSecrets()),
    Hiding(f"{SAMPLE}.roshambo", 3, RoshamboSecrets()),
    Hiding(f"{SAMPLE}.race", 3, RaceSecrets()),
]
AT_LENGTH = [
    Hiding("boyard", 4, BOYARD, {}, 150),
    Hiding("boyard", 2, BOYARD, {"trials": "living_room"}, 150),
    Hiding("boyard", 4, BOYARD, {"trials": "living_room"}, 150),
    Hiding("boyard", 3, BOYARD, {"blanks": True}, 150),
    Hiding("trousseau.games.boyard.riddles.game", 3, RiddleSecrets(), {}, 60),
    *[Hiding(f"{TRIAL}.{name}", 3, secrets, BY_HAND, 60) for name, secrets in TRIALS.items()],
]
CASES = [
    *[(hiding, eyes) for hiding in HIDING for eyes in (*range(hiding.seats), None)],
    *[(hiding, eyes) for hiding in AT_LENGTH for eyes in (0, 1, None)],
]


@pytest.mark.parametrize(
    ("hiding", "eyes"), CASES, ids=[f"{one}-{name_of(eyes)}" for one, eyes in CASES]
)
def test_what_is_hidden_changes_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hiding: Hiding, eyes: int | None
) -> None:
    compared = 0
    for seed in SEEDS if hiding.steps is None else MORE_SEEDS:
        print(f"seed {seed}")
        folder = tmp_path / f"{seed}"
        compared += asyncio.run(play_twice(folder, monkeypatch, hiding, eyes, seed))
        if hiding.steps is not None and compared >= ENOUGH:
            return
    assert hiding.steps is None
    assert compared > len(SEEDS), "the houses hardly ever differed, so nothing was tested"


async def play_twice(
    folder: Path, monkeypatch: pytest.MonkeyPatch, hiding: Hiding, eyes: int | None, seed: int
) -> int:
    clock = Clock()
    monkeypatch.setattr(current_game, "OFTEN", 1_000)  # these hands are quicker than any
    game = games.get(hiding.module)
    dice = SeededDice(seed.to_bytes(32, "big"))
    swapped = swapped_game(game, hiding.secrets, eyes, dice)
    async with (
        house_with(folder / "truth", OneGame(game, hiding.module), clock) as truth,
        house_with(folder / "other", OneGame(swapped, hiding.module), clock) as other,
    ):
        rooms = []
        for house in (truth, other):
            leave_nothing_to_chance(monkeypatch, seed)
            room = await Room.gather(house, game.name, hiding.seats, hiding.options)
            rooms.append(room)
        twins = Twins(rooms[0], rooms[1], hiding.secrets, eyes, clock, dice, hiding.steps)
        await twins.play(Random(seed))
        for room in rooms:
            sent = room.everything()
            assert not [secret for secret in room.secrets() if secret.encode() in sent]
        return twins.compared


SEATS = 4
ROUNDS = 2
SLOTS = 2
PASS, LOOK, TAKE = 0, 1, 3
"""Where these stand among the moves of a turn; the last two come once for each slot."""

PARTICULAR = {"at", "away", "began", "commitment", "due", "id", "now", "until"}
"""Ids and instants: no two tables have the same."""


def test_what_is_hidden_changes_nothing_on_the_wire(tmp_path: Path) -> None:
    """Seat 0 only passes; the others look at cards and take them, and these differ."""
    dealt, swapped = [whole_game(tmp_path, deck) for deck in ("dealt", "swapped")]
    assert dealt.pop("others") != swapped.pop("others"), "the same deck, so nothing was tested"
    assert dealt == swapped


def whole_game(folder: Path, deck: str) -> dict[str, list[bytes]]:
    """All that was sent before the cards were shown, by who it was sent to."""
    with (
        Server(folder / deck, "--game", f"tests.proof.decks.{deck}") as server,
        connections(server, "stacked", SEATS, options={"round_limit": ROUNDS}) as there,
    ):
        there.people[0].do("begin")
        for turn in range(SEATS * ROUNDS - 1):
            there.catch_up(max(visitor.seq for visitor in there.people))
            view = there.people[0].view
            assert view is not None
            mover = there.people[view["turn"]]
            assert mover.view is not None
            moves = mover.view["moves"]
            chosen = PASS if mover is there.people[0] else TAKE if turn < SEATS else LOOK
            mover.do("play", move=moves[chosen + turn % SLOTS * (chosen != PASS)])
            mover.do("play", move={"do": "end_turn"})
        there.catch_up(max(visitor.seq for visitor in there.people))
        return {
            "seat 0": sent(there.people[0]),
            "watcher": sent(there.watcher),
            "others": [message for other in there.people[1:] for message in sent(other)],
        }


def sent(visitor: Visitor) -> list[bytes]:
    return [msgspec.json.encode(struck_out(message)) for message in visitor.heard]


def struck_out(part: Any) -> Any:
    """Without what sets any two tables apart."""
    if isinstance(part, dict):
        # A table's own code is one of them; that of a refusal is not.
        own = PARTICULAR | ({"code"} if "commitment" in part else set())
        return {key: None if key in own else struck_out(it) for key, it in part.items()}
    return [struck_out(it) for it in part] if isinstance(part, list) else part
