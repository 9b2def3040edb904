"""A bot in the terminal, whose answers come at even instants."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

from trousseau.bots import Bot, Seen
from trousseau.bots.timing import left
from trousseau.kernel import Dice


class Unhurried:
    """How long the bot thought is nobody's business."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot

    def choose(self, seen: Seen[Any], dice: Dice) -> Any:
        began = monotonic()
        move = self.bot.choose(seen, dice)
        sleep(left(monotonic() - began))
        return move
