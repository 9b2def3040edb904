"""A server killed with -9 under load, again and again: `python -m bench.kill --times 200`.

People and bots play at many tables; the server is killed at random moments and started again on
the same data. Afterwards the log is held against what was acknowledged and told.
"""
