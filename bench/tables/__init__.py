"""Our server beside others at the same game: `python -m bench.tables` from the project's folder.

The others, and the load that plays on all of them, are Node programs in `peers`.
"""
