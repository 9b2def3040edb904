"""The coach: words that would have placed clearly more, and those of the game worth remembering.

It looks at the ring as it lay in each turn, through the eyes of whoever asks, and only for words
that people know and that clashed with nothing then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Final

import msgspec

from trousseau.games.passwords.bots.thinking import Idea, Table, plain_worths
from trousseau.games.passwords.bots.walking import places_of
from trousseau.games.passwords.lexicon import Vocabulary
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.search import gems_of
from trousseau.games.passwords.shapes import (
    Announced,
    Passed,
    PasswordsView,
    Placed,
    Step,
    Struck,
    UsedWord,
)
from trousseau.games.passwords.walks import find_walk
from trousseau.kernel import Moment

TOLD: Final = 3
"""How many turns are told of at most."""

CLEARLY: Final = 2
"""So many gems more a word must place than what was said."""

CIRCLES: Final = (5_000, 12_000, 30_000)
"""Vocabularies in which a better word is looked for; a larger one only counts if it has more."""

LOOKS: Final = 60
"""How many words of most gems are looked at, in each."""


class BetterWord(msgspec.Struct, frozen=True):
    word: str
    steps: tuple[Step, ...]
    """Its gems, as the walk meets them; how many there are is what counts."""


class MissedTurn(msgspec.Struct, frozen=True):
    """A turn in which a known word would have placed clearly more."""

    moment: int
    """That of the announcement or of the pass; the one before it shows the table as it was."""

    seat: int
    word: str | None
    """What was said; nothing if the turn was passed."""

    gems: int
    """What came of it."""

    better: tuple[BetterWord, ...]
    """Common words first; each later one places more."""


class Noted(msgspec.Struct, frozen=True):
    """A word of the game that stands out."""

    moment: int | None
    """Where its gems fell, if these eyes met it."""

    seat: int
    word: str
    count: int
    """Its letters, how many words are commoner, or its gems."""


class Advice(msgspec.Struct, frozen=True):
    """For the turns of these eyes' seat, or of all seats for those who watched."""

    missed: tuple[MissedTurn, ...]
    """In the order in which they came; none if hardly anything was better."""

    longest: Noted | None
    rarest: Noted | None
    most_fruitful: Noted | None
    """Among the words of all; the earliest of equals."""


class Turn(msgspec.Struct, frozen=True):
    """What a seat saw at its turn, and what came of it."""

    moment: int
    seat: int
    before: PasswordsView
    word: str | None
    gems: int


def advice(story: Sequence[Moment]) -> Advice:
    """What a well-read friend would say to the eyes that met this story."""
    missed: list[MissedTurn] = []
    for turn in _turns(story):
        told = {word.word for other in missed for word in other.better}
        found = _missed(turn, told)
        if found is not None:
            missed.append(found)
    missed.sort(key=lambda turn: turn.gems - len(turn.better[-1].steps))
    last = _view(story[-1])
    return Advice(
        tuple(sorted(missed[:TOLD], key=lambda turn: turn.moment)),
        _noted(story, last.used, lambda word: len(letters(word.word))),
        _noted(story, last.used, lambda word: word.rank),
        _noted(story, last.used, lambda word: word.gems),
    )


# What was said.


def _turns(story: Sequence[Moment]) -> Iterator[Turn]:
    for number in range(1, len(story)):
        before = _view(story[number - 1])
        for fact in story[number].facts:
            if not isinstance(fact, Announced | Struck | Passed) or before.phase != "announce":
                continue
            if before.seat in (None, fact.seat):
                word = None if isinstance(fact, Passed) else fact.word
                gems = _gems_of(story, number) if isinstance(fact, Announced) else 0
                yield Turn(number, fact.seat, before, word, gems)
            break


def _gems_of(story: Sequence[Moment], number: int) -> int:
    """What came of an announcement: the table may have talked about it first."""
    for met in story[number:]:
        for fact in met.facts:
            if isinstance(fact, Placed):
                return len(fact.steps)
            if isinstance(fact, Struck):
                return 0
    return 0


def _view(met: Moment) -> PasswordsView:
    assert isinstance(met.view, PasswordsView)
    return met.view


# What could have been said.


def _missed(turn: Turn, told: Set[str]) -> MissedTurn | None:
    """What it could have been, without words that were told of another turn."""
    table = Table(turn.before, turn.seat)
    better: list[BetterWord] = []
    least = turn.gems + CLEARLY
    for size in CIRCLES:
        idea = _best(table, table.lexicon.vocabulary(size), least, told)
        if idea is not None:
            better.append(_told(table, idea))
            least = len(better[-1].steps) + 1
    if not better:
        return None
    return MissedTurn(turn.moment, turn.seat, turn.word, turn.gems, tuple(better))


def _best(table: Table, vocabulary: Vocabulary, least: int, told: Set[str]) -> Idea | None:
    """The word that places most, so many gems at least; of equals the commonest."""
    gems = [min(many, table.gems) for many in gems_of(vocabulary, table.ring)]
    ranks = [rank for rank, many in enumerate(gems) if many >= least]
    ranks.sort(key=lambda rank: -gems[rank])
    for rank in ranks[:LOOKS]:
        word = vocabulary.words[rank]
        if word not in told and table.may_say(word):
            return table.idea(vocabulary, rank, plain_worths(table))
    return None


def _told(table: Table, idea: Idea) -> BetterWord:
    walk = find_walk(letters(idea.word), table.ring, places_of(idea.safes))
    return BetterWord(idea.word, tuple(Step(place, letter) for place, letter in walk))


# Words to remember.


def _noted(
    story: Sequence[Moment], used: Sequence[UsedWord], count: Callable[[UsedWord], int]
) -> Noted | None:
    if not used:
        return None
    word = max(used, key=count)  # the first of equals
    return Noted(_placed_at(story, word), word.seat, word.word, count(word))


def _placed_at(story: Sequence[Moment], word: UsedWord) -> int | None:
    for number, met in enumerate(story):
        for fact in met.facts:
            if isinstance(fact, Placed) and fact.word == word.word:
                return number
    return None
