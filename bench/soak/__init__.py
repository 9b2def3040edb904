"""A server under many short evenings: `python -m bench.soak --tables 50000`.

Tables are opened, played at and left, a few at a time, and leave the server's memory soon after.
What the server holds then is written down now and again: it must not grow with what it has seen.
"""
