"""How much a slow line costs in a trial of reaction, over real wires, house and store.

The people, their lines and their hands are those of the tests; time jumps.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.games.boyard.trials.lines import FAR, NEAR, Line, Person, duellists
from tests.proof.far_duels import duel, lines_to
from tests.proof.network import in_jumps

from bench.tables.report import table

CASES: dict[str, tuple[str, tuple[Line, Line | None], tuple[Line, Line | None]]] = {
    "la main chaude": ("chaude", (NEAR, None), (FAR, None)),
    "la patte du tigre, the candidate far": ("patte", (NEAR, NEAR), (FAR, NEAR)),
    "la patte du tigre, the opponent far": ("patte", (NEAR, NEAR), (NEAR, FAR)),
    "la pince": ("pince", (NEAR, None), (FAR, None)),
}
"""Each with the lines of candidate and opponent; where there is none, the table acts."""


def lines(duels: int) -> str:
    """The same duels by near and by far lines, as a table."""
    rows = []
    for name, (trial, near, far) in CASES.items():
        shares = [share(trial, ends, duels) for ends in (near, far)]
        rows.append([name, *[f"{share:.1f}" for share in shares]])
        print(f"bench: {name}: {shares}", flush=True)
    title = f"The candidate wins of 100 duels, over {duels:,} each through the server"
    return table(title, ["", "near", "300 ms away"], rows)


def share(trial: str, ends: tuple[Line, Line | None], duels: int) -> float:
    """In a hundred: how often the candidate wins. The same people whatever the lines are like."""
    candidate, opponent = [None if line is None else Person(line) for line in ends]
    assert candidate is not None
    won = []

    async def play(folder: Path) -> None:
        async with lines_to(folder, trial) as server:
            for number in range(duels):
                won.append(await duel(server, trial, duellists(candidate, opponent, number)))

    with tempfile.TemporaryDirectory() as folder:
        in_jumps(play(Path(folder)))
    return 100 * sum(won) / duels
