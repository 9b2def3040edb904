"""A person without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

FARTHEST = 80
"""Presses of Tab after which there is nothing more to come."""


def type_by_key(page: Page, text: str) -> None:
    """As a keyboard of any language does: Playwright's presses no key for an accent."""
    keys = page.context.new_cdp_session(page)
    for sign in text:
        for kind in ("keyDown", "keyUp"):
            keys.send("Input.dispatchKeyEvent", {"type": kind, "key": sign, "text": sign})
    keys.detach()


def press_by_key(target: Locator) -> None:
    """Go there by Tab, see that the focus can be seen, and press Enter once that does something."""
    go_to(target)
    expect(target).to_be_enabled()
    target.page.keyboard.press("Enter")


def go_to(target: Locator) -> None:
    expect(target).to_be_visible()
    page = target.page
    for _ in range(FARTHEST):
        if is_focused(target):
            expect(target).to_be_focused()
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} can't be reached by Tab, only {focused(page)}")


def is_focused(target: Locator) -> bool:
    found: bool = target.evaluate("(element) => element === document.activeElement")
    return found


def focused(page: Page) -> str:
    """What has the focus, in words."""
    found: str = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
    )
    return found
