"""The scores as tables for people and as JSON for programs."""

from __future__ import annotations

import json
import os
import platform
import re
from pathlib import Path
from statistics import median

from bench.contest import Score

TIME_UNITS = {"µs": 1e6, "ms": 1e3}
BEGIN = "<!-- results: written by the command above -->"
END = "<!-- end of results -->"


def as_markdown(scores: list[Score]) -> str:
    return "\n\n".join([f"Measured on {machine()}.", *map(table, scores)])


def table(score: Score) -> str:
    """A row for each contender: its median, and how many times as fast each of ours was."""
    ours = score.contest.yardsticks
    header = ["", score.contest.unit, "pure is", "compiled is"]
    rows = [header, ["---", *["---:"] * (len(header) - 1)]]
    for name, rates in score.rates.items():
        ratios = [f"{ratio(score.rates[own], rates):.2f} ×" for own in ours]
        rows.append([name, shown(median(rates), score.contest.unit), *ratios])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"### {score.contest.title}", "", *lines])


def ratio(own: list[float], other: list[float]) -> float:
    """The median over the rounds of how many times as fast one was as the other."""
    return median(a / b for a, b in zip(own, other, strict=True))


def shown(rate: float, unit: str) -> str:
    if unit in TIME_UNITS:
        return f"{TIME_UNITS[unit] / rate:.2f}"
    return f"{rate:,.0f}"


def as_json(scores: list[Score]) -> str:
    contests = [
        {
            "key": score.contest.key,
            "title": score.contest.title,
            "rates_per_second": score.rates,
        }
        for score in scores
    ]
    return json.dumps({"machine": machine(), "contests": contests}, indent=1)


def machine() -> str:
    """In general words: the processor, the system and the Python."""
    core = f"one of {os.cpu_count()} cores, {processor()}"
    return f"{core}, {platform.system()}, Python {platform.python_version()}"


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    text = cpuinfo.read_text() if cpuinfo.is_file() else ""
    model = re.search(r"^model name\s*: (.*)$", text, re.MULTILINE)
    return model[1] if model else platform.machine()


def write_into(page: Path, tables: str, begin: str = BEGIN) -> None:
    """Replace what stands between the two marks of the page."""
    before, _, rest = page.read_text().partition(begin)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{begin}\n\n{tables}\n\n{END}{after}")
