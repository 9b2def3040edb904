"""The sentences that people read, in French and in English, made from data.

Beside the kernel: it knows no game and imports nothing of Trousseau.
"""

from trousseau.words.catalogue import game_words
from trousseau.words.language import LANGUAGES, language_of
from trousseau.words.sentences import Words

__all__ = ["LANGUAGES", "Words", "game_words", "language_of"]
