"""What the table asks, and what it replies, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

SINGLE = 0
"""The chain of questions that stand by themselves."""


class Question(msgspec.Struct, frozen=True):
    text: str
    chain: int
    """Questions with the same number follow each other."""


class Replies(msgspec.Struct, frozen=True):
    evasive: tuple[str, ...]
    slips: tuple[str, ...]
    """With a forbidden word in each."""


@cache
def questions(language: str) -> tuple[Question, ...]:
    file = Path(__file__).parent.with_name(f"questions_{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=tuple[Question, ...])


@cache
def replies(language: str) -> Replies:
    file = Path(__file__).with_name("replies.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Replies])[language]


def follow_up(language: str, number: int) -> int | None:
    """The next question of the same chain."""
    asked = questions(language)
    after = number + 1
    chained = asked[number].chain != SINGLE and after < len(asked)
    return after if chained and asked[after].chain == asked[number].chain else None


@cache
def openings(language: str) -> tuple[int, ...]:
    """Numbers of questions that need nothing before them."""
    asked = questions(language)
    numbers = range(len(asked))
    return tuple(
        number
        for number in numbers
        if asked[number].chain == SINGLE or asked[number].chain != asked[number - 1].chain
    )


@cache
def chain_openings(language: str) -> tuple[int, ...]:
    asked = questions(language)
    return tuple(number for number in openings(language) if asked[number].chain != SINGLE)
