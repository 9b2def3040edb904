"""The mall tiles: an original set, made once by a generator and frozen (7, 10.2).

A tile's head is its number and what its door positions are, N E S W: a colour (y o g p) is an
exploration door of that hero, `in` the entrance; a side not named is wall. Then four by four
squares of two signs, north at the top:

    .. floor   ## no square   t. hourglass   b. crystal ball   c. camera
    iX item   xX exit   vX vortex, X a colour   e1 e1, e2 e2 the two ends of an escalator

Between squares - and | are open floor, o is an orange wall, and a blank is a wall.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = """
tile 1a N:g E:p S:y W:o
vy ## e1-vg
|     |
.. ..-.. vo
|  |  |  |
..-e1-..-..
|        |
..-..-t. vp

tile 1b N:g E:o S:y W:p
t. ..-..-..
|  |     |
.. ..-.. ..
|  |  |  |
e1 ..-..-..
|        |
..-e1-..-..

tile 2 N:o E:y S:in
## vo ..-e1
   |  |
## .. ..-xp
   |
## ..-e1-..
   |
vg-.. ## ##

tile 3 N:p S:in W:g
..-..-..-..
|        |
.. ## ## ..
|        |
..-..-vp t.
|  |
vy .. ## ##

tile 4 E:o S:in W:p
..-..-..-..
|        |
.. ## ## ..
         |
t. .. vg-e1
|  |
..-..-e1 ##

tile 5 N:g E:y S:in
..-.. ..-vp
|  |  |
.. ..-.. t.
|        |
.. ## ..-..
|     |  |
..-..-.. vy

tile 6 N:g S:in W:o
..-..-.. ##
|
.. ..-..-..
|  |     |
..-..-iy ..
|        |
vo ..-..-..

tile 7 E:y S:in
..-..-.. io
|     |  |
..-vg ..-e1
|        |
vp e1 ## ..
   |
## .. ## ##

tile 8 E:y S:in W:p
vy ## ## ig
|        |
.. ..-..-..
|  |     |
.. .. ## ..
|  |
..-.. ## ##

tile 9 N:p E:g S:in
..-..-.. ##
|
.. ..-vo ip
|  |     |
.. .. ## ..
|  |     |
..-..-..-..

tile 10 E:o S:in
..-e1-vg xg
|        |
..-vp ## e1
         |
## ## ## ..
         |
## ..-..-..

tile 11 E:p S:in W:y
..-..-xy ##
|  |
.. ..-.. ##
|     |
.. ## ..-..
|        |
vo ..-..-..

tile 12 N:o E:g S:in
vy-..-.. ##
   |  |
## vg e1-..
         |
## e1-xo ..
         |
## ..-..-..

tile 13 N:y E:p S:in
vy vo-..-..
|        |
.. ## ## ..
|        |
..-..o..-..
   |  |
## ..-.. ##

tile 14 E:g S:in W:o
e1-vy ## ##
|
.. vp ## ##
o  |
..-e1-.. ..
|     |  |
..-.. ..-..

tile 15 E:o S:in W:g
..-.. ## ##
|  |
..o..-..-..
         |
## ## ..-..
      |  |
b.-..-.. vg

tile 16 N:p E:y S:in
..-vp ..-..
|        |
.. ## ## ..
|        |
..o..-.. e1
|  |  |  |
..-.. e1 c.

tile 17 N:g S:in
..-..-.. c.
|     |  |
.. ## .. ..
|     |  |
.. b. ..-..
|  |
..-..-..-vo

tile 18 N:o S:in W:y
..-vg ..-..
|        |
..-.. ..-..
   |  |
## ..-.. ##
   |
## ..-..-c.

tile 19 N:p E:o S:in
c.-..-..-..
   |     |
## .. ## ..
   |     |
..-.. ## ..
|  o     |
..-.. ## vp

tile 20 N:y S:in W:g
..-..-e1-..
|        |
.. ## ## ..
         |
## e1 b.-..
   |
## .. ## ##

tile 21 N:o E:g S:in W:p
..-..-.. ##
|  o  |
..-.. ..-..
   |     |
## ..-vo ..
   |
## .. ## ##

tile 22 N:y E:p S:in
## ## ..-..
         |
vy-.. ..-..
   |  |  |
vo ..-.. ..
|     |
..-..-.. ##

tile 23 S:in W:y
## ..-.. vg
   |  |  |
..-.. ..-..
|        |
..-.. vp ..
   |  |  |
## .. ..-..

tile 24 N:o S:in W:p
vy-..-..-..
   o     |
..-..-..-..
         |
## ..-..-..
   |     |
## .. ## vg
"""
