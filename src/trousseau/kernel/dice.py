# compiled: mypyc
"""Where all chance comes from. A state owns no generator: dice are handed to it.

The algorithm is fixed, so that a record replays alike on every Python and in a browser:

- The seed is 32 bytes. Block number k (from 0) is SHA-512(seed + k as 8 big-endian bytes),
  read as sixteen big-endian words of 32 bits, taken first to last.
- `below(n)`, for n from 1 to 2**31 - 1, takes a word w and forms w * n. Its low 32 bits decide
  whether the word is fair (Lemire's rejection: refused while low < 2**32 % n); the rest is the
  answer.
- `shuffle` is Fisher-Yates from the last place down. One throw settles several places: the n items
  that are left take the last k places with `below(n * (n - 1) * ... * (n - k + 1))`, where k is as
  large as dice allow. The answer modulo n says which item comes last; its quotient, modulo n - 1,
  which comes before that, and so on.
- `choice` and `roll` are one `below` each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from hashlib import sha512
from struct import unpack
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 32
LOW: Final = 0xFFFFFFFF
MOST_SIDES: Final = 0x7FFFFFFF
WORDS_IN_BLOCK: Final = 16
SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Whatever can answer `below`; the rest follows from it."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        left: i64 = len(items)
        while left > 1:
            places, ways = one_throw(left)
            throw: i64 = self.below(ways)
            for _ in range(places):
                other = throw % left
                throw //= left
                left -= 1
                items[left], items[other] = items[other], items[left]


def one_throw(items: int) -> tuple[int, int]:
    """How many places the next throw of a shuffle settles, and how many sides it has."""
    return THROWS[items] if items < len(THROWS) else _one_throw(items)


def _one_throw(items: int) -> tuple[int, int]:
    places, ways = 1, items
    while places < items - 1 and ways * (items - places) <= MOST_SIDES:
        ways *= items - places
        places += 1
    return places, ways


THROWS: Final[list[tuple[int, int]]] = [_one_throw(items) for items in range(64)]
"""By how many items are left, for decks of the usual size: set out by the million."""


class SeededDice(Dice):
    """Dice that fall the same way for the same seed.

    `drawn` counts the words taken so far; a saved game resumes with `SeededDice(seed, drawn)`.
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
        self.seed = seed
        self._hash = sha512(seed)
        self._block = drawn // WORDS_IN_BLOCK
        self._words: list[int] = []
        taken = drawn % WORDS_IN_BLOCK
        if taken:
            self._fill()
            del self._words[WORDS_IN_BLOCK - taken :]

    @property
    def drawn(self) -> int:
        return self._block * WORDS_IN_BLOCK - len(self._words)

    def below(self, n: int) -> int:
        if not 0 < n <= MOST_SIDES:
            raise ValueError(f"dice have between 1 and {MOST_SIDES} sides, not {n}")
        if not self._words:
            self._fill()
        word: i64 = self._words.pop()
        sides: i64 = n
        product = word * sides
        if product & LOW < sides:
            return self._fair(product, sides)
        return product >> WORD

    def _fair(self, product: i64, sides: i64) -> int:
        """The rare rest of `below`: words that would favour some answers are passed over."""
        uneven = (LOW + 1) % sides
        while product & LOW < uneven:
            if not self._words:
                self._fill()
            word: i64 = self._words.pop()
            product = word * sides
        return product >> WORD

    def _fill(self) -> None:
        block = self._hash.copy()  # with the seed in it already
        block.update(self._block.to_bytes(8, "big"))
        words = list(unpack(">16I", block.digest()))
        words.reverse()  # taken from the end, so first to last
        self._words = words
        self._block += 1


class RecordingDice(Dice):
    """Passes on what other dice say and keeps (sides, answer) of each throw."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.thrown: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        answer = self.dice.below(n)
        self.thrown.append((n, answer))
        return answer


class PlaybackDice(Dice):
    """Throws again what RecordingDice kept, and objects if asked anything else."""

    def __init__(self, thrown: Sequence[tuple[int, int]]) -> None:
        self.left = list(reversed(thrown))

    def below(self, n: int) -> int:
        if not self.left:
            raise ValueError("the recorded throws are used up")
        sides, answer = self.left.pop()
        if sides != n:
            raise ValueError(f"a die of {sides} sides was recorded, one of {n} is asked for")
        return answer


class OutcomeDice(Dice):
    """One path through all outcomes: follows `path`, then takes the first answer each time."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.sides: list[int] = []
        self.chance = Fraction(1)

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"dice have at least one side, not {n}")
        depth = len(self.sides)
        if depth == len(self.path):
            self.path.append(0)
        self.sides.append(n)
        self.chance /= n
        return self.path[depth]

    def advance(self) -> bool:
        """Turn `path` into the next one; False when this was the last."""
        while self.path:
            last = len(self.path) - 1
            if self.path[last] + 1 < self.sides[last]:
                self.path[last] += 1
                return True
            self.path.pop()
        return False


def every_outcome(throw: Callable[[Dice], T]) -> Iterator[tuple[T, Fraction]]:
    """Each result that `throw` can give, with its exact chance; equal results come again."""
    path: list[int] = []
    more = True
    while more:
        dice = OutcomeDice(path)
        result = throw(dice)
        yield result, dice.chance
        more = dice.advance()


def fresh_seed() -> bytes:
    return os.urandom(SEED_BYTES)
