"""The house in numbers, as Prometheus reads them. Read from plain counters when asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

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
        yield from self._of_the_web()
        yield from self._of_the_tables()
        yield from self._of_the_bots()
        yield from self._of_the_store()

    def _of_the_web(self) -> Iterator[Metric]:
        tally = self._gate.tally
        yield GaugeMetricFamily(
            "trousseau_connections", "Sockets that are open.", self._gate.connections
        )
        yield GaugeMetricFamily("trousseau_memory_bytes", "Memory in use.", memory())
        yield GaugeMetricFamily(
            "trousseau_full", "1 while memory is short and nobody new is let in.", self._gate.full
        )
        yield _counted(
            "trousseau_commands",
            "Commands read, by kind.",
            "kind",
            {str(kind.__struct_config__.tag): count for kind, count in tally.commands.items()},
        )
        yield CounterMetricFamily("trousseau_messages", "Messages sent on sockets.", tally.messages)
        yield _counted("trousseau_refused", "Refusals on sockets.", "code", tally.refused)
        yield _counted("trousseau_hung_up", "Connections we ended.", "code", tally.hung_up)
        yield _counted("trousseau_requests", "Answers over HTTP.", "status", tally.requests)

    def _of_the_tables(self) -> Iterator[Metric]:
        phases = Counter(live.stored.shown.phase for live in self._gate.house.tables.values())
        tables = GaugeMetricFamily(
            "trousseau_tables", "Tables in memory, by phase.", labels=["phase"]
        )
        for phase in ("gathering", "playing", "over", "broken", "closed"):
            tables.add_metric([phase], phases[phase])
        yield tables

    def _of_the_bots(self) -> Iterator[Metric]:
        bot_workers = self._gate.house.bot_workers
        yield CounterMetricFamily(
            "trousseau_bot_moves", "Moves that bots chose.", bot_workers.answers
        )
        yield _counted(
            "trousseau_bot_failures", "Bots that gave no move.", "why", bot_workers.failures
        )

    def _of_the_store(self) -> Iterator[Metric]:
        store = self._gate.house.store
        yield GaugeMetricFamily(
            "trousseau_store_healthy", "Whether the last commit succeeded.", store.healthy
        )
        yield CounterMetricFamily("trousseau_commits", "Transactions stored.", store.commits)
        yield CounterMetricFamily("trousseau_rows", "Lines stored.", store.rows)
        yield GaugeMetricFamily(
            "trousseau_commit_seconds", "How long the last commit took.", store.commit_seconds
        )


def _counted(
    name: str, words: str, label: str, counts: dict[str, int] | Counter[str] | Counter[int]
) -> CounterMetricFamily:
    family = CounterMetricFamily(name, words, labels=[label])
    for key, count in counts.items():
        family.add_metric([str(key)], count)
    return family
