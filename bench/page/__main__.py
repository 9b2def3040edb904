"""`python -m bench.page`: frames a second while the page moves, beside a page with one moving box.

The box is the reference: all that this machine and its browser can do with so slow a processor.
Words choose scenes: `python -m bench.page trial` watches those with that word in their names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
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
    print("| what moves | frames/s | beside the box | in time | median ms |")
    print("| --- | --- | --- | --- | --- |")
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = launched(playwright)
        with Server(Path(data) / "house", "--game", boyard.DECK) as server:
            reference = together([one_box(browser, server) for _ in range(ROUNDS)])
            show("one box", reference, reference)
            for name, play in scenes():
                if all(word in name for word in words):
                    rounds = [play(browser, server) for _ in range(ROUNDS)]
                    show(name, together(rounds), reference)
        browser.close()


def show(name: str, frames: Frames, reference: Frames) -> None:
    ratio = frames.rate / reference.rate
    figures = f"{frames.rate:.0f} | {ratio:.2f} | {frames.in_time:.0%} | {frames.middle:.1f}"
    print(f"| {name} | {figures} |", flush=True)


def together(rounds: list[Frames]) -> Frames:
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
