"""What a command may hold."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from trousseau.tables.core import commands as ask


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (ask.Token, "0f" * 16),
        (ask.Avatar, "grey-cat-2"),
        (ask.Avatar, ""),
        (ask.Nonce, "c0ffee"),
        (ask.EmoteName, "well_done"),
        (ask.Language, "fr"),
    ],
)
def test_no_newline_passes_behind_what_is_allowed(kind: Any, text: str) -> None:
    assert msgspec.convert(text, kind) == text
    for more in (f"{text}\n", f"\n{text}", f"{text}\n{text}"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(more, kind)
