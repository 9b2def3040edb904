"""For authors of games: the promises every game keeps, as tests, and small sample games.

`suite` is where to begin. It needs pytest, and `posterior` needs scipy; playing the sample games
needs neither, so nothing is imported here. May import the kernel and the bots.
"""
