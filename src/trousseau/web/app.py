"""All that is answered over HTTP, and the guard before it."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trousseau.kernel import Illegal
from trousseau.web.answers import on_illegal, on_our_fault, refused
from trousseau.web.api import Api
from trousseau.web.built_page import BuiltPage
from trousseau.web.daily import Daily
from trousseau.web.gate import Gate
from trousseau.web.lessons import Lessons
from trousseau.web.operation import SIGNS_OF_LIFE, Operation

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing, whoever asks."""


def app_for(gate: Gate, operation: Operation, page: BuiltPage) -> ASGIApp:
    app = Starlette(
        routes=[
            *Api(gate).routes(),
            *Lessons(gate.house).routes(),
            *Daily(gate).routes(),
            *operation.routes(),
            page,
        ],
        exception_handlers={
            Illegal: on_illegal,
            HTTPException: page.on_http_error,
            Exception: on_our_fault,
        },
    )
    app.router.redirect_slashes = False
    return Guard(app, gate, page)


class Guard:
    """Looks at each request before anybody else does, and counts what was answered."""

    def __init__(self, app: ASGIApp, gate: Gate, page: BuiltPage) -> None:
        self._app = app
        self._gate = gate
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        tally = self._gate.tally

        async def count(message: Message) -> None:
            if message["type"] == "http.response.start":
                tally.requests[message["status"]] += 1
            await send(message)

        try:
            self._check(Request(scope))
        except Illegal as illegal:
            await refused(illegal.refusal, scope)(scope, receive, count)
        else:
            await self._app(scope, receive, count)

    def _check(self, request: Request) -> None:
        path, headers = request.scope["path"], request.headers
        if path in SIGNS_OF_LIFE:  # asked for by machines, as often and by what name they like
            return
        self._gate.check_host(headers.get("Host", ""))
        # The page is in memory: handing it out costs no more than a refusal, and a whole class
        # behind one address may open it at once.
        if not self._page.has(path):
            self._gate.count_request(self._gate.visitor(request))
        if request.method not in SAFE:
            self._gate.check_origin(headers.get("Origin"), headers.get("Host", ""))
