"""`python -m bench.page`: frames a second while the page moves, beside a page with one moving box.

The box is the reference: all that this machine and its browser can do with so slow a processor. It
moves after each round of a scene, since others may use the machine too.
Words choose scenes: `python -m bench.page trial` watches those with that word in their names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.chromium import PATIENCE, launched
from tests.web.server import Server

from bench.page import boyard, coffre, fourkeys
from bench.page.frames import THROTTLE, Frames, slow_down, watched
from bench.page.stage import arrived

ROUNDS = 3

BOX = "<style>div { width: 80px; height: 110px; background: brown }</style><div></div>"
MOVE_BOX = """document.querySelector("div").animate(
  { transform: ["none", "translate(200px, 400px) rotate(90deg)"] },
  { duration: 1500 },
)"""


Play = Callable[[Browser, Server], Frames]


def main(words: list[str]) -> None:
    expect.set_options(timeout=PATIENCE)
    print(f"390x844, processor {THROTTLE} times slower, software rendering\n")
    print("| what moves | frames/s | beside it the box | share | in time | median ms |")
    print("| --- | --- | --- | --- | --- | --- |")
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = launched(playwright)
        with Server(Path(data) / "house", "--game", boyard.DECK) as server:
            for name, play in scenes():
                if all(word in name for word in words):
                    show(name, *side_by_side(play, browser, server))
        browser.close()


def side_by_side(play: Play, browser: Browser, server: Server) -> tuple[Frames, Frames]:
    """A scene, and the box in the same minute."""
    rounds = [(play(browser, server), one_box(browser, server)) for _ in range(ROUNDS)]
    scene, box = zip(*rounds, strict=True)
    return together(scene), together(box)


def show(name: str, scene: Frames, box: Frames) -> None:
    rates = f"{scene.rate:.0f} | {box.rate:.0f} | {scene.rate / box.rate:.2f}"
    print(f"| {name} | {rates} | {scene.in_time:.0%} | {scene.middle:.1f} |", flush=True)


def together(rounds: Iterable[Frames]) -> Frames:
    return Frames(tuple(pause for frames in rounds for pause in frames.pauses))


def one_box(browser: Browser, server: Server) -> Frames:
    ada = arrived(browser, server)
    ada.page.set_content(BOX)
    slow_down(ada.page)
    frames = watched(ada.page, lambda: ada.page.evaluate(f"void {MOVE_BOX}"))
    ada.context.close()
    return frames


def scenes() -> Iterator[tuple[str, Play]]:
    yield "a key is chosen", key
    yield from ((scene.name, scene.play) for scene in [*coffre.SCENES, *fourkeys.SCENES])
    yield from ((trial.name, trial.play) for trial in boyard.TRIALS)


def key(browser: Browser, server: Server) -> Frames:
    ada = arrived(browser, server)
    ada.open_home()
    slow_down(ada.page)
    frames = watched(ada.page, lambda: ada.home.choose_key("maze"))
    ada.context.close()
    return frames


if __name__ == "__main__":
    main(sys.argv[1:])
