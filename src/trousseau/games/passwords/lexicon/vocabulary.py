# compiled: mypyc
"""The words that somebody knows: the commonest of a language, up to a size."""

from __future__ import annotations

from typing import Final

NO_WORD: Final = -1


class Vocabulary:
    """Words from the commonest to the rarest: their letters, and as the dictionary writes them."""

    def __init__(self, keys: list[str], words: list[str]) -> None:
        self.keys = keys
        self.words = words
        self._trie: Trie | None = None

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, rank: int) -> str:
        return self.words[rank]

    def trie(self) -> Trie:
        """The words by their beginnings, made when first asked for."""
        if self._trie is None:
            self._trie = Trie(self.keys)
        return self._trie


class Trie:
    """Beginnings of words in the order of the alphabet: each follows the one it continues."""

    def __init__(self, keys: list[str]) -> None:
        self.depths: list[int] = []
        """How many letters come before the last one of each beginning."""
        self.letters: list[int] = []
        """The last letter of each, A is 0."""
        self.words: list[int] = []
        """The place in `keys` of the word that it is, or NO_WORD."""
        self.spans: dict[str, tuple[int, int]] = {}
        """By first letter where its beginnings start, and where they end."""
        before = ""
        for key, place in sorted([(key, place) for place, key in enumerate(keys)]):
            shared = shared_letters(before, key)
            for depth in range(shared, len(key)):
                self.depths.append(depth)
                self.letters.append(ord(key[depth]) - ord("A"))
                self.words.append(NO_WORD)
            self.words[-1] = place
            start, _ = self.spans.get(key[0], (len(self.words) - len(key), 0))
            self.spans[key[0]] = (start, len(self.words))
            before = key


def shared_letters(one: str, other: str) -> int:
    """How many letters two words begin with together."""
    most = min(len(one), len(other))
    for depth in range(most):
        if one[depth] != other[depth]:
            return depth
    return most
