"""The page that was built, as it is handed out: from memory, packed, and only once."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from tests.web.server import Serve, Server

from trousseau.web.built_page import BuiltPage, accepts_gzip

MOST_SCRIPT = 120_000
"""Bytes of packed script that the first screen may load."""

MOST_SCRIPT_OF_A_TRIAL = 15_000
"""The same for a trial of boyard, beside what its table has loaded."""

TRIAL = r"src/games/boyard/trials/\w+/Trial\.svelte"

INDEX = b"<!doctype html><title>Trousseau</title>"
SCRIPT = b"export const keys = 5;\n" * 50


class Answer(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes


class Visit:
    """Asks an application without a server between."""

    def __init__(self, folder: Path) -> None:
        page = BuiltPage(folder)
        self._app = Starlette(routes=[page], exception_handlers={HTTPException: page.on_http_error})
        self._app.router.redirect_slashes = False

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        return asyncio.run(self._ask(method, path, headers))

    async def _ask(self, method: str, path: str, headers: Mapping[str, str]) -> Answer:
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": b"",
            "headers": [
                (name.replace("_", "-").lower().encode(), value.encode())
                for name, value in headers.items()
            ],
        }
        answer = Answer(0, {}, b"")

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers |= {
                    name.decode(): value.decode() for name, value in message["headers"]
                }
            else:
                answer.body += message.get("body", b"")

        async def receive() -> Any:
            raise AssertionError("nobody reads the body of such a request")

        await self._app(scope, receive, send)
        return answer


@pytest.fixture
def page(tmp_path: Path) -> Visit:
    """A page of a few files, and one file beside it that is nobody's business."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_bytes(b"{}")
    (folder / "index.html").write_bytes(INDEX)
    (folder / "sw.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "ink-3c4d.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    return Visit(folder)


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t/AbC123", "/t/AbC123/screen", "/t/AbC123/replay/2"),
        *("/learn/coffre", "/rules/my.game", "/daily/passwords", "/HKLMRT", "/hklmrt"),
    ],
)
def test_every_path_of_the_page_begins_with_its_first_file(page: Visit, path: str) -> None:
    answer = page.get(path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/t", "/t/", "/t/a/b", "/t/a/replay/x", "/learn", "/t/é", "/x", "/assets", "/HKLMR"]
)
def test_other_paths_are_refused(page: Visit, path: str) -> None:
    answer = page.get(path)
    assert answer.status == 404
    assert msgspec.json.decode(answer.body)["code"] == "no_such_page"


def test_a_person_who_is_lost_sees_the_page(page: Visit) -> None:
    lost = page.get("/nowhere", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (lost.status, lost.body) == (404, INDEX)
    assert lost.headers["cache-control"] == "no-store"
    call = page.get("/api/nowhere", accept="text/html")
    assert call.headers["content-type"] == "application/json"


def test_what_has_its_digest_in_its_name_is_kept_for_good(page: Visit) -> None:
    kept = page.get("/assets/index-1a2b.js")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert kept.headers["content-type"] == "text/javascript; charset=utf-8"
    assert page.get("/assets/ink-3c4d.woff2").headers["content-type"] == "font/woff2"
    assert page.get("/sw.js").headers["cache-control"] == "no-cache"


def test_a_browser_that_has_it_gets_it_no_second_time(page: Visit) -> None:
    for path in ("/", "/assets/index-1a2b.js"):
        tag = page.get(path).headers["etag"]
        for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
            again = page.get(path, if_none_match=known)
            assert (again.status, again.body) == (304, b"")
            assert again.headers["etag"] == tag
        assert page.get(path, if_none_match='"other"').status == 200
    assert page.get("/").headers["etag"] != page.get("/sw.js").headers["etag"]


def test_the_packed_form_goes_to_those_who_take_it(page: Visit) -> None:
    packed = page.get("/assets/index-1a2b.js", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == SCRIPT
    plain = page.get("/assets/index-1a2b.js")
    assert "content-encoding" not in plain.headers
    assert plain.body == SCRIPT
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in page.get("/sw.js", accept_encoding="gzip").headers


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP; q=0.5", True),
        ("gzip;q=0", False),
        ("gzip;q=0.00", False),
        ("br", False),
        ("", False),
    ],
)
def test_gzip_is_accepted_by_name(header: str, *, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/.vite/manifest.json",
        "/assets",
        "/assets/",
        "/assets/index-1a2b.js.gz",
        "/index.html/",
    ],
)
def test_nothing_but_the_files_of_the_page_is_there(page: Visit, path: str) -> None:
    assert page.get(path).status == 404


def test_it_can_only_be_read(page: Visit) -> None:
    assert page.get("/", "HEAD").status == 200
    for method in ("POST", "PUT", "DELETE"):
        refused = page.get("/", method)
        assert refused.status == 405
        assert refused.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "lancez ./play"), ("en", "run ./play")])
def test_without_a_build_it_says_what_to_do(tmp_path: Path, language: str, words: str) -> None:
    page = Visit(tmp_path / "none")
    for path in ("/", "/t/abc"):
        answer = page.get(path, accept_language=language)
        assert answer.status == 503
        assert answer.headers["content-type"].startswith("text/plain")
        assert words in answer.body.decode()
    assert page.get("/nowhere", accept="text/html").status == 404


# The page that was really built, on a real server.


def test_the_server_has_the_page(server: Server) -> None:
    first = server.api.get("/")
    assert first.status == 200, "run ./play build"
    assert "worker-src 'self'" in first.headers["Content-Security-Policy"]
    assert server.api.ask("HEAD", "/").body == b""
    named = Named(first.text)
    assert named.scripts
    assert named.links
    for path in [*named.scripts, *named.links]:
        answer = server.api.get(path)
        assert answer.status == 200, path
        assert answer.headers["Content-Type"] != "application/octet-stream", path
    manifest = server.api.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert server.api.get(icon["src"]).headers["Content-Type"] == icon["type"]
    assert server.api.get("/sw.js").headers["Cache-Control"] == "no-cache"


def test_nothing_inline_that_the_policy_forbids(server: Server) -> None:
    named = Named(server.api.get("/").text)
    assert named.inline == []
    assert all(path.startswith("/") for path in [*named.scripts, *named.links])


def test_opening_the_page_is_not_counted_as_a_call(serve: Serve) -> None:
    server = serve(limits={"requests_per_minute": 2})
    assert [server.api.get("/").status for _ in range(10)] == [200] * 10
    assert [server.api.get("/theme.js").status for _ in range(10)] == [200] * 10
    statuses = [server.api.get("/api/games").status for _ in range(3)]
    assert statuses == [200, 200, 429]
    assert server.api.get("/t/abc").status == 200


class Built:
    """The scripts of the page as it was built, and which of them load which."""

    def __init__(self) -> None:
        self._page = files("trousseau.web") / "page"
        manifest = (self._page / ".vite" / "manifest.json").read_bytes()
        self.chunks: dict[str, Any] = msgspec.json.decode(manifest)

    def loaded(self, *names: str) -> set[str]:
        """These, and all that they need at once."""
        needed: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in needed:
                needed.add(name)
                waiting += self.chunks[name].get("imports", [])
        return needed

    def size(self, names: set[str]) -> int:
        """Packed, in bytes."""
        scripts = [self.chunks[name]["file"] for name in names]
        return sum(len((self._page / f"{script}.gz").read_bytes()) for script in scripts)


def test_the_first_screen_loads_little_script() -> None:
    built = Built()
    needed = built.loaded("index.html")
    assert 0 < built.size(needed) <= MOST_SCRIPT, needed


def test_each_trial_of_boyard_loads_little_script() -> None:
    built = Built()
    table = built.loaded("index.html", "src/games/boyard/index.ts")
    trials = [name for name in built.chunks if re.fullmatch(TRIAL, name)]
    assert len(trials) == 11, "the ten, and the living room's"
    sizes = {name: built.size(built.loaded(name) - table) for name in trials}
    assert max(sizes.values()) <= MOST_SCRIPT_OF_A_TRIAL, sizes


class Named(HTMLParser):
    """The files that a page names, and what it has inline."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.links: list[str] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.inline += [name for name in named if name == "style" or name.startswith("on")]
        if tag == "script":
            (self.scripts if "src" in named else self.inline).append(named.get("src", tag))
        elif tag == "link":
            self.links.append(named["href"])
        elif tag == "style":
            self.inline.append(tag)
