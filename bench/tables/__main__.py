"""Measure the servers, print the tables, and with --write put them into docs/benchmarks.md."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256

from bench.__main__ import PAGE
from bench.places import ROOT
from bench.report import machine, write_into
from bench.tables.contenders import CONTENDERS, PEERS
from bench.tables.measuring import Effort
from bench.tables.options import Options
from bench.tables.programme import PROGRAMME
from bench.tables.report import as_markdown
from bench.tables.running import first_core, last_core

BEGIN = "<!-- results of the servers: written by the command above -->"
RESULTS = ROOT / "build" / "bench-tables.json"
QUICK = Effort(
    tables=100, idle_tables=200, scale=(50, 100, 200), rounds=1, warm_up=1.0, seconds=2.0
)


def main() -> None:
    """Run the whole programme, or the parts of it that are named."""
    asked = Options("tables", __doc__, PROGRAMME)
    asked.add_argument("--only", default="", metavar="NAME", help="servers named like this")
    options = asked.read()
    prepare()
    RESULTS.parent.mkdir(exist_ok=True)
    contenders = [one for one in CONTENDERS if options.only.lower() in one.name.lower()]
    effort = QUICK if options.quick else replace(Effort(), rounds=options.rounds)
    found = {part: PROGRAMME[part](contenders, effort) for part in options.parts}
    figures = {part: finding.figures for part, finding in found.items()}
    RESULTS.write_text(json.dumps({"machine": machine(), "parts": figures}, indent=1))
    tables = as_markdown([finding.table for finding in found.values()])
    print(tables)
    if options.write:
        write_into(PAGE, tables, BEGIN)


def prepare() -> None:
    """Build ours, and bring the others at their locked versions; what is there already stays."""
    if shutil.which("npm") is None:
        raise SystemExit("bench: the other servers and the load need Node 20 or newer, with npm")
    if first_core() == last_core():
        raise SystemExit("bench: the server and the load need a core each")
    subprocess.run([sys.executable, str(ROOT / "play"), "build"], check=True)
    stamp = PEERS / "node_modules" / "stamp"
    wanted = sha256((PEERS / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("bench: installing the other servers into bench/tables/peers", flush=True)
    subprocess.run(["npm", "install", "--no-save", "--silent"], cwd=PEERS, check=True)
    stamp.write_text(wanted)


if __name__ == "__main__":
    main()
