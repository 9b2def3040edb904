"""Bots for a bot_workers to suffer. Where one needs a number, it is the time of the question."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from trousseau.bots import Seen
from trousseau.kernel import Dice

Think = Callable[[Seen[int], Dice], Any]


class Bot:
    def __init__(self, think: Think) -> None:
        self.think = think

    def choose(self, seen: Seen[int], dice: Dice) -> Any:
        return self.think(seen, dice)


def echoes(seen: Seen[int], dice: Dice) -> int:
    return seen.at


def throws(seen: Seen[int], dice: Dice) -> int:
    return dice.below(9)


def recalls(seen: Seen[int], dice: Dice) -> int:
    return len(seen.story)


def dawdles(seen: Seen[int], dice: Dice) -> int:
    time.sleep(0.05)
    return seen.at


def crashes(seen: Seen[int], dice: Dice) -> int:
    raise LookupError("I forgot the rules")


def hangs(seen: Seen[int], dice: Dice) -> int:
    os.write(2, b"thinking\n")
    while True:
        pass


def hangs_in_c(seen: Seen[int], dice: Dice) -> int:
    os.write(2, b"thinking\n")
    return sum(range(10**15))


def hangs_with_a_child(seen: Seen[int], dice: Dice) -> int:
    os.fork()
    return hangs(seen, dice)


def hangs_deaf(seen: Seen[int], dice: Dice) -> int:
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    return hangs(seen, dice)


def leaves(seen: Seen[int], dice: Dice) -> int:
    os._exit(7)


def segfaults(seen: Seen[int], dice: Dice) -> int:
    os.kill(os.getpid(), signal.SIGSEGV)
    return 0


def eats(seen: Seen[int], dice: Dice) -> int:
    return len(bytes(3 * 1024**3))


def prints(seen: Seen[int], dice: Dice) -> int:
    print("thinking", flush=True)
    os.write(1, b"aloud\n")
    return seen.at


def listens(seen: Seen[int], dice: Dice) -> str:
    return input()


def garbles(seen: Seen[int], dice: Dice) -> object:
    """Writes to every file that is open, so to the pipe of the answers too."""
    for file in range(3, 20):
        with suppress(OSError):
            os.write(file, b"\0\0\0\4junk")
    return seen.at


def mumbles(seen: Seen[int], dice: Dice) -> object:
    return {"no": "move"}


def reports(seen: Seen[int], dice: Dice) -> int:
    interrupts = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    memory, _ = resource.getrlimit(resource.RLIMIT_AS)
    raise LookupError(f"nice={os.nice(0)} memory={memory} ignores={interrupts}")


def _bot(think: Think) -> Callable[[], Bot]:
    return lambda: Bot(think)


LEVELS = {
    think.__name__: _bot(think)
    for think in (
        *(echoes, throws, recalls, dawdles, crashes, hangs, hangs_in_c, hangs_with_a_child),
        *(hangs_deaf, leaves, segfaults, eats, prints, listens, garbles, mumbles, reports),
    )
}
