"""Keeps of all possible links the likely ones, and adds the families written by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .derive import LEARNED, RESEMBLANCE

if TYPE_CHECKING:
    from .derive import Links

MOST: Final = 14
"""The dearest path that still means something."""
MARGIN: Final = 1


def choose(links: Links) -> dict[str, dict[str, int]]:
    """For each word its bases. The cheapest counts; of the others those about as likely."""
    chosen: dict[str, dict[str, int]] = {}
    frequency = links.words.frequency
    for derived, bases in sorted(links.bases.items()):
        ranked = sorted(bases.items(), key=lambda item: (item[1], -frequency[item[0]], item[0]))
        best = ranked[0][1]
        kept = {
            base: cost
            for base, cost in ranked[:3]
            if cost <= MOST and (cost <= best + MARGIN or cost >= RESEMBLANCE)
        }
        chosen[derived] = kept
    return _with_families(chosen, links)


def _with_families(chosen: dict[str, dict[str, int]], links: Links) -> dict[str, dict[str, int]]:
    for family in links.rules.families:
        head = f"{family.base} ({family.gloss})" if family.gloss else family.base
        if family.gloss:
            chosen.setdefault(family.base, {})[head] = 0
        for cost, members in ((1, family.sure), (LEARNED, family.learned)):
            for member in members:
                known = chosen.setdefault(member, {})
                if family.gloss:
                    known.pop(family.base, None)
                known[head] = min(cost, known.get(head, cost))
    return chosen
