"""WebKit, by WebDriver: WebKitGTK's own small browser, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
from base64 import b64decode
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.browser.engines import actions
from tests.browser.engines.window import PATIENCE, SLOWEST, Window

SCREEN = "2000x1400x24"

NO_ROOM = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border: 0; }"
"""For the browser's own controls: with them the window could not be as narrow as a phone."""


BY_PROCESSOR = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
"""It would paint for a graphics card, which a machine without one imitates: four times the work."""


class WebKit(Window):
    def __init__(self, folder: Path) -> None:
        """The folder is the browser's home."""
        super().__init__()
        self._port = free_port()
        style = folder / "gtk-3.0" / "gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text(NO_ROOM)
        home = {"XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
        display = {"DISPLAY": f":{self._show()}", "GDK_BACKEND": "x11"}
        environment = {**os.environ, **home, **display, **BY_PROCESSOR}
        self._run(["WebKitWebDriver", f"--port={self._port}"], environment)
        self._await_driver()
        session = self._ask("POST", "/session", {"capabilities": {}})
        self._session = f"/session/{session['sessionId']}"
        self.opened.callback(self._ask, "DELETE", self._session)
        # Longer than we wait ourselves, so that it is we who say what never happened.
        self._ask("POST", f"{self._session}/timeouts", {"script": int(SLOWEST * 1000)})

    def open(self, url: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": url})

    def evaluate(self, expression: str) -> Any:
        body = {"script": f"return {expression}", "args": []}
        return self._ask("POST", f"{self._session}/execute/sync", body)

    def resize(self, width: int, height: int) -> None:
        """The browser's own controls are some lines high, which only it knows."""
        bar = self.evaluate("outerHeight - innerHeight")
        size = {"width": width, "height": height + bar}
        self._ask("POST", f"{self._session}/window/rect", size)
        self.wait_for(f"innerWidth === {width} && innerHeight === {height}")

    def press_at(self, x: float, y: float) -> None:
        self._ask("POST", f"{self._session}/actions", {"actions": actions.click(x, y)})

    def type(self, text: str) -> None:
        self._ask("POST", f"{self._session}/actions", {"actions": actions.keys(text)})

    def photograph(self) -> bytes:
        return b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def _show(self) -> str:
        """The number of a new display."""
        words = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
        process = self._run(words, dict(os.environ), stdout=subprocess.PIPE)
        assert process.stdout is not None
        return str(process.stdout.readline().decode().strip())

    def _run(
        self, words: list[str], environment: dict[str, str], stdout: int = subprocess.DEVNULL
    ) -> subprocess.Popen[bytes]:
        assert shutil.which(words[0]), f"this needs {words[0]}: ./play test installs it if it may"
        process = subprocess.Popen(words, env=environment, stdout=stdout, stderr=subprocess.DEVNULL)
        self.opened.callback(process.__exit__, None, None, None)
        self.opened.callback(process.terminate)
        return process

    def _await_driver(self) -> None:
        """It tells nobody when it listens."""
        end = monotonic() + PATIENCE
        while True:
            try:
                self._ask("GET", "/status")
            except ConnectionRefusedError:
                assert monotonic() < end, "WebKit's driver doesn't start"
                sleep(0.02)
            else:
                return

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=2 * SLOWEST)
        try:
            connection.request(method, path, None if body is None else json.dumps(body))
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        finally:
            connection.close()
        assert answer.status == 200, value
        return value


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port
