# compiled: mypyc
"""The expert's thinking: all the best words it knows, tried in imagined games."""

from __future__ import annotations

from typing import Final

from trousseau.games.passwords.bots.race import Race
from trousseau.games.passwords.bots.thinking import Idea, Table, worths
from trousseau.games.passwords.pieces import DECKS
from trousseau.games.passwords.search import gems_of
from trousseau.kernel.dice import Dice

LOOKS: Final = 300
"""How many words are looked at closely, the ones of most gems first and the commonest of those."""

CANDIDATES: Final = 12
"""How many of them are tried in imagined games."""


def best_of_all(table: Table, known: int, rounds: int, dice: Dice) -> Idea | None:
    """The word that wins most of about so many imagined games."""
    ideas = best_ideas(table, known)
    candidates = _candidates(table, ideas)
    if not candidates:
        return None
    race = Race(table.view, table.seat, _unseen(table), [idea.safes for idea in ideas])
    return _search(race, candidates, rounds, dice)


def best_ideas(table: Table, known: int) -> list[Idea]:
    """The words that place most gems, each where it is worth most, the worthiest first."""
    vocabulary = table.lexicon.vocabulary(known)
    gems = gems_of(vocabulary, table.ring)
    ranks = [rank for rank, many in enumerate(gems) if many]
    ranks.sort(key=lambda rank: -gems[rank])
    worth = worths(table)
    ideas = [table.idea(vocabulary, rank, worth) for rank in ranks[:LOOKS]]
    ideas.sort(key=lambda idea: -idea.worth)
    return ideas


def _candidates(table: Table, ideas: list[Idea]) -> list[Idea]:
    """The worthiest that may be said, one for each set of safes: the words themselves count not."""
    found: dict[int, Idea] = {}
    for idea in ideas:
        if idea.safes not in found and table.may_say(idea.word):
            found[idea.safes] = idea
            if len(found) == CANDIDATES:
                break
    return list(found.values())


def _unseen(table: Table) -> list[int]:
    """The spaces of all safes that have not come yet."""
    view = table.view
    seen = {safe.number for safe in view.ring}
    seen.update([safe.number for safes in view.closed for safe in safes])
    deck = DECKS[view.options.language]
    return [card.spaces for number, card in enumerate(deck) if number not in seen]


def _search(race: Race, ideas: list[Idea], rounds: int, dice: Dice) -> Idea:
    """Sequential halving: all are tried equally often, and the worse half drops out."""
    left = list(range(len(ideas)))
    totals = [0.0] * len(ideas)
    halvings = max(1, (len(ideas) - 1).bit_length())
    while len(left) > 1:
        for _ in range(max(1, rounds // (halvings * len(left)))):
            for i in left:
                totals[i] += race.outcome(ideas[i].safes, dice)
        left.sort(key=lambda i: -totals[i])
        del left[(len(left) + 1) // 2 :]
    return ideas[left[0]]
