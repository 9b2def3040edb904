"""Games that always deal the same, the cards that are hardest to fit: for `--game` of a server.

Such a module takes the place of the game of its name. Whatever its seed, the game is dealt so; its
records can't be verified.
"""
