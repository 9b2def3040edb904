"""Many games at once: matches between bots, simulations, paired comparisons, reports.

May import games, bots, words and the kernel; no game is named here.
"""
