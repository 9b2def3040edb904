"""The game with so few cards that piles run out, tiles skip and every order can be listed."""

from __future__ import annotations

from typing import ClassVar

from tests.games.fourkeys.secrets import SECRETS
from tests.games.long import STEPS_HERE, seats_here, with_long

from trousseau.games.fourkeys.game import FourKeysGame
from trousseau.games.fourkeys.pieces import PILE_CARDS
from trousseau.testing.suite import Small, promises


class Handful(FourKeysGame):
    stock: ClassVar[tuple[range, ...]] = tuple(
        [cards[:many] for cards, many in zip(PILE_CARDS, (4, 3, 2, 3), strict=True)]
    )


GAME = Handful()
TestHandful = with_long(
    promises(
        GAME,
        secrets=SECRETS,
        small=Small(steps=10),
        seats=seats_here(GAME),
        steps=STEPS_HERE,
    ),
    "imagined_worlds_have_their_exact_chances",
)
