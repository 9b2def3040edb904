"""What is said at a table: heard by all, or held back until the game lets it be heard."""

from __future__ import annotations

from collections import deque
from collections.abc import Container

from msgspec.structs import replace

from trousseau.tables.core.messages import Spoken

CHAT_KEPT = 50


class Conversation:
    def __init__(self) -> None:
        self.heard: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        self.held: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        """What was said and may not be heard yet."""

    def add(self, said: Spoken) -> None:
        (self.held if said.held else self.heard).append(said)

    def release(self, speakers: Container[int]) -> tuple[Spoken, ...]:
        """What these people said is heard now."""
        freed = [said for said in self.held if said.person in speakers]
        for said in freed:
            self.held.remove(said)
        released = [replace(said, held=False) for said in freed]
        self.heard.extend(released)
        return tuple(released)
