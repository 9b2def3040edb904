"""Is a game fair, and is every card worth a thought? Many games between bots, looked at closely.

One folder a game: what is noted, and how that is told. They share how games are played (`playing`)
and how figures get onto a page (`page`).
"""
