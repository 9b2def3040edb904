"""What a browser has drawn, pixel by pixel."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

from matplotlib.image import imread

SEEN = 0.06
"""How far apart two colours are, of 1, that an eye tells apart."""


class Box(NamedTuple):
    """Of a page, in its pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Picture:
    def __init__(self, png: bytes) -> None:
        self.pixels = imread(BytesIO(png))[..., :3]

    def differs(self, other: Picture, box: Box) -> float:
        """The share of the box's pixels that another picture has in another colour."""
        rows = slice(round(box.y), round(box.y + box.height))
        columns = slice(round(box.x), round(box.x + box.width))
        apart = abs(self.pixels[rows, columns] - other.pixels[rows, columns]).max(axis=-1)
        return float((apart > SEEN).mean())
