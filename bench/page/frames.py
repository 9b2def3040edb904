"""How regularly a page draws while something moves, on a processor four times slower."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Page

THROTTLE = 4
"""Chromium's own measure of a mid-range phone."""

SCREEN = 1000 / 60
LATE = 1.5 * SCREEN
"""Milliseconds after which a frame was missed."""

REST = 400
"""Milliseconds without motion after which a scene is over."""

WATCH = """() => {
  const seen = { times: [], moved: 0 };
  const moves = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  const look = setInterval(() => {
    if (document.getAnimations().some(moves)) seen.moved = performance.now();
  }, 50);
  let on = true;
  const step = (now) => { seen.times.push(now); if (on) requestAnimationFrame(step); };
  requestAnimationFrame(step);
  window.atRest = (pause) => seen.moved > 0 && performance.now() - seen.moved > pause;
  window.stopWatch = () => {
    on = false;
    clearInterval(look);
    return seen;
  };
}"""


class Frames(NamedTuple):
    """The pauses between frames while something moved."""

    pauses: tuple[float, ...]

    @property
    def middle(self) -> float:
        return median(self.pauses)

    @property
    def in_time(self) -> float:
        """The share of frames that no other one was missed before."""
        return sum(pause < LATE for pause in self.pauses) / len(self.pauses)

    @property
    def rate(self) -> float:
        """Frames a second, over all."""
        return 1000 * len(self.pauses) / sum(self.pauses)


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})


def watched(page: Page, act: Callable[[], None]) -> Frames:
    """The frames from an act until everything has come to rest."""
    page.evaluate(WATCH)
    act()
    page.wait_for_function("(pause) => atRest(pause)", arg=REST, polling=100)
    seen = page.evaluate("stopWatch()")
    return between([time for time in seen["times"] if time <= seen["moved"]])


def watched_during(page: Page, act: Callable[[], None]) -> Frames:
    """The frames while somebody acts."""
    page.evaluate(WATCH)
    act()
    return between(page.evaluate("stopWatch()")["times"])


def between(times: list[float]) -> Frames:
    return Frames(tuple(later - earlier for earlier, later in pairwise(times)))
