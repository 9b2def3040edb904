"""Promise 1, between its halves: a game follows from seats, options, seed and log alone."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from types import FrameType, ModuleType
from typing import Any

import msgspec

from trousseau.kernel import Dice, M, SeededDice, State
from trousseau.testing.case import Case
from trousseau.testing.fingerprint import address_of, fingerprint
from trousseau.testing.walk import Walk

GAMES = 20


def no_clock_and_no_dice_of_its_own(case: Case[M]) -> None:
    """Rules read no clock and no generator, make no dice and keep none that were lent to them.

    Only interpreted code can be watched for clocks; compiled code comes from the same source.
    """
    for walk in case.walks():
        with lent(walk, "deal") as dice:
            state = case.game.begin(case.seats, case.options, dice)
        for step in walk:
            with lent(walk, "chance") as dice:
                step.take(state, dice)
            with lent(walk, "looking") as dice:
                _look_at_everything(case, state, dice)


def _look_at_everything(case: Case[M], state: State[M], dice: Dice) -> None:
    state.copy().pack()
    for seat in case.observers():
        case.game.imagine(state.view(seat)).draw(dice)
        if seat is not None:
            state.moves(seat), state.talk(seat), state.known_to(seat)


class LentDice(Dice):
    """Dice that are given back after each call, and notice if somebody still throws them."""

    def __init__(self, dice: Dice, where: str) -> None:
        self.dice = dice
        self.where = where
        self.lent = True

    def below(self, n: int) -> int:
        assert self.lent, f"{self.where}: the rules kept these dice and threw them later"
        return self.dice.below(n)


@contextmanager
def lent(walk: Walk[M], use: str) -> Iterator[LentDice]:
    """Dice for the block, which is watched: everything it calls, by whatever name it knows it."""
    asked: list[str] = []

    def watch(frame: FrameType, event: str, called: Any) -> None:
        if event == "c_call" and _is_outside(called):
            asked.append(f"{called.__qualname__} of {called.__self__!r}")
        elif event == "call" and frame.f_code is MAKING_DICE:
            asked.append("dice of its own")

    dice = LentDice(walk.dice(use), str(walk))
    before, collecting = sys.getprofile(), gc.isenabled()
    gc.disable()  # other tools read clocks while garbage is collected
    sys.setprofile(watch)
    try:
        yield dice
    finally:
        sys.setprofile(before)
        dice.lent = False
        if collecting:
            gc.enable()
    assert not asked, f"{walk}: the rules asked for {asked[0]}"


MAKING_DICE = getattr(SeededDice.__init__, "__code__", None)
OUTSIDE = {"urandom", "getrandom", "getpid", "times"}
NOW = {"now", "today", "utcnow"}


def _is_outside(called: Any) -> bool:
    """A clock, or a source of chance."""
    owner, name = called.__self__, called.__name__
    if isinstance(owner, ModuleType):
        return owner.__name__ == "time" or (owner.__name__ in {"posix", "nt"} and name in OUTSIDE)
    if isinstance(owner, type):
        return issubclass(owner, date) and name in NOW
    return isinstance(owner, Random)


def another_process_plays_the_same(case: Case[M]) -> None:
    """Other processes, in which sets and hashes are ordered differently, play the same games."""
    here = fingerprint(case.game, GAMES, 1, case.options)
    for order in ("1", "2"):
        there = _fingerprint_elsewhere(case, order)
        where = f"{case.game.name}: with PYTHONHASHSEED={order}"
        assert there == here, f"{where} the first {GAMES} games, or what is seen of them, differ"


def _fingerprint_elsewhere(case: Case[M], order: str) -> str:
    path = os.pathsep.join(folder or str(Path.cwd()) for folder in sys.path)
    options = msgspec.json.encode(case.options).decode()
    words = [address_of(case.game), str(GAMES), "1", options]
    done = subprocess.run(
        [sys.executable, "-m", "trousseau.testing.fingerprint", *words],
        env={**os.environ, "PYTHONHASHSEED": order, "PYTHONPATH": path},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout.strip()
