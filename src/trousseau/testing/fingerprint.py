"""One hash for many random games: equal wherever the same rules are played.

`python -m trousseau.testing.fingerprint MODULE:NAME GAMES` prints it, so that one build, Python
or machine can be compared with another.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from typing import Any

import msgspec

from trousseau.kernel import AnyGame, Illegal, Options
from trousseau.testing.case import seen_by
from trousseau.testing.walk import RecordedWalk


def fingerprint(
    game: AnyGame[Any], games: int, looked: int = 16, options: Options | None = None
) -> str:
    """Over the records of random games of every number of seats that may play, and what was seen.

    Every `looked` steps somebody's view goes into the hash, and everybody's at the end.
    """
    whole = sha256()
    chosen = options or game.options()
    numbers = [number for number in game.seats if _can_play(game, number, chosen)]
    for seed in range(games):
        seats = numbers[seed % len(numbers)]
        walk = RecordedWalk(game, seats, chosen, seed)
        for _ in walk:
            if walk.count % looked == 0:
                whole.update(seen_by(walk.state, walk.count // looked % seats))
        for seat in (*range(seats), None):
            whole.update(seen_by(walk.state, seat))
        whole.update(walk.recorder.record.digest().encode())
    return whole.hexdigest()


def _can_play(game: AnyGame[Any], seats: int, options: Options) -> bool:
    try:
        game.check_setup(seats, options)
    except Illegal:
        return False
    return True


def address_of(game: AnyGame[Any]) -> str:
    """MODULE:NAME, by which another process finds the game."""
    module = sys.modules[type(game).__module__]
    for name, value in vars(module).items():
        if value is game:
            return f"{module.__name__}:{name}"
    raise LookupError(f"{game.name} has no name in {module.__name__}, where its class is")


def main(address: str, games: str, looked: str = "16", options: str = "{}") -> None:
    module, _, name = address.partition(":")
    game: AnyGame[Any] = getattr(import_module(module), name)
    chosen = game.options(msgspec.json.decode(options))
    print(fingerprint(game, int(games), int(looked), chosen))


if __name__ == "__main__":
    main(*sys.argv[1:])
