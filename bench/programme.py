"""The contests: who is measured against whom, at what."""

from __future__ import annotations

from bench.contest import Contender, Contest, ours

TICTACTOE = "trousseau.testing.games.tictactoe"
LEDUC = "trousseau.testing.games.leduc"

PROGRAMME = [
    Contest(
        "tictactoe",
        "Random play from Python: tic-tac-toe",
        "moves/s",
        [
            *ours(f"ours:play:{TICTACTOE}:2"),
            *ours(f"ours:play_by_view:{TICTACTOE}:2", ", with views"),
            Contender("OpenSpiel, C++", "open_spiel:play:tic_tac_toe"),
            Contender("OpenSpiel, Python", "open_spiel:play:python_tic_tac_toe"),
            Contender("PettingZoo", "petting_zoo:play:tictactoe_v3"),
        ],
    ),
    Contest(
        "leduc",
        "Random play from Python: Leduc poker",
        "moves/s",
        [
            *ours(f"ours:play:{LEDUC}:2"),
            *ours(f"ours:play_by_view:{LEDUC}:2", ", with views"),
            Contender("OpenSpiel, C++", "open_spiel:play:leduc_poker"),
            Contender("OpenSpiel, Python (Kuhn poker)", "open_spiel:play:python_kuhn_poker"),
            Contender("PettingZoo", "petting_zoo:play:leduc_holdem_v4"),
            Contender("RLCard", "rl_card:play:leduc-holdem"),
        ],
    ),
    Contest(
        "search",
        "Information-set Monte Carlo tree search: Leduc poker",
        "searches/s",
        [
            *ours(f"ours:search:{LEDUC}:2"),
            Contender("OpenSpiel, C++", "open_spiel:search_cpp:leduc_poker"),
            Contender("OpenSpiel, Python", "open_spiel:search_python:leduc_poker"),
        ],
    ),
    Contest(
        "coffre",
        "Random play from Python: coffre, 5 seats",
        "moves/s",
        ours("ours:play:coffre:5"),
    ),
    Contest(
        "playout",
        "Random play by the kernel's own loop: coffre, 5 seats",
        "moves/s",
        ours("ours:playout:coffre:5"),
    ),
    Contest("copy", "Copying a state: coffre, 5 seats", "µs", ours("ours:copy:coffre:5")),
    Contest(
        "imagine",
        "Drawing an imagined world: coffre, 5 seats",
        "µs",
        ours("ours:imagine:coffre:5"),
    ),
    Contest(
        "fourkeys",
        "Random play from Python: fourkeys, 2 seats",
        "moves/s",
        [
            *ours("ours:play:fourkeys:2"),
            Contender("OpenSpiel, C++ (crazy eights)", "open_spiel:play:crazy_eights"),
            Contender("OpenSpiel, C++ (gin rummy)", "open_spiel:play:gin_rummy"),
            Contender("OpenSpiel, C++ (Hive)", "open_spiel:play:hive"),
        ],
    ),
    Contest(
        "fourkeys_playout",
        "Random play by the kernel's own loop: fourkeys, 2 seats",
        "moves/s",
        ours("ours:playout:fourkeys:2"),
    ),
    Contest(
        "fourkeys_copy",
        "Copying a state: fourkeys, 2 seats",
        "µs",
        ours("ours:copy:fourkeys:2"),
    ),
    Contest(
        "fourkeys_imagine",
        "Drawing an imagined world: fourkeys, 2 seats",
        "µs",
        ours("ours:imagine:fourkeys:2"),
    ),
    Contest(
        "import",
        "Import in a fresh Python",
        "ms",
        [
            *ours("imports:fresh:from trousseau import games; games.get('coffre')"),
            Contender("OpenSpiel", "imports:fresh:import pyspiel"),
            Contender("PettingZoo", "imports:fresh:from pettingzoo.classic import leduc_holdem_v4"),
            Contender("RLCard", "imports:fresh:import rlcard; rlcard.make('leduc-holdem')"),
        ],
    ),
]
