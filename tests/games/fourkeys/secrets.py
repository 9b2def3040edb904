"""What is hidden, said from the rulebook: in which order the cards of a pile lie under its top."""

from __future__ import annotations

from collections.abc import Mapping

from trousseau.games.fourkeys.pieces import PILES
from trousseau.games.fourkeys.state import FourKeys
from trousseau.kernel import Dice


class FourKeysSecrets:
    """The same for every seat and for those who watch."""

    def hidden(self, state: FourKeys, seat: int | None) -> Mapping[str, int]:
        """Each card that is not the only one left under its pile's top, by its depth."""
        return {
            f"{PILES[pile]}, {depth} from the bottom": card
            for pile in range(len(PILES))
            if len(state.below(pile)) > 1
            for depth, card in enumerate(state.below(pile))
        }

    def swapped(self, state: FourKeys, seat: int | None, dice: Dice) -> FourKeys:
        """The cards under one pile's top in another order; nothing else."""
        other = state.copy()
        deep = [pile for pile in range(len(PILES)) if len(state.below(pile)) > 1]
        if deep:
            pile = dice.choice(deep)
            below = state.below(pile)
            while below == state.below(pile):
                dice.shuffle(below)
            other.piles[pile] = [*below, state.top(pile)]
            other.left[pile] = len(below) + 1
        return other


# What the shared suite is told about this game.

SECRETS = FourKeysSecrets()
SMALL = None
"""A hundred cards can't be listed in every order: `test_handful.py` plays with a dozen."""

VARIANTS: dict[str, dict[str, object]] = {}
