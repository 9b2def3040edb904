"""Opening the person's browser: only where there is a desktop, and never in the way."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from threading import Event

import pytest

from trousseau.cli import browser

URL = "http://localhost:8000"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was opened, on a machine that has a browser but no desktop yet."""
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(browser, "Thread", AtOnce)
    return opened


class AtOnce:
    """A thread that is done when it was started."""

    def __init__(self, target: Callable[[str], None], args: tuple[str], *, daemon: bool) -> None:
        assert daemon, "a browser that is slow to start must not keep the server from stopping"
        self._run = partial(target, *args)

    def start(self) -> None:
        self._run()


def test_without_a_desktop_nothing_is_opened(opened: list[str]) -> None:
    browser.open_browser(URL)
    assert opened == []


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_a_desktop_or_a_chosen_browser_will_do(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "something")
    browser.open_browser(URL)
    assert opened == [URL]


def test_a_mac_has_a_desktop_unless_it_is_far_away(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    browser.open_browser(URL)
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    browser.open_browser(URL)
    assert opened == [URL]


def test_a_browser_of_text_would_take_the_terminal(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    browser.open_browser(URL)
    assert opened == []


def test_a_desktop_without_a_browser_is_no_trouble(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", none)
    browser.open_browser(URL)
    assert opened == []


def test_a_browser_that_does_not_start_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = Event()

    def broken(url: str) -> bool:
        tried.set()
        raise OSError("no such program")

    monkeypatch.setenv("BROWSER", "something")
    monkeypatch.setattr(webbrowser, "open", broken)
    browser.open_browser(URL)
    assert tried.wait(10)
