"""French and English words and their families, in files of our own that need no network.

Importing this loads no words; `lexicon("fr")` and `families("fr")` do, once.
"""

from trousseau.games.passwords.lexicon.families import Families, families, judge
from trousseau.games.passwords.lexicon.judgement import Judgement
from trousseau.games.passwords.lexicon.lexicon import Lexicon, lexicon
from trousseau.games.passwords.lexicon.reading import Reading
from trousseau.games.passwords.lexicon.vocabulary import Vocabulary

__all__ = [
    "Families",
    "Judgement",
    "Lexicon",
    "Reading",
    "Vocabulary",
    "families",
    "judge",
    "lexicon",
]
