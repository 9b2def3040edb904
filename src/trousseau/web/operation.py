"""What a service manager, a proxy and a monitor ask: alive, ready, and how things are."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trousseau.web.answers import NO_STORE, answer
from trousseau.web.gate import Gate
from trousseau.web.metrics import HouseMetrics

SIGNS_OF_LIFE = ("/healthz", "/readyz")

UNREADY = 503


class Operation:
    """Asked from outside, and answered without touching a table."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self.registry = CollectorRegistry()
        self.registry.register(HouseMetrics(gate))
        PlatformCollector(registry=self.registry)
        ProcessCollector(registry=self.registry)

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.alive, methods=["GET"]),
            Route("/readyz", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def alive(self, request: Request) -> Response:
        return answer({"alive": True})

    async def ready(self, request: Request) -> Response:
        """Whether moves can be stored; not while the server stops."""
        store, closing = self._gate.house.store, self._gate.closing
        # After a failure it is tried: if nobody is sent here, no move will show that it works.
        stored = store.commits.healthy or await store.probe()
        ready = stored and not (closing or store.adrift)
        about = {"stored": stored, "database": not store.adrift, "stopping": closing}
        return answer({"ready": ready, **about}, 200 if ready else UNREADY)

    async def metrics(self, request: Request) -> Response:
        text = generate_latest(self.registry)
        return Response(text, headers=NO_STORE, media_type=CONTENT_TYPE_LATEST)
