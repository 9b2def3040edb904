"""`python -m bench.balance.passwords`: whether Mots de passe is fair, and no ring without words.

Run it on the compiled build: PYTHONPATH=build/compiled python -m bench.balance.passwords --write
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

import msgspec

from bench.balance.page import parser_for, section, write_plots
from bench.balance.passwords.notes import Notes, watch
from bench.balance.passwords.plots import plots
from bench.balance.passwords.rings import COMMON, GEMS, Rings, look
from bench.balance.passwords.tables import Studies, by_start, in_general, of_gems, of_rings
from bench.balance.playing import Study, played
from bench.places import ROOT
from bench.report import write_into
from trousseau.games.passwords import GAME
from trousseau.games.passwords.pieces import DECKS
from trousseau.lab.seeds import seed_of

PAGE = ROOT / "docs" / "balance" / "passwords.md"


class Findings(msgspec.Struct):
    """Everything that the page tells."""

    plain: Studies
    """Good bots, by the rulebook."""

    fair: Studies
    """Good bots with the handicap."""

    novices: Studies
    fair_novices: Studies
    experts: Studies
    rings: dict[str, Rings]


def main() -> None:
    options = parse()
    found = study(options)
    tables = list(sections(found))
    print("\n".join(tables))
    if options.write:
        drawn = plots(found.fair, found.novices)
        write_into(PAGE, "\n".join([*write_plots(PAGE, drawn), *tables]))


def study(options: argparse.Namespace) -> Findings:
    seed = seed_of(options.seed)

    def studied(level: str, games: int, handicap: bool) -> Studies:
        return {
            (language, seats): played(
                Study(
                    "passwords",
                    seats,
                    (level,),
                    games,
                    seed,
                    {"language": language, "handicap": handicap},
                ),
                watch,
                Notes,
                options.workers,
            )
            for language in DECKS
            for seats in GAME.seats
        }

    return Findings(
        plain=studied("good", options.games, False),
        fair=studied("good", options.equal, True),
        novices=studied("novice", options.games, False),
        fair_novices=studied("novice", options.games, True),
        experts=studied("expert", options.experts, True),
        rings={name: look(name, options.rings, options.descents, seed) for name in DECKS},
    )


def sections(found: Findings) -> Iterator[str]:
    yield from section("Wins by who began, good bots, the rulebook", by_start(found.plain))
    yield from section("Wins by who began, good bots, with a handicap", by_start(found.fair))
    yield from section("Wins by who began, novices, the rulebook", by_start(found.novices))
    yield from section("Wins by who began, novices, with a handicap", by_start(found.fair_novices))
    yield from section("Wins by who began, experts, with a handicap", by_start(found.experts))
    yield from section("Games of novices, the rulebook", in_general(found.novices))
    yield from section("Games of good bots, the rulebook", in_general(found.plain))
    yield from section("Gems a turn", of_gems(dict(gems_by_player(found))))
    title = f"Of the {COMMON:,} commonest words, how many place {GEMS} gems on a ring"
    yield from section(title, of_rings(found.rings))


def gems_by_player(found: Findings) -> Iterator[tuple[str, Counter[int]]]:
    """What levels place a turn, and the most that there is."""
    levels = {"novice": found.novices, "good": found.plain, "expert": found.experts}
    for language in DECKS:
        for level, studies in levels.items():
            gems: Counter[int] = Counter()
            for (spoken, _), notes in studies.items():
                if spoken == language:
                    gems += notes.gems
            yield f"{language}, {level}", gems
        yield f"{language}, best common word", found.rings[language].common_best
        yield f"{language}, best of all words", found.rings[language].best


def parse() -> argparse.Namespace:
    parser = parser_for(PAGE, __doc__)
    parser.add_argument("--equal", type=int, default=10_000, help="handicapped good bots (10000)")
    parser.add_argument("--games", type=int, default=1_000, help="games of each other kind (1000)")
    parser.add_argument("--experts", type=int, default=20, help="games of experts (20)")
    parser.add_argument("--rings", type=int, default=1_000, help="rings of each deck (1000)")
    parser.add_argument("--descents", type=int, default=30, help="looks for the worst ring (30)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
