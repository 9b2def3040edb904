"""What can be seen of a text, wherever people write one."""

from __future__ import annotations

import pytest

from trousseau.kernel.text import visible

SEEN = [
    (" a \n\t b ", "a b"),
    ("\u202eevil\u2066", "evil"),
    ("zero\u200bwidth\ufeff", "zerowidth"),
    ("\x00bell\x07", "bell"),
    ("👩\u200d🚀", "👩\u200d🚀"),
    ("e\u0301té", "e\u0301té"),
    ("❤\ufe0f", "❤\ufe0f"),
    ("a\u3164\u2800b\u3164", "a b"),
]

UNSEEN = [
    "",
    " \u3000\n",
    "\u200b",
    "\u200d",
    " \u200d\u200d ",
    "\u202e",
    "\u3164",  # Hangul fillers
    "\u115f\u1160\uffa0",
    "\u2800 \u2800",  # Braille without dots
    "\u0301\u0308",  # accents of nothing
    "\u034f",
    "\ufe0f\U000e0100",  # which of several forms, of nothing
    "\U000e0041\U000e007f",  # tags
    "\U0001d159",
]


@pytest.mark.parametrize(("text", "shown"), SEEN)
def test_text_is_shown_without_what_can_not_be_seen(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize("text", UNSEEN)
def test_of_some_texts_nothing_can_be_seen(text: str) -> None:
    assert visible(text) == ""
