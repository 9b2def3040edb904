"""Keeps of all possible links the likely ones, and adds what is written by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .derive import LEARNED, RESEMBLANCE
from .words import letters

if TYPE_CHECKING:
    from .derive import Links

MOST: Final = 14
"""The dearest path that still means something."""
MARGIN: Final = 1
"""How much dearer than the best another base may be."""
BEYOND_CONVERSION: Final = 6
"""How dear the base may be of what is a verb and a noun alike: débourser, débours, bourse."""
KEPT: Final = 3

Bases = dict[str, dict[str, int]]


def choose(links: Links) -> Bases:
    """For each word its bases. The cheapest counts; of the others those about as likely."""
    chosen = {derived: _likely(derived, bases, links) for derived, bases in links.bases.items()}
    _add_families(chosen, links)
    for pair in sorted(map(sorted, links.rules.vetoes)):
        _part(chosen, *pair)
    for pair in sorted(map(sorted, links.rules.doubts)):
        _part(chosen, *pair, RESEMBLANCE)
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


def _add_families(chosen: Bases, links: Links) -> None:
    for family in links.rules.families:
        head = f"{family.base} ({family.gloss})" if family.gloss else family.base
        if family.gloss:
            chosen.setdefault(family.base, {})[head] = 0
        of_cost = {1: family.sure, LEARNED: family.learned, RESEMBLANCE: family.compounds}
        for cost, members in of_cost.items():
            for member in members:
                known = chosen.setdefault(member, {})
                if family.gloss:
                    known.pop(family.base, None)
                known[head] = min(cost, known.get(head, cost))


def _part(chosen: Bases, one: str, other: str, cost: int = 0) -> None:
    """Cut the paths between two words where they are weakest, or make them dear."""
    while True:
        path = _path(chosen, one, other)
        if not path or sum(chosen[derived][base] for derived, base in path) >= (cost or MOST + 1):
            return
        derived, base = max(path, key=lambda link: (chosen[link[0]][link[1]], link))
        if cost:
            chosen[derived][base] = cost
        else:
            del chosen[derived][base]


def _path(chosen: Bases, one: str, other: str) -> list[tuple[str, str]]:
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


def _links(found: dict[str, tuple[int, str]], top: str) -> list[tuple[str, str]]:
    links = []
    while found[top][1]:
        links.append((found[top][1], top))
        top = found[top][1]
    return links
