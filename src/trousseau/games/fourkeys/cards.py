"""The 108 cards, as one would read them out: what a door asks for, and what its room is worth.

Keys come with how many there are of them. Each symbol is as frequent as the others everywhere.
Rooms:

    gold 3      worth 3
    centre 3    worth 3 on the four squares in the middle, 1 elsewhere; so also corners,
                left, right, top and bottom for the columns and rows at the rim
    near 3      worth 3 beside the Adventurer's tile, 1 elsewhere
    purse       worth as much as the Adventurer's tile
    above       worth as much as the card above it
    before      worth as much as the card to its left
    each ♥      worth 1 for every such symbol on the keys of the dungeon
"""

from __future__ import annotations

from typing import Final

START_DOORS: Final = """
♥       gold 2
⚡      gold 2
✚       gold 2
⬢       gold 2
"""

DOORS_1: Final = """
♥       centre 3
⚡      above
✚       centre 3
⬢       before
♥       near 4
⚡      near 4
✚       near 4
⬢       near 4
♥       left 3
⚡      right 3
✚       top 3
⬢       bottom 3
♥♥      gold 3
⚡⚡    gold 3
✚✚      gold 3
⬢⬢      gold 3
♥⚡     gold 3
♥✚      gold 3
♥⬢      gold 3
⚡✚     gold 3
⚡⬢     gold 3
✚⬢      gold 3
♥⚡     purse
♥✚      corners 4
♥⬢      above
⚡✚     purse
⚡⬢     corners 4
✚⬢      before
"""

KEYS_1: Final = """
4 ♥ / ⚡
4 ♥ / ✚
4 ♥ / ⬢
4 ⚡ / ✚
4 ⚡ / ⬢
4 ✚ / ⬢
"""

DOORS_2: Final = """
♥⚡✚    gold 4
♥⚡⬢    gold 4
♥✚⬢     gold 4
⚡✚⬢    gold 4
♥⚡✚    gold 4
♥⚡⬢    gold 4
♥✚⬢     gold 4
⚡✚⬢    gold 4
♥⚡✚    centre 5
♥⚡⬢    corners 5
♥✚⬢     near 6
⚡✚⬢    near 6
♥♥♥     each ♥
⚡⚡⚡  each ⚡
✚✚✚     each ✚
⬢⬢⬢     each ⬢
♥⚡✚⬢   gold 5
♥⚡✚⬢   gold 5
♥⚡✚⬢   gold 5
♥⚡✚⬢   gold 5
♥⚡✚⬢   gold 5
♥⚡✚⬢   gold 5
♥⚡✚⬢   centre 6
♥⚡✚⬢   corners 6
♥⚡✚⬢   left 5
♥⚡✚⬢   right 5
♥⚡✚⬢   top 5
♥⚡✚⬢   bottom 5
"""

KEYS_2: Final = """
4 ♥♥ / ⚡⚡
3 ♥♥ / ✚✚
4 ♥♥ / ⬢⬢
4 ⚡⚡ / ✚✚
3 ⚡⚡ / ⬢⬢
4 ✚✚ / ⬢⬢
1 ♥✚ / ⚡⬢
1 ♥⬢ / ⚡✚
"""
