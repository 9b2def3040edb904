"""`python -m bench.page`: frames a second while the page moves, beside a page with one moving box.

The box is the reference: all that this machine and its browser can do with so slow a processor.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.chromium import PATIENCE, launched
from tests.web.server import Server

from bench.page import coffre, fourkeys
from bench.page.frames import THROTTLE, Frames, slow_down, watched
from bench.page.stage import arrived

ROUNDS = 3

BOX = "<style>div { width: 80px; height: 110px; background: brown }</style><div></div>"
MOVE_BOX = """document.querySelector("div").animate(
  { transform: ["none", "translate(200px, 400px) rotate(90deg)"] },
  { duration: 1500 },
)"""


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    print(f"390x844, processor {THROTTLE} times slower, software rendering\n")
    print("| what moves | frames/s | beside the box | in time | median ms |")
    print("| --- | --- | --- | --- | --- |")
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = launched(playwright)
        with Server(Path(data) / "house") as server:
            reference = together([one_box(browser, server) for _ in range(ROUNDS)])
            show("one box", reference, reference)
            for name, frames in scenes(browser, server):
                show(name, frames, reference)
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


def scenes(browser: Browser, server: Server) -> Iterator[tuple[str, Frames]]:
    yield "a key is chosen", together([key(browser, server) for _ in range(ROUNDS)])
    for scene in [*coffre.SCENES, *fourkeys.SCENES]:
        yield scene.name, together([scene.play(browser, server) for _ in range(ROUNDS)])


def key(browser: Browser, server: Server) -> Frames:
    ada = arrived(browser, server)
    ada.open_home()
    slow_down(ada.page)
    frames = watched(ada.page, lambda: ada.home.choose_key("maze"))
    ada.context.close()
    return frames


if __name__ == "__main__":
    main()
