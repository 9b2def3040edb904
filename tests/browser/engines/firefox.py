"""Firefox, by WebDriver BiDi: it speaks that itself, with no driver in between."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from base64 import b64decode
from pathlib import Path
from typing import Any

from tests.browser.engines import actions
from tests.browser.engines.window import SLOWEST, Window
from websockets.sync.client import connect

NAMES = ("firefox-esr", "firefox")
LISTENING = "WebDriver BiDi listening on "


class Firefox(Window):
    def __init__(self, folder: Path) -> None:
        """The folder is the profile."""
        super().__init__()
        address = self._start(folder)
        self._socket = self.opened.enter_context(connect(f"{address}/session", max_size=None))
        self._ids = itertools.count()
        self._ask("session.new", capabilities={})
        # In its first window, which nobody sees, no page hears that a field has the focus.
        self._context = {"context": self._ask("browsingContext.create", type="window")["context"]}

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", **self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target=self._context,
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", **self._context, viewport=size)

    def press_at(self, x: float, y: float) -> None:
        self._ask("input.performActions", **self._context, actions=actions.click(x, y))

    def type(self, text: str) -> None:
        self._ask("input.performActions", **self._context, actions=actions.keys(text))

    def photograph(self) -> bytes:
        return b64decode(self._ask("browsingContext.captureScreenshot", **self._context)["data"])

    def _start(self, profile: Path) -> str:
        """The address at which it listens, which is the last that we need to read from it."""
        firefox = next(filter(None, map(shutil.which, NAMES)), None)
        assert firefox, "this needs Firefox: ./play test installs it where it may"
        words = ["--headless", "--no-remote", "--profile", str(profile)]
        process = subprocess.Popen(
            [firefox, *words, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.opened.callback(process.__exit__, None, None, None)
        self.opened.callback(process.terminate)
        assert process.stderr is not None
        said = next((line for line in process.stderr if line.startswith(LISTENING)), None)
        assert said, "Firefox doesn't start"
        return said.removeprefix(LISTENING).strip()

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        key = next(self._ids)
        self._socket.send(json.dumps({"id": key, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(2 * SLOWEST))
            if message.get("id") == key:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result
