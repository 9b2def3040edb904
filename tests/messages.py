"""What a server sends, as tests ask for it."""

from __future__ import annotations

from typing import Any

import msgspec

Message = dict[str, Any]


def read(text: bytes | str) -> Message:
    """A message with the facts and the view of its moment beside the rest."""
    message: Message = msgspec.json.decode(text)
    return {**message.get("moment", {}), **message}
