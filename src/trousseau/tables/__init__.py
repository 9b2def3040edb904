"""A table's life: people and seats, games and rematches, time, bots at work, who is told what.

May import the store and what is below it. Sockets and HTTP are the web's.
"""
