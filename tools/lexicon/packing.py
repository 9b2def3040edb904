"""Packs entries into the two files of a language: its words, and how common they are.

The frequencies come from other people's counts under another licence, so they have a file of
their own.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import math
import sys
from array import array
from collections import Counter, defaultdict
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from trousseau.games.passwords.lexicon.lexicon import ALL, NEVER_MET
from trousseau.games.passwords.lexicon.spelling import letters
from trousseau.games.passwords.lexicon.vocabulary import shared_letters

from . import graph

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .entries import Entry

LEVELS_A_DECADE = 33
"""Steps for a tenfold frequency: one is 7 %, and all fit into a byte."""

DIGEST_SIZE = 8


class Files(NamedTuple):
    """The bytes of the files of a language."""

    words: bytes
    frequency: bytes


def pack(entries: Iterable[Entry], vulgar: Iterable[str] = ()) -> Files:
    """Both files. `vulgar` are forms, and lemmas with all their forms, that are never suggested."""
    by_key: dict[str, list[Entry]] = defaultdict(list)
    for entry in sorted(entries):
        by_key[letters(entry.form)].append(entry)
    keys = sorted(by_key)
    groups = [by_key[key] for key in keys]
    readings = [group[0] for group in groups]
    readings += [entry for group in groups for entry in group[1:]]
    avoided = set(vulgar)
    spellings, spelling_texts = _table([_changes(entry.form) for entry in readings])
    rules, rule_texts = _table([_rule(entry.form, entry.lemma) for entry in readings])
    nodes, edges, before = graph.build(keys)
    levels = bytes(_level(sum(entry.frequency for entry in group)) for group in groups)
    words: dict[str, bytes | array[int]] = {
        "nodes": nodes,
        "edges": edges,
        "before": before,
        "spellings": spellings,
        "spelling_texts": spelling_texts,
        "rules": rules,
        "rule_texts": rule_texts,
        "more": array("I", [n for n, group in enumerate(groups) for _ in group[1:]]),
        "vulgar": array(
            "I", [n for n, group in enumerate(groups) if any(avoided & {*e[:2]} for e in group)]
        ),
    }
    frequency: dict[str, bytes | array[int]] = {
        "levels": levels,
        "commoner": array(
            "I", [0, *accumulate(map(Counter(levels).__getitem__, range(NEVER_MET)))]
        ),
        "shares": bytes(share for group in groups for share in _shares(group)[1:]),
    }
    return Files(file_of(words), file_of(frequency))


def _changes(form: str) -> str:
    """Where a form differs from its letters: "6',6î" for presqu'île."""
    place, changes = 0, []
    for sign in form:
        plain = letters(sign)
        if plain.lower() != sign:
            changes.append(f"{place}{sign}")
        place += len(plain)
    return ",".join(changes)


def _rule(form: str, lemma: str) -> str:
    """How many letters to take off at the end, and what to put there: "4:er"."""
    shared = shared_letters(form, lemma)
    return f"{len(form) - shared}:{lemma[shared:]}"


def _table(texts: list[str]) -> tuple[array[int], bytes]:
    """Numbers in place of texts, and the texts by number; frequent ones have small numbers."""
    common = sorted(Counter(texts).items(), key=lambda item: (-item[1], item[0]))
    numbers = {text: number for number, (text, _) in enumerate(common)}
    return array("H", [numbers[text] for text in texts]), "\n".join(numbers).encode()


def _level(frequency: float) -> int:
    """A byte for a frequency per million: less for a commoner word."""
    if not frequency:
        return NEVER_MET
    return max(0, min(round(-math.log10(frequency / 1e6) * LEVELS_A_DECADE), NEVER_MET - 1))


def _shares(group: list[Entry]) -> list[int]:
    """What percentage of the use of the same letters each reading has; alike if nobody counted."""
    total = sum(entry.frequency for entry in group)
    if not total:
        return [ALL // len(group)] * len(group)
    return [round(ALL * entry.frequency / total) for entry in group]


def file_of(columns: Mapping[str, bytes | array[int]]) -> bytes:
    """The bytes of a file with these columns, as `Packed` reads it."""
    contents = {name: _bytes(column) for name, column in columns.items()}
    digest = hashlib.sha256(b"".join(contents.values())).hexdigest()[: 2 * DIGEST_SIZE]
    line = json.dumps(
        {"digest": digest, "sizes": {name: len(column) for name, column in contents.items()}}
    )
    unpacked = b"\n".join((line.encode(), b"".join(contents.values())))
    return lzma.compress(unpacked, preset=6 | lzma.PRESET_EXTREME)


def _bytes(column: bytes | array[int]) -> bytes:
    if isinstance(column, bytes):
        return column
    if sys.byteorder == "big":
        column.byteswap()
    return column.tobytes()
