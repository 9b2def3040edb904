"""`python -m bench.page`: frames a second while the page moves, beside a page with one moving box.

The box is the reference: all that this machine and its browser can do with so slow a processor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.chromium import PATIENCE, QUIET, found_chromium
from tests.browser.devices import Device
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.web.server import Server

from bench.page.frames import THROTTLE, Frames, slow_down, watched

PHONE = Device(390, 844, touch=True, motion="no-preference")
ROUNDS = 3

BOX = "<style>div { width: 80px; height: 110px; background: brown }</style><div></div>"
MOVE_BOX = """document.querySelector("div").animate(
  { transform: ["none", "translate(200px, 400px) rotate(90deg)"] },
  { duration: 1500 },
)"""

Scene = tuple[str, Frames]


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    print(f"390x844, processor {THROTTLE} times slower, software rendering\n")
    print("| what moves | frames/s | beside the box | in time | median ms |")
    print("| --- | --- | --- | --- | --- |")
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=found_chromium(), args=QUIET)
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


def arrived(browser: Browser, server: Server) -> Person:
    context = browser.new_context(**PHONE.context("fr"), base_url=server.url)
    context.set_default_timeout(PATIENCE)
    return Person(context, "Ada", "fr", server)


def one_box(browser: Browser, server: Server) -> Frames:
    ada = arrived(browser, server)
    ada.page.set_content(BOX)
    slow_down(ada.page)
    frames = watched(ada.page, lambda: ada.page.evaluate(f"void {MOVE_BOX}"))
    ada.context.close()
    return frames


def scenes(browser: Browser, server: Server) -> Iterator[Scene]:
    yield "a key is chosen", together([key(browser, server) for _ in range(ROUNDS)])
    for kind in ("observe", "exchange", "force"):
        yield f"{kind}, six seats", together([move(browser, server, kind) for _ in range(ROUNDS)])
    yield "the reveal, six seats", together([reveal(browser, server) for _ in range(ROUNDS)])


def key(browser: Browser, server: Server) -> Frames:
    ada = arrived(browser, server)
    ada.open_home()
    slow_down(ada.page)
    frames = watched(ada.page, lambda: ada.home.choose_key("maze"))
    ada.context.close()
    return frames


def move(browser: Browser, server: Server, kind: str) -> Frames:
    """A move of somebody else, seen by the player at the page."""

    def act(table: Table) -> None:
        seat = mover(table)
        moves = table.view(seat)["moves"]
        table.play(seat, next(one for one in moves if one["do"] == kind))

    return at_table(browser, server, act)


def reveal(browser: Browser, server: Server) -> Frames:
    """The last turn ends and the chest stays shut: all cards turn up."""

    def act(table: Table) -> None:
        table.play(mover(table), {"do": "end_turn"})

    def prepare(table: Table) -> None:
        for _ in range(5):
            table.play(mover(table), {"do": "pass"})
            table.play(mover(table), {"do": "end_turn"})
        table.play(mover(table), {"do": "pass"})

    return at_table(browser, server, act, prepare)


def at_table(
    browser: Browser,
    server: Server,
    act: Callable[[Table], None],
    prepare: Callable[[Table], None] = lambda table: None,
) -> Frames:
    ada = arrived(browser, server)
    table = Table(server, ada, seats=6, options={"round_limit": 1}).begin()
    prepare(table)
    expect(ada.coffre.own_card).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    slow_down(ada.page)
    frames = watched(ada.page, lambda: act(table))
    ada.context.close()
    return frames


def mover(table: Table) -> int:
    seat = table.waiting
    assert seat is not None
    return seat


if __name__ == "__main__":
    main()
