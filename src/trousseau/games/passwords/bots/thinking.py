# compiled: mypyc
"""What every bot does: it looks at the ring, words come to its mind, and it says a safe one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from trousseau.games.passwords.bots.walking import best_safes, places_of, worth_of
from trousseau.games.passwords.judging import judged, repeated
from trousseau.games.passwords.lexicon import Vocabulary
from trousseau.games.passwords.lexicon.families import NONE
from trousseau.games.passwords.lexicon.lexicon import Lexicon, lexicon
from trousseau.games.passwords.shapes import Announce, PasswordsView, Safe
from trousseau.kernel.dice import Dice

TRIES: Final = 4
"""How often somebody thinks again to whom no word has come that may be said."""

DRAWS: Final = 8
"""For each word that comes to mind, so many are drawn at most: others begin elsewhere."""

SAVED: Final = 0.5
"""What a gem that closes a safe is worth beside leaving the hand, and so is each of the same player
that lies there already. It won most games among bots that differed in nothing else."""


class Idea(NamedTuple):
    """A word, where its gems would lie, and what that is worth."""

    worth: float
    word: str
    safes: int

    def move(self) -> Announce:
        return Announce(self.word, places_of(self.safes))


class Table:
    """What the player of a turn looks at."""

    def __init__(self, view: PasswordsView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.lexicon: Lexicon = lexicon(view.options.language)
        self.ring = "".join([safe.letter for safe in view.ring])
        self.gems = view.hands[seat]

    def may_say(self, word: str) -> bool:
        """Whether nothing at all speaks against it: bots never ask the table (R6)."""
        view = self.view
        if repeated(word, view.used) is not None:
            return False
        judgement = judged(view.options.language, word, view.used, view.rulings)
        return judgement is not None and judgement.tier == NONE

    def idea(self, vocabulary: Vocabulary, rank: int, worths: Sequence[float]) -> Idea:
        safes = best_safes(vocabulary.keys[rank], self.ring, worths, self.gems)
        return Idea(worth_of(safes, worths), vocabulary.words[rank], safes)


def plain_worths(table: Table) -> list[float]:
    """A gem is a gem."""
    return [1.0] * len(table.ring)


def worths(table: Table) -> list[float]:
    """A gem that closes a safe is worth more, and more still with others of the same player."""
    return [_worth(safe, table.seat) for safe in table.view.ring]


def _worth(safe: Safe, seat: int) -> float:
    closes = len(safe.gems) + 1 == safe.spaces
    return 1.0 + SAVED * (1 + safe.gems.count(seat)) if closes else 1.0


def best_of_some(
    table: Table, known: int, looks: int, worths: Sequence[float], dice: Dice
) -> Idea | None:
    """The best of so many words that come to mind, of those that somebody knows."""
    vocabulary = table.lexicon.vocabulary(known)
    for _ in range(TRIES):
        ideas = _some_ideas(table, vocabulary, looks, worths, dice)
        ideas.sort(key=lambda idea: -idea.worth)
        for idea in ideas:
            if table.may_say(idea.word):
                return idea
    return None


def _some_ideas(
    table: Table, vocabulary: Vocabulary, looks: int, worths: Sequence[float], dice: Dice
) -> list[Idea]:
    ideas: list[Idea] = []
    for _ in range(DRAWS * looks):
        rank = dice.below(len(vocabulary))
        if vocabulary.keys[rank][0] in table.ring:
            ideas.append(table.idea(vocabulary, rank, worths))
            if len(ideas) == looks:
                break
    return ideas
