"""Measure servers on PostgreSQL, print the tables, and with --write put them into the docs."""

from __future__ import annotations

import json
import os
from dataclasses import replace

from bench.__main__ import PAGE
from bench.many.programme import PROGRAMME
from bench.many.report import as_markdown
from bench.places import ROOT
from bench.report import machine, write_into
from bench.tables.__main__ import prepare
from bench.tables.measuring import Effort
from bench.tables.options import Options
from own_postgres import WHAT_TO_INSTALL, programs

BEGIN = "<!-- results of many servers: written by the command above -->"
RESULTS = ROOT / "build" / "bench-many.json"
QUICK = Effort(tables=100, rounds=1, warm_up=1.0, seconds=2.0)


def main() -> None:
    """Run the whole programme, or the parts of it that are named."""
    options = Options("many", __doc__, PROGRAMME).read()
    if programs() is None:
        raise SystemExit(f"bench: here is no {WHAT_TO_INSTALL}")
    prepare()
    RESULTS.parent.mkdir(exist_ok=True)
    waiting = os.getloadavg()[0]
    effort = QUICK if options.quick else replace(Effort(), rounds=options.rounds)
    found = {part: PROGRAMME[part](effort) for part in options.parts}
    figures = {part: finding.figures for part, finding in found.items()}
    RESULTS.write_text(json.dumps({"machine": machine(), "parts": figures}, indent=1))
    tables = [finding.table for finding in found.values()]
    text = as_markdown(tables, effort.rounds, waiting)
    print(text)
    if options.write:
        write_into(PAGE, text, BEGIN)


if __name__ == "__main__":
    main()
