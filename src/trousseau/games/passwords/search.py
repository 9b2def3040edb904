# compiled: mypyc
"""Which words place most gems on a ring, in a vocabulary or among all there are.

A ring is the letters of its safes, clockwise; one without a free space is left out, since nobody
can stop there. A word goes from a safe with its first letter once round, either way; what it places
on a walk is the longest sequence of letters that the word and the walk have in common.

All walks that begin with the same letter are reckoned at once, in one number: the state of a word.
Each walk is a field of it, with a bit for each safe that it meets. At first all bits are set. As
the letters of the word go by, the bit of a safe falls where one more gem can lie up to that safe
than up to the one before; so those that have fallen are the gems.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from trousseau.games.passwords.lexicon import Lexicon, Vocabulary
from trousseau.games.passwords.lexicon.graph import ENDS, LETTER, LETTER_BITS, NONE, A, WordGraph
from trousseau.games.passwords.lexicon.vocabulary import NO_WORD

ALPHABET: Final = 26
NODE_BITS: Final = 20
"""Enough for the number of any node of a graph."""


class Walks:
    """The walks round a ring that begin with a letter."""

    def __init__(self, ring: str, first: str) -> None:
        ways = set()
        for start, letter in enumerate(ring):
            if letter == first:
                met = ring[start + 1 :] + ring[:start]
                ways.add(met)
                ways.add(met[::-1])
        self.ways: list[str] = sorted(ways)
        self.safes = len(ring) - 1
        """How many a walk meets after its first."""
        self.width = len(ring)
        """Of a field: one bit more than it has safes, for what is carried over."""
        self.full = 0
        """Every bit of every field: the state of a word of one letter."""
        self.masks: list[int] = [0] * ALPHABET
        """By letter the safes that have it, in all fields."""
        self.on_ring = sorted({ord(letter) - A for letter in ring})
        self.letters = sum([1 << letter for letter in self.on_ring])
        for field, met in enumerate(self.ways):
            for place, letter in enumerate(met):
                bit = 1 << (field * self.width + place)
                self.full |= bit
                self.masks[ord(letter) - A] |= bit
        self._after: dict[int, list[int]] = {}
        self._gems: dict[int, int] = {}
        self._of_letters: dict[int, int] = {}
        self._hopes: dict[int, int] = {}

    def after(self, state: int) -> list[int]:
        """By letter the state when it has gone by."""
        following = self._after.get(state)
        if following is None:
            following = [state] * ALPHABET
            for letter in self.on_ring:
                following[letter] = self._meet(state, self.masks[letter])
            self._after[state] = following
        return following

    def gems(self, state: int) -> int:
        """The most that a word in this state places, with the one on its first safe."""
        gems = self._gems.get(state, 0)
        if not gems:
            walk = (1 << self.width) - 1
            left = self.safes
            for field in range(len(self.ways)):
                left = min(left, (state >> self.width * field & walk).bit_count())
            gems = 1 + self.safes - left
            self._gems[state] = gems
        return gems

    def hope(self, state: int, letters: int) -> int:
        """The most that it can place in the end, if only these letters may still come.

        As if they came again and again, each of them wherever it is wanted.
        """
        letters &= self.letters
        key = state << ALPHABET | letters
        hope = self._hopes.get(key, 0)
        if not hope:
            safes = self._safes(letters)
            before = 0
            while state != before:
                before = state
                state = self._meet(state, safes)
            hope = self.gems(state)
            self._hopes[key] = hope
        return hope

    def _meet(self, state: int, safes: int) -> int:
        """The state when a letter has gone by that these safes have.

        Between two safes whose bits have fallen, the first of these safes now falls in place of
        the second: adding carries the bit there. This is the bit-parallel reckoning of a longest
        common subsequence, after Hyyrö.
        """
        met = state & safes
        return ((state + met) | (state - met)) & self.full

    def _safes(self, letters: int) -> int:
        """The safes that have one of some letters, in all fields."""
        safes = self._of_letters.get(letters, NONE)
        if safes == NONE:
            safes = 0
            for letter in self.on_ring:
                if letters >> letter & 1:
                    safes |= self.masks[letter]
            self._of_letters[letters] = safes
        return safes


def gems_of(vocabulary: Vocabulary, ring: str) -> list[int]:
    """For each word of a vocabulary how many gems it can place; 0 if it begins nowhere."""
    trie = vocabulary.trie()
    depths, letters, words = trie.depths, trie.letters, trie.words
    found = [0] * len(vocabulary)
    states = [0] * (max(depths, default=0) + 2)
    for first in sorted(set(ring)):
        walks = Walks(ring, first)
        begin, end = trie.spans.get(first, (0, 0))
        for place in range(begin, end):
            depth = depths[place]
            state = walks.after(states[depth])[letters[place]] if depth else walks.full
            states[depth + 1] = state
            word = words[place]
            if word != NO_WORD:
                found[word] = walks.gems(state)
    return found


class Find(NamedTuple):
    """A word and how many gems it can place."""

    gems: int
    key: str


def any_word(key: str) -> bool:
    """Let every word be used."""
    return True


def best_words(
    lexicon: Lexicon,
    ring: str,
    most: int = 1,
    known: int | None = None,
    usable: Callable[[str], bool] = any_word,
) -> list[Find]:
    """The words that place most gems, at most so many of them, the best first.

    Of all words there are, or of so many common ones (then the commoner of equals comes first).
    `usable` is asked about the letters of a word, only for words that would be taken.
    """
    if known is None:
        return _Hunt(lexicon.graph, ring, most, usable).finds
    return list(islice(_ranked(lexicon.vocabulary(known), ring, usable), most))


def _ranked(vocabulary: Vocabulary, ring: str, usable: Callable[[str], bool]) -> Iterator[Find]:
    gems = gems_of(vocabulary, ring)
    for wanted in range(len(ring), 0, -1):
        for rank, count in enumerate(gems):
            if count == wanted and usable(vocabulary.keys[rank]):
                yield Find(count, vocabulary.keys[rank])


class _Hunt:
    """Looks through the graph for words of so many gems, then for words of one less, and so on."""

    def __init__(
        self, graph: WordGraph, ring: str, most: int, usable: Callable[[str], bool]
    ) -> None:
        self.ends = graph.ends
        self.edges = graph.edges
        self.starts = graph.starts
        self.reach = graph.reach()
        self.most = most
        self.usable = usable
        self.finds: list[Find] = []
        self.path: list[int] = []
        self.hopeless: set[int] = set()
        """Nodes, each with a state, from which no word places just as many gems as wanted."""
        firsts = sorted(set(ring))
        all_walks = [Walks(ring, first) for first in firsts]
        for target in range(len(ring), 0, -1):
            self.target = target
            for first, walks in zip(firsts, all_walks, strict=True):
                node = graph.child(graph.root, first)
                if node != NONE:
                    self.walks = walks
                    self.hopeless.clear()
                    self.path = [ord(first) - A]
                    self._look(node, walks.full)
                if len(self.finds) == most:
                    return

    def _look(self, node: int, state: int) -> bool:
        """Take the words from here on that place as many gems as wanted; whether there are any."""
        walks = self.walks
        found = bool(self.ends[node] & ENDS) and walks.gems(state) == self.target
        if found:
            self._take()
        following = walks.after(state)
        for edge in self.edges[self.starts[node] : self.starts[node + 1]]:
            if len(self.finds) == self.most:
                break
            new, child = following[edge & LETTER], edge >> LETTER_BITS
            key = new << NODE_BITS | child
            if (
                key in self.hopeless
                or walks.hope(new, self.reach[child]) < self.target
                or walks.gems(new) > self.target
            ):
                continue
            self.path.append(edge & LETTER)
            if self._look(child, new):
                found = True
            else:
                self.hopeless.add(key)
            self.path.pop()
        return found

    def _take(self) -> None:
        key = "".join([chr(A + letter) for letter in self.path])
        if self.usable(key):
            self.finds.append(Find(self.target, key))
