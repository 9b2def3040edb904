"""The cards as the rules page lists them.

Written into the page by `python -m tests.games.fourkeys.card_tables`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from trousseau.games.fourkeys import cards

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "fourkeys.md"
BEGIN = "<!-- cards: written by python -m tests.games.fourkeys.card_tables -->\n"
END = "<!-- end of cards -->\n"


def tables() -> str:
    return "\n".join(
        [
            *doors("Start doors", cards.START_DOORS),
            *doors("Doors I", cards.DOORS_1),
            *keys("Keys I", cards.KEYS_1),
            *doors("Doors II", cards.DOORS_2),
            *keys("Keys II", cards.KEYS_2),
        ]
    )


def doors(title: str, text: str) -> Iterator[str]:
    """A row for each room, with the needs of all doors before it."""
    by_room: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        needs, room = line.split(maxsplit=1)
        by_room.setdefault(room, []).append(needs)
    yield f"### {title}: {sum(map(len, by_room.values()))}"
    yield "| room | behind doors that ask for |"
    yield "| --- | --- |"
    for room, asked in by_room.items():
        yield f"| {room} | {', '.join(asked)} |"
    yield ""


def keys(title: str, text: str) -> Iterator[str]:
    rows = [line.split(maxsplit=1) for line in text.strip().splitlines()]
    yield f"### {title}: {sum(int(many) for many, _ in rows)}"
    yield "| faces | cards |"
    yield "| --- | ---: |"
    for many, faces in rows:
        yield f"| {faces} | {many} |"
    yield ""


def listed() -> str:
    """What the page has."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return rest.partition(END)[0]


if __name__ == "__main__":
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + tables() + END + rest.partition(END)[2], encoding="utf-8")
