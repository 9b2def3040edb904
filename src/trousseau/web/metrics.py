"""The house in numbers, as Prometheus reads them. Read from plain counters when asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from prometheus_client.core import CounterMetricFamily as Count
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from trousseau.tables.core.messages import Phase
from trousseau.web.gate import Gate
from trousseau.web.pulse import memory


class HouseMetrics(Collector):
    """Labels are phases, kinds and codes: nothing that a visitor could make up."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def describe(self) -> Iterator[Metric]:
        """Nothing ahead of time: the registry need not ask the house before it has one."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        gate, tally = self._gate, self._gate.tally
        commits, bots = gate.house.store.commits, gate.house.bot_workers
        phases = Counter(dict.fromkeys(get_args(Phase), 0))
        phases.update(live.stored.shown.phase for live in gate.house.tables.values())
        kinds = {str(kind.__struct_config__.tag): count for kind, count in tally.commands.items()}
        yield Gauge("trousseau_connections", "Sockets that are open.", gate.connections)
        yield Gauge("trousseau_memory_bytes", "Memory in use.", memory())
        yield Gauge(
            "trousseau_full", "1 while memory is short and nobody new is let in.", gate.full
        )
        yield _counted("trousseau_commands", "Commands read, by kind.", "kind", kinds)
        yield Count("trousseau_messages", "Messages sent on sockets.", tally.messages)
        yield _counted("trousseau_refused", "Refusals on sockets.", "code", tally.refused)
        yield _counted("trousseau_hung_up", "Connections we ended.", "code", tally.hung_up)
        yield _counted("trousseau_requests", "Answers over HTTP.", "status", tally.requests)
        tables = Gauge("trousseau_tables", "Tables in memory, by phase.", labels=["phase"])
        for phase, count in phases.items():
            tables.add_metric([phase], count)
        yield tables
        yield Count("trousseau_bot_moves", "Moves that bots chose.", bots.answers)
        yield _counted("trousseau_bot_failures", "Bots that gave no move.", "why", bots.failures)
        yield Gauge(
            "trousseau_store_healthy", "Whether the last commit succeeded.", commits.healthy
        )
        yield Count("trousseau_commits", "Transactions stored.", commits.count)
        yield Count("trousseau_rows", "Lines stored.", commits.rows)
        words = "How long the last commit took."
        yield Gauge("trousseau_commit_seconds", words, commits.seconds)
        yield from self._servers()

    def _servers(self) -> Iterator[Metric]:
        house = self._gate.house
        servers = len(house.store.others) + 1
        yield Gauge("trousseau_servers", "Servers of the house, this one too.", servers)
        words = "1 while the database can't be reached."
        yield Gauge("trousseau_adrift", words, house.store.adrift)
        words = "People here, at tables that other servers keep."
        yield Gauge("trousseau_passed_on", words, house.others.people)
        words = "People of other servers, at tables that are kept here."
        yield Gauge("trousseau_visitors", words, house.visitors)


def _counted(
    name: str, words: str, label: str, counts: dict[str, int] | Counter[str] | Counter[int]
) -> Count:
    family = Count(name, words, labels=[label])
    for key, count in counts.items():
        family.add_metric([str(key)], count)
    return family
