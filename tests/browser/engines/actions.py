"""What a hand does, in the words that WebDriver and WebDriver BiDi share."""

from __future__ import annotations

from typing import Any

Actions = list[dict[str, Any]]


def click(x: float, y: float) -> Actions:
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
    press = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": "mouse", "actions": press}]


def keys(text: str) -> Actions:
    strokes = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": strokes}]
