"""Keeps of all possible links the likely ones, and adds what is written by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trousseau.games.passwords.lexicon.families import DEAREST, DOUBT

from .derive import RESEMBLANCE
from .words import letters

if TYPE_CHECKING:
    from .derive import Links

SURE: Final = 1
LEARNED: Final = 5
"""Two of these still make a probable pair: aquatique and aquarium, by way of eau."""
MOST: Final = DEAREST[DOUBT]
"""The dearest path that still means something."""
MARGIN: Final = 1
"""How much dearer than the best another base may be."""
BEYOND_CONVERSION: Final = 6
"""How dear the base may be of what is a verb and a noun alike: débourser, débours, bourse."""
KEPT: Final = 3

Bases = dict[str, dict[str, int]]
Link = tuple[str, str]
"""A derived word and a base."""


class Contradiction(Exception):
    """The families have as kin what the vetoes or doubts have not."""


def choose(links: Links) -> Bases:
    """For each word its bases. The cheapest counts; of the others those about as likely."""
    chosen = {derived: _likely(derived, bases, links) for derived, bases in links.bases.items()}
    by_hand = _add_families(chosen, links)
    for one, other in sorted(map(sorted, links.rules.vetoes)):
        _part(chosen, by_hand, one, other)
    for one, other in sorted(map(sorted, links.rules.doubts)):
        _part(chosen, by_hand, one, other, RESEMBLANCE)
    return {derived: bases for derived, bases in sorted(chosen.items()) if bases}


def _likely(derived: str, bases: dict[str, int], links: Links) -> dict[str, int]:
    frequency = links.words.frequency
    ranked = sorted(bases.items(), key=lambda item: (item[1], -frequency[item[0]], item[0]))
    first, best = ranked[0]
    kept = {base: cost for base, cost in ranked[:KEPT] if cost <= min(best + MARGIN, MOST)}
    if _is_conversion(derived, first):
        others = ((base, cost) for base, cost in ranked if not _is_conversion(derived, base))
        base, cost = next(others, (first, best))
        if cost <= BEYOND_CONVERSION:
            kept[base] = cost
    for base, cost in ranked:
        if cost == RESEMBLANCE:
            kept.setdefault(base, cost)
    return kept


def _is_conversion(derived: str, base: str) -> bool:
    """Whether two words are the same but for the last letters: marche and marcher."""
    one, other = sorted((letters(derived), letters(base)), key=len)
    return other.startswith(one[: max(3, len(other) - 2)])


def _add_families(chosen: Bases, links: Links) -> set[Link]:
    by_hand = set()
    for family in links.rules.families:
        head = f"{family.base} ({family.gloss})" if family.gloss else family.base
        if family.gloss:
            chosen.setdefault(family.base, {})[head] = 0
        of_cost = {SURE: family.sure, LEARNED: family.learned, RESEMBLANCE: family.compounds}
        for cost, members in of_cost.items():
            for member in members:
                by_hand.add((member, head))
                known = chosen.setdefault(member, {})
                if family.gloss:
                    known.pop(family.base, None)
                known[head] = min(cost, known.get(head, cost))
    return by_hand


def _part(chosen: Bases, by_hand: set[Link], one: str, other: str, least: int = MOST + 1) -> None:
    """Cut the paths between two words where they are weakest, or let them cost so much at least."""
    while path := _path(chosen, one, other):
        if sum(chosen[derived][base] for derived, base in path) >= least:
            return
        by_rule = [link for link in path if link not in by_hand]
        if not by_rule:
            raise Contradiction(f"{one} and {other}, by way of {path}")
        derived, base = max(by_rule, key=lambda link: (chosen[link[0]][link[1]], link))
        if least > MOST:
            del chosen[derived][base]
        else:
            chosen[derived][base] = least


def _path(chosen: Bases, one: str, other: str) -> list[Link]:
    """The links of the cheapest path between two words by way of a base of both."""
    mine, yours = _upwards(chosen, one), _upwards(chosen, other)
    shared = [(mine[base][0] + yours[base][0], base) for base in mine.keys() & yours.keys()]
    if not shared:
        return []
    _, top = min(shared)
    return [*_links(mine, top), *_links(yours, top)]


def _upwards(chosen: Bases, word: str) -> dict[str, tuple[int, str]]:
    """For each word above a word the cost, and the word below it on the way."""
    found = {word: (0, "")}
    open_ = [word]
    while open_:
        below = open_.pop()
        for base, cost in chosen.get(below, {}).items():
            total = found[below][0] + cost
            if total <= MOST and (base not in found or total < found[base][0]):
                found[base] = (total, below)
                open_.append(base)
    return found


def _links(found: dict[str, tuple[int, str]], top: str) -> list[Link]:
    links = []
    while found[top][1]:
        links.append((found[top][1], top))
        top = found[top][1]
    return links
