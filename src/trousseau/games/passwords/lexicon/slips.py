# compiled: mypyc
"""Words that are one slip of the fingers away from what was typed."""

from __future__ import annotations

from collections.abc import Iterator

from trousseau.games.passwords.lexicon.graph import LETTER, NONE, A, WordGraph


def slips(graph: WordGraph, typed: str) -> set[str]:
    """The words with a letter more, less, swapped with the next or in place of another."""
    found = set()
    node = graph.root
    for place in range(len(typed) + 1):
        for letters, rest in _turns(graph, node, typed[place:]):
            if graph.is_end(graph.follow(node, letters + rest)):
                found.add(typed[:place] + letters + rest)
        if place < len(typed):
            node = graph.child(node, typed[place])
            if node == NONE:
                break
    found.discard(typed)
    return found


def _turns(graph: WordGraph, node: int, rest: str) -> Iterator[tuple[str, str]]:
    """How a word may go on where the slip is: the letters meant there, and what follows them."""
    after = rest[1:]
    yield "", after
    if after:
        yield after[0] + rest[0], after[1:]
    for edge in range(graph.starts[node], graph.starts[node + 1]):
        letter = chr(A + (graph.edges[edge] & LETTER))
        yield letter, rest
        if rest:
            yield letter, after
