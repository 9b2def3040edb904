# compiled: mypyc
"""All words of a language as one graph: a node for each way in which words can go on.

Words that end alike share nodes, so that hundreds of thousands take a megabyte. Each way from the
root to a node where a word ends is a word, and its number is its place in the alphabet.
"""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Final

A: Final = ord("A")
NONE: Final = -1
"""No node, no word."""

ENDS: Final = 0x80
MOST_EDGES: Final = 0x7F
LETTER_BITS: Final = 5
LETTER: Final = 0x1F


class WordGraph:
    """A minimal acyclic automaton in flat lists.

    `nodes` has a byte for each node: how many edges it has, and whether a word ends there. `edges`
    are in the order of their nodes, each a letter and the node it leads to; `before` is how many
    words come before those of the edge, among the words of its node. A node comes after all that
    it leads to: the last one is the root.
    """

    def __init__(self, nodes: bytes, edges: array[int], before: array[int]) -> None:
        self.ends = nodes
        self.edges: list[int] = edges.tolist()
        self.starts: list[int] = [0, *accumulate([node & MOST_EDGES for node in nodes])]
        """Where the edges of each node begin; and where all end."""
        self.before = before
        self.root = len(nodes) - 1
        self._reach: list[int] = []

    def child(self, node: int, letter: str) -> int:
        """The node that a letter leads to, or NONE."""
        edge = self._edge(node, ord(letter) - A)
        return NONE if edge == NONE else self.edges[edge] >> LETTER_BITS

    def follow(self, node: int, word: str) -> int:
        """The node that several letters lead to, or NONE."""
        for letter in word:
            node = self.child(node, letter)
            if node == NONE:
                break
        return node

    def is_end(self, node: int) -> bool:
        """Whether a word ends at a node."""
        return node != NONE and self.ends[node] & ENDS != 0

    def number(self, word: str) -> int:
        """The place of a word in the alphabet, or NONE if it is no word."""
        node = self.root
        number = 0
        for letter in word:
            edge = self._edge(node, ord(letter) - A)
            if edge == NONE:
                return NONE
            number += self.before[edge]
            node = self.edges[edge] >> LETTER_BITS
        return number if self.is_end(node) else NONE

    def word(self, number: int) -> str:
        """The word at a place in the alphabet."""
        node = self.root
        written = []
        while number or not self.is_end(node):
            edge = self.starts[node + 1] - 1
            while self.before[edge] > number:
                edge -= 1
            number -= self.before[edge]
            written.append(chr(A + (self.edges[edge] & LETTER)))
            node = self.edges[edge] >> LETTER_BITS
        return "".join(written)

    def reach(self) -> list[int]:
        """For each node the letters that may still come, as bits; worked out when first asked."""
        if not self._reach:
            edge = 0
            for node in range(len(self.ends)):
                letters = 0
                while edge < self.starts[node + 1]:
                    letters |= 1 << (self.edges[edge] & LETTER)
                    letters |= self._reach[self.edges[edge] >> LETTER_BITS]
                    edge += 1
                self._reach.append(letters)
        return self._reach

    def _edge(self, node: int, letter: int) -> int:
        for edge in range(self.starts[node], self.starts[node + 1]):
            if self.edges[edge] & LETTER == letter:
                return edge
        return NONE
