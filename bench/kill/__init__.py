"""Servers killed with -9 under load, again and again: `python -m bench.kill --times 200`.

People and bots play at many tables; one server, or a random one of several that share a house in
PostgreSQL (`--servers 2`), is killed at random moments and started again. Afterwards the log is
held against what was acknowledged and told.
"""
