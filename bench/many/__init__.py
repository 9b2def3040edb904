"""Servers on PostgreSQL, beside one on SQLite: `python -m bench.many` from the project's folder.

What plays on them, and how it is told what it cost, is that of `bench.tables`.
"""
