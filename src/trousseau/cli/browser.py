"""The person's browser, opened at our page where there is a desktop for it."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from threading import Thread


def open_browser(url: str) -> None:
    """Try, and never wait or complain: the address is in the terminal too."""
    if has_browser():
        Thread(target=_open, args=(url,), daemon=True).start()


def has_browser() -> bool:
    """Whether the person named a browser, or the desktop has one."""
    return bool(os.environ.get("BROWSER")) or (_has_desktop() and _has_window())


def _has_desktop() -> bool:
    if sys.platform == "darwin":
        return "SSH_CONNECTION" not in os.environ
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _has_window() -> bool:
    """A browser of text would take this terminal: such a one is called and waited for."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    waits = isinstance(browser, webbrowser.GenericBrowser)
    return not waits or isinstance(browser, webbrowser.BackgroundBrowser)


def _open(url: str) -> None:
    with suppress(OSError, webbrowser.Error):
        webbrowser.open(url)
