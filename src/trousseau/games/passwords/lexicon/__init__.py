"""French and English words for Mots de passe, in files of our own that need no network.

Importing this loads no words; `lexicon("fr")` does, once.
"""

from trousseau.games.passwords.lexicon.lexicon import Lexicon, lexicon
from trousseau.games.passwords.lexicon.reading import Reading
from trousseau.games.passwords.lexicon.vocabulary import Vocabulary

__all__ = ["Lexicon", "Reading", "Vocabulary", "lexicon"]
