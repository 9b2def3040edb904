"""Makes the graph of words that the game reads; `WordGraph` there says how it is laid out."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from trousseau.games.passwords.lexicon.graph import ENDS, LETTER_BITS, A
from trousseau.games.passwords.lexicon.vocabulary import shared_letters


class Branch:
    """A node that may still change: the letters that lead on, and whether a word ends here."""

    def __init__(self) -> None:
        self.edges: list[tuple[str, int]] = []
        self.ends = False


class Columns(NamedTuple):
    """What `WordGraph` is made of."""

    nodes: bytes
    edges: array[int]
    before: array[int]


def build(words: list[str]) -> Columns:
    """The smallest graph of these words, which are in the order of the alphabet.

    Only the nodes of the last word can still change. When a word leaves the one before, what is
    behind their common beginning is done with, and equal nodes are one.
    """
    nodes: dict[tuple[bool, tuple[tuple[str, int], ...]], int] = {}
    path = [Branch()]
    last = ""

    def close(depth: int) -> None:
        while len(path) > depth + 1:
            done = path.pop()
            number = nodes.setdefault((done.ends, tuple(done.edges)), len(nodes))
            path[-1].edges.append((last[len(path) - 1], number))

    for word in words:
        shared = shared_letters(last, word)
        close(shared)
        path += (Branch() for _ in word[shared:])
        path[-1].ends = True
        last = word
    close(0)
    nodes[path[0].ends, tuple(path[0].edges)] = len(nodes)
    return _columns(list(nodes))


def _columns(nodes: list[tuple[bool, tuple[tuple[str, int], ...]]]) -> Columns:
    edges, before = array("I"), array("I")
    counts: list[int] = []
    for ends, leading in nodes:
        count = int(ends)
        for letter, node in leading:
            edges.append(node << LETTER_BITS | ord(letter) - A)
            before.append(count)
            count += counts[node]
        counts.append(count)
    heads = bytes(len(leading) | ends * ENDS for ends, leading in nodes)
    return Columns(heads, edges, before)
